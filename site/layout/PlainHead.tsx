import type { ReactNode } from 'react'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/routes/all-pages.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { Words } from '#site/ui/Words.tsx'
import { crumbsFor } from './crumbs-for.ts'

interface Props {
  page: GuidePage
  title: string
  leadHtml?: string
  /** Stands to the right of the title: buttons, a choice. */
  children?: ReactNode
}

/** The head of a page that is a tool or a text: no picture, breadcrumbs and title on paper. */
export function PlainHead({ page, title, leadHtml, children }: Props) {
  return (
    <div className="plain-head">
      <Crumbs crumbs={crumbsFor(page)} label={translator(page.language)('layout.crumbs')} />
      <div className="plain-head-row">
        <div>
          <h1>{title}</h1>
          {leadHtml ? <Words as="p" className="muted" html={leadHtml} /> : null}
        </div>
        {children}
      </div>
    </div>
  )
}
