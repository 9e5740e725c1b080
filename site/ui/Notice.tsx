import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { warning } from './icons.ts'
import './Notice.css'

interface Props {
  title: string
  children: ReactNode
  /** `info`: to know before going. `bad`: an error, announced at once. */
  kind?: 'info' | 'bad'
}

/** A notice of something that must not be overlooked. */
export function Notice({ title, children, kind = 'info' }: Props) {
  return (
    <div className={kind === 'bad' ? 'notice bad' : 'notice'} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon svg={warning} />
      <b>{title}</b>
      <div className="notice-text">{children}</div>
    </div>
  )
}
