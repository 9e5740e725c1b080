import type { Language } from '#contract/languages.ts'
import type { CabinsCopy } from '#site/content/model/pages/cabins-copy.ts'
import { Drawing } from '#site/content/pictures/Drawing.tsx'
import { type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { RichText } from '#site/ui/RichText.tsx'
import './WhatIsRorbu.css'

interface Props {
  copy: CabinsCopy['what']
  cutaway: PictureId
  details: readonly PictureId[]
  language: Language
}

export function WhatIsRorbu({ copy, cutaway, details, language }: Props) {
  return (
    <div className="explain">
      <figure className="wide">
        <div className="cutaway">
          <Drawing picture={cutaway} language={language} className="pic" />
          <ol aria-hidden="true">
            {copy.points.map(({ title }, index) => (
              <li key={title}>{index + 1}</li>
            ))}
          </ol>
        </div>
        <RichText as="figcaption" html={wordsOfPicture(cutaway, language).captionHtml} />
      </figure>
      <ol className="points">
        {copy.points.map(({ title, text }, index) => (
          <li key={title}>
            <b aria-hidden="true">{index + 1}</b>
            <h3>{title}</h3>
            <RichText as="p" html={renderInlineMarkdown(text)} />
          </li>
        ))}
      </ol>
      <div className="pair">
        {details.map((picture) => (
          <figure key={picture}>
            <Drawing picture={picture} language={language} className="pic" />
            <RichText as="figcaption" html={wordsOfPicture(picture, language).captionHtml} />
          </figure>
        ))}
      </div>
    </div>
  )
}
