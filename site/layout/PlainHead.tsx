import type { ReactNode } from 'react'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/crumbs-for.ts'
import { addressOfPicture, wordsOfPicture } from '#site/pictures/pictures.ts'
import { definitionOf } from '#site/routes/pages.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { Words } from '#site/ui/Words.tsx'
import './PlainHead.css'

interface Props {
  page: GuidePage
  title: string
  leadHtml?: string
  /** Stands to the right of the title: buttons, a choice. */
  children?: ReactNode
}

/** The head of a page that is a tool or a text: breadcrumbs and title on paper, at most a small square drawing beside them. */
export function PlainHead({ page, title, leadHtml, children }: Props) {
  const picture = definitionOf(page.id).picture
  return (
    <div className="plain-head">
      <Crumbs crumbs={crumbsFor(page)} label={translator(page.language)('layout.crumbs')} />
      <div className="plain-head-row">
        <div>
          <h1>{title}</h1>
          {leadHtml ? <Words as="p" className="muted" html={leadHtml} /> : null}
        </div>
        {children}
        {picture ? (
          <img
            className="plain-head-picture"
            src={addressOfPicture(picture)}
            alt={wordsOfPicture(picture, page.language).alt}
            width="400"
            height="400"
            decoding="async"
          />
        ) : null}
      </div>
    </div>
  )
}
