import { type Language, languages } from '#contract/languages.ts'
import { ratingOf } from '#site/content/model/assessment-schema.ts'
import type { Cabin } from '#site/content/model/cabin-queries.ts'
import { showFigure, sumReviews } from '#site/content/model/evidence.ts'
import { type CabinsCopy, readCabinsFigures } from '#site/content/model/pages/cabins-copy.ts'
import { type PictureId, wordsOfPicture } from '#site/content/pictures/pictures.ts'
import { Scene } from '#site/content/pictures/Scene.tsx'
import { renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/media/photos/EntryPicture.tsx'
import { PhotoCaption } from '#site/media/photos/PhotoCredit.tsx'
import type { Photo } from '#site/media/photos/photo-of.ts'
import type { GuidePage } from '#site/page-list/all-pages.ts'
import { crumbsFor } from '#site/page-list/name-of-page.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { Crumbs } from '#site/ui/Crumbs.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowDown } from '#site/ui/icons.ts'
import { RichText } from '#site/ui/RichText.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import './CabinsHead.css'
import '#site/ui/page-head.css'

interface Props {
  page: GuidePage
  copy: CabinsCopy
  cabins: Cabin[]
  scene: PictureId
  photo?: Photo | undefined
  listId: string
}

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
          <RichText as="p" className="lead" html={renderInlineMarkdown(copy.lead)} />
        </div>
        <div className="cabins-head-aside">
          {photo ? (
            <PhotoCaption as="p" className="caption" photo={photo} language={language} />
          ) : (
            <RichText as="p" className="caption" html={words.captionHtml} />
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

/** The guests’ rating with the sum of their reviews; else the mean of the editors’ own stars. Both say of how many places. */
function ScorePlate({ cabins, words, language }: { cabins: Cabin[]; words: CabinsCopy['score']; language: Language }) {
  const ofGuests = showFigure(readCabinsFigures().rating, 'content/pages/cabins/figures.yaml: rating')
  const reviews = sumReviews(cabins)
  const judged = cabins.flatMap(({ facts }) => (facts.assessment ? [ratingOf(facts.assessment.stars)] : []))
  if (!(ofGuests && reviews) && judged.length === 0) return null
  const mean = judged.reduce((sum, each) => sum + each, 0) / judged.length
  const isSample = ofGuests?.isSample || reviews?.isSample
  const { value, text, evidence } =
    ofGuests && reviews
      ? {
          value: ofGuests.value,
          text: fillGaps(words.guests, {
            count: formatNumber(reviews.value, languages[language].locale),
            cabins: cabins.length,
          }),
          evidence: isSample ? 'sample' : 'verified',
        }
      : { value: Math.round(mean * 10) / 10, text: fillGaps(words.own, { cabins: judged.length }), evidence: 'own' }
  return (
    <div className="score" data-evidence={evidence}>
      <b className="num" aria-hidden="true">
        {formatRating(value, language)}
        <small>/5</small>
      </b>
      <Stars value={value} language={language} />
      <p>
        <span className="num">{text}</span> {evidence === 'sample' ? <SampleMark language={language} /> : null}
      </p>
    </div>
  )
}
