import type { ReactNode } from 'react'
import { Words } from './Words.tsx'
import './Section.css'

interface Props {
  title: string
  /** One or two sentences under the heading, as HTML of `renderInlineMarkdown`. */
  introHtml?: string
  /** Stands under the heading: a "more" link, for example. */
  aside?: ReactNode
  /** `margin`: heading in the margin column, matter in the wide one. `row`: heading and introduction in a row, matter full width. */
  shape?: 'margin' | 'row'
  ground?: 'paper' | 'fog' | 'shallow'
  /** The address of the section (`#transport`). */
  id?: string
  /** No space above: follows directly on a section of the same ground. */
  isJoined?: boolean
  children?: ReactNode
}

/** A section of a page: heading, introduction and matter on the twelve columns. */
export function Section({
  title,
  introHtml,
  aside,
  shape = 'margin',
  ground = 'paper',
  id,
  isJoined,
  children,
}: Props) {
  const classes = ['sec']
  if (ground === 'fog') classes.push('tint')
  if (ground === 'shallow') classes.push('shallow')
  if (isJoined) classes.push('joined')
  return (
    <section className={classes.join(' ')} id={id}>
      <div className="wrap">
        <div className={shape === 'row' ? 'sec-h row' : 'sec-h'}>
          <h2>{title}</h2>
          {introHtml ? <Words as="p" html={introHtml} /> : null}
          {aside}
        </div>
        {children ? <div className={shape === 'row' ? 'full' : 'sec-m'}>{children}</div> : null}
      </div>
    </section>
  )
}
