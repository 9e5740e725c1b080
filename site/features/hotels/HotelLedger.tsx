import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { hasCharging } from '#site/editorial/hotel-lists.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import type { HotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { linkToStay } from '#site/editorial/partners.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { AmenityList } from '#site/ui/AmenityList.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { mapPin } from '#site/ui/icons.ts'
import { PartnerButton } from '#site/ui/PartnerButton.tsx'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { Words } from '#site/ui/Words.tsx'
import { HotelFigures } from './HotelFigures.tsx'
import './HotelLedger.css'
import '#site/ui/guest-voice.css'

interface Props {
  hotels: Hotel[]
  copy: HotelsCopy['list']
  language: Language
}

/** The hotels as numbered rows in the order of the road. The numbers are those of the chart beside them. */
export function HotelLedger({ hotels, copy, language }: Props) {
  return (
    <ol className="hotel">
      {hotels.map((hotel, index) => (
        <li key={hotel.id} className={hasCharging(hotel) ? 'charges' : undefined}>
          <span className="number" aria-hidden="true">
            {index + 1}
          </span>
          <HotelWords hotel={hotel} copy={copy} language={language} />
          <div className="side">
            <HotelFigures hotel={hotel} language={language} />
            <PartnerButton link={linkToStay(hotel.facts.name, hotel.facts.village, language)} language={language}>
              {translator(language)('entry.book')}
            </PartnerButton>
          </div>
        </li>
      ))}
    </ol>
  )
}

function HotelWords({ hotel, copy, language }: { hotel: Hotel; copy: Props['copy']; language: Language }) {
  const { facts, words } = hotel
  const href = hrefFor('hotel', language, { id: hotel.id })
  return (
    <div className="words">
      <h3>
        <a href={href}>{facts.name}</a>
      </h3>
      <p className="address">
        <Icon svg={mapPin} />
        {facts.address?.value ?? facts.village}
      </p>
      <Words as="p" html={renderInlineMarkdown(words.summary)} />
      <AmenityList amenities={facts.amenities} language={language} />
      <ExampleReview hotel={hotel} summary={copy.review} language={language} />
    </div>
  )
}

/** A folded example of what a guest might write, marked as one. */
function ExampleReview({ hotel, summary, language }: { hotel: Hotel; summary: string; language: Language }) {
  const { topReview: review } = hotel.facts
  const text = hotel.words.topReview
  if (!review || !text) return null
  const shown = showFigure(
    { evidence: review.evidence, value: review },
    `content/hotels/${hotel.id}/facts.yaml: topReview`,
  )
  if (!shown) return null
  const { author, date, rating } = shown.value
  return (
    <details className="voice">
      <summary>{summary}</summary>
      <div data-evidence="sample">
        <p>{text}</p>
        <p className="who">
          <span>{author}</span>
          {date ? <time dateTime={date}>{sayDate(date, language)}</time> : null}
          {rating ? <Stars value={rating} language={language} /> : null}
          <SampleMark language={language} />
        </p>
      </div>
    </details>
  )
}
