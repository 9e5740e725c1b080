import type { ReactNode } from 'react'

interface Props {
  /** `departures` of a stop, or the avalanche `bulletin`. */
  name: 'departures' | 'bulletin'
  stop?: string
  className?: string
  /** Whom to ask, until the part is known and without script. */
  children: ReactNode
}

/** The place of a live part in a page; `live-parts.ts` fills it. */
export function LivePart({ name, stop, className, children }: Props) {
  return (
    <div className={className} data-live-part={name} data-stop={stop}>
      <div data-live-drawn />
      <div data-live-usual>{children}</div>
    </div>
  )
}
