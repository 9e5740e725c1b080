import type { ReactNode } from 'react'
import { addressOfPicture, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/name-of-page.ts'
import { definitionOf } from '#site/routes/pages.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { RichText } from '#site/ui/RichText.tsx'
import './PlainHead.css'

interface Props {
  page: GuidePage
  title: string
  leadHtml?: string
  /** Right of the title: buttons, a choice. */
  children?: ReactNode
}

/** The head of a tool or a text page: breadcrumbs and title on paper, with at most a small drawing. */
export function PlainHead({ page, title, leadHtml, children }: Props) {
  const picture = definitionOf(page.id).picture
  return (
    <div className="plain-head">
      <Crumbs crumbs={crumbsFor(page)} label={translator(page.language)('layout.crumbs')} />
      <div className="plain-head-row cluster">
        <div>
          <h1>{title}</h1>
          {leadHtml ? <RichText as="p" className="muted" html={leadHtml} /> : null}
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
