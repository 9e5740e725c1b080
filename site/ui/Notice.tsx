import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { warning } from './icons.ts'
import './Notice.css'

interface Props {
  title: string
  children: ReactNode
  /** `info`: something to know before going. `bad`: something went wrong; announced at once. */
  kind?: 'info' | 'bad'
}

/** A notice in the colour of the land on a chart: what a visitor must not overlook. */
export function Notice({ title, children, kind = 'info' }: Props) {
  return (
    <div className={kind === 'bad' ? 'notice bad' : 'notice'} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon svg={warning} />
      <b>{title}</b>
      <div className="notice-text">{children}</div>
    </div>
  )
}
