import { type Language, languages } from '#contract/languages.ts'
import type { Cabin } from '#site/editorial/cabin-queries.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { type CabinsCopy, readCabinsFigures } from '#site/editorial/pages/cabins-copy.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { sumReviews } from '#site/editorial/sum-reviews.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayRating } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/crumbs-for.ts'
import { EntryPicture } from '#site/photos/EntryPicture.tsx'
import { PhotoCaption } from '#site/photos/PhotoCredit.tsx'
import type { Photo } from '#site/photos/photo-of.ts'
import { type PictureId, wordsOfPicture } from '#site/pictures/pictures.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowDown } from '#site/ui/icons.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { Words } from '#site/ui/Words.tsx'
import './CabinsHead.css'
import '#site/layout/PageHead.css'

interface Props {
  page: GuidePage
  copy: CabinsCopy
  cabins: Cabin[]
  scene: PictureId
  photo?: Photo | undefined
  /** The id of the list on this page. */
  listId: string
}

/** The head of the cabins page: picture, signboard, and right of it the caption, the score plate and the two ways on. */
export function CabinsHead({ page, copy, cabins, scene, photo, listId }: Props) {
  const { language } = page
  const words = wordsOfPicture(scene, language)
  const ranking = hrefFor('bestCabins', language)
  return (
    <section className={`head low cabins-head${photo ? ' photo-head' : ''}`}>
      <EntryPicture photo={photo} language={language} use="head" loading="eager" isCaptioned>
        <Scene scene={scene} alt={words.alt} loading="eager" />
      </EntryPicture>
      <div className="rule" aria-hidden="true" />
      <div className="wrap cabins-head-columns">
        <div className="board">
          <Crumbs crumbs={crumbsFor(page)} label={translator(language)('layout.crumbs')} />
          <h1>{copy.heading}</h1>
          <Words as="p" className="lead" html={renderInlineMarkdown(copy.lead)} />
        </div>
        <div className="cabins-head-aside">
          {photo ? (
            <PhotoCaption as="p" className="cap" photo={photo} language={language} />
          ) : (
            <Words as="p" className="cap" html={words.captionHtml} />
          )}
          <ScorePlate cabins={cabins} words={copy.score} language={language} />
          <p className="cabins-ways">
            <a className="btn btn-1" href={`#${listId}`}>
              {copy.actions.list}
              <Icon svg={arrowDown} />
            </a>
            <a className="btn btn-2" href={ranking}>
              {copy.actions.ranking}
            </a>
          </p>
        </div>
      </div>
    </section>
  )
}

/** The rating of all and the sum of their reviews; nothing in a guide that shows checked figures only. */
function ScorePlate({ cabins, words, language }: { cabins: Cabin[]; words: string; language: Language }) {
  const rating = showFigure(readCabinsFigures().rating, 'content/pages/cabins/figures.yaml: rating')
  const reviews = sumReviews(cabins)
  if (!rating || !reviews) return null
  const isSample = rating.isSample || reviews.isSample
  const count = reviews.value.toLocaleString(languages[language].locale)
  return (
    <div className="score" data-evidence={isSample ? 'sample' : 'verified'}>
      <b className="num" aria-hidden="true">
        {sayRating(rating.value, language)}
        <small>/5</small>
      </b>
      <Stars value={rating.value} language={language} />
      <p>
        <span className="num">{fillGaps(words, { count })}</span> {isSample ? <SampleMark language={language} /> : null}
      </p>
    </div>
  )
}
