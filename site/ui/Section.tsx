import type { ReactNode } from 'react'
import { RichText } from './RichText.tsx'
import './Section.css'

interface Props {
  title: string
  introHtml?: string
  /** Below the heading. */
  aside?: ReactNode
  /** `margin`: heading in the margin column. `row`: heading and introduction in a row, content full width. */
  shape?: 'margin' | 'row'
  ground?: 'paper' | 'fog' | 'shallow'
  id?: string
  /** No space above, after a section of the same ground. */
  isJoined?: boolean
  /** Hidden while a filter of the page leaves none of its entries. */
  isFiltered?: boolean
  children?: ReactNode
}

export function Section({
  title,
  introHtml,
  aside,
  shape = 'margin',
  ground = 'paper',
  id,
  isJoined,
  isFiltered,
  children,
}: Props) {
  const classes = ['section']
  if (ground === 'fog') classes.push('tint')
  if (ground === 'shallow') classes.push('shallow')
  if (isJoined) classes.push('joined')
  return (
    <section className={classes.join(' ')} id={id} data-filter-group={isFiltered ? '' : undefined}>
      <div className="wrap">
        <div className={shape === 'row' ? 'section-heading row' : 'section-heading'}>
          <h2>{title}</h2>
          {introHtml ? <RichText as="p" html={introHtml} /> : null}
          {aside}
        </div>
        {children ? <div className={shape === 'row' ? 'full' : 'section-body'}>{children}</div> : null}
      </div>
    </section>
  )
}
