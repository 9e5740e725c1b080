import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { renderInlineMarkdown } from '#site/editorial/read-content.ts'
import type { Restaurant } from '#site/editorial/restaurant-queries.ts'
import { sayDate } from '#site/i18n/say-date.ts'
import { sayWholeKilometres } from '#site/i18n/say-kilometres.ts'
import { translator } from '#site/i18n/translate.ts'
import { EntryPicture } from '#site/photos/EntryPicture.tsx'
import { photoOf } from '#site/photos/photo-of.ts'
import { wordsOfPicture } from '#site/pictures/pictures.ts'
import { Scene } from '#site/pictures/Scene.tsx'
import { hrefFor } from '#site/routes/path-for.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { arrowUpRight } from '#site/ui/icons.ts'
import { SampleMark } from '#site/ui/SampleMark.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { Words } from '#site/ui/Words.tsx'
import { RestaurantFigures } from './RestaurantFigures.tsx'
import { sayCuisines } from './say-cuisines.ts'
import './BillOfFare.css'
import '#site/ui/guest-voice.css'
import '#site/ui/out-link.css'

interface Props {
  restaurants: Restaurant[]
  language: Language
}

/** A picture stands at the first row and at every fourth after it, so that the list stays a menu. */
export function hasPicture(row: number): boolean {
  return row % 4 === 0
}

/** The restaurants set like a menu, east to west: place and kilometres, the house and its dish, figures and the way to it. */
export function BillOfFare({ restaurants, language }: Props) {
  return (
    <ol className="bill-of-fare">
      {restaurants.map((restaurant, row) => (
        <li key={restaurant.id}>
          <Place restaurant={restaurant} language={language} />
          <div>
            {hasPicture(row) ? <Picture restaurant={restaurant} language={language} /> : null}
            <House restaurant={restaurant} language={language} />
          </div>
          <div className="side">
            <RestaurantFigures restaurant={restaurant} language={language} />
            <p className="muted">{sayCuisines(restaurant.facts.cuisine, language)}</p>
            <Website restaurant={restaurant} language={language} />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface RowProps {
  restaurant: Restaurant
  language: Language
}

function Place({ restaurant: { facts }, language }: RowProps) {
  const { village, road, address } = facts
  // The village stands above; the register repeats it behind the postcode.
  const street = address?.value.split(',')[0]
  return (
    <div className="where">
      <b>{village}</b>
      {road ? <span className="num">{sayWholeKilometres(road.kilometre + (road.offRoad ?? 0), language)}</span> : null}
      {street ? <span>{street}</span> : null}
    </div>
  )
}

function Picture({ restaurant: { id, facts }, language }: RowProps) {
  return (
    <EntryPicture photo={photoOf('restaurants', id)} language={language} use="entry">
      <Scene scene={facts.picture} alt={wordsOfPicture(facts.picture, language).alt} />
    </EntryPicture>
  )
}

function House({ restaurant, language }: RowProps) {
  const { id, facts, words } = restaurant
  const href = hrefFor('restaurant', language, { id })
  return (
    <>
      <h3>
        <a href={href}>{facts.name}</a>
      </h3>
      <Words as="p" className="dish" html={renderInlineMarkdown(words.dish)} />
      <Words as="p" className="summary" html={renderInlineMarkdown(words.summary)} />
      <ExampleReview restaurant={restaurant} language={language} />
    </>
  )
}

/** A folded example of what a guest might write, marked as one. */
function ExampleReview({ restaurant: { id, facts, words }, language }: RowProps) {
  const { topReview: review } = facts
  if (!review || !words.topReview) return null
  const where = `content/restaurants/${id}/facts.yaml: topReview`
  if (!showFigure({ evidence: review.evidence, value: review }, where)) return null
  return (
    <details className="voice">
      <summary>{translator(language)('restaurant.review')}</summary>
      <div data-evidence="sample">
        <p>{words.topReview}</p>
        <p className="who">
          <span>{review.author}</span>
          {review.date ? <time dateTime={review.date}>{sayDate(review.date, language)}</time> : null}
          {review.rating ? <Stars value={review.rating} language={language} /> : null}
          <SampleMark language={language} />
        </p>
      </div>
    </details>
  )
}

function Website({ restaurant: { facts }, language }: RowProps) {
  const translate = translator(language)
  if (!facts.website) return <p className="muted">{translate('restaurant.noWebsite')}</p>
  return (
    <a className="out-link" href={facts.website.value} target="_blank" rel="noopener">
      {new URL(facts.website.value).hostname.replace(/^www\./, '')}
      <Icon svg={arrowUpRight} />
      <span className="vh"> {translate('restaurant.newTab')}</span>
    </a>
  )
}
