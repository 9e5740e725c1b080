import { listOpenMonths } from '#site/editorial/advised-against.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import { isInSeason } from '#site/editorial/in-season.ts'
import type { TripsCopy } from '#site/editorial/pages/trips-copy.ts'
import type { Trip } from '#site/editorial/trip-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayOutingPrice } from '#site/i18n/say-outing-price.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { shownIn } from './month-of-today.ts'
import '#site/ui/TopRatedBadge.css'

interface Props {
  trip: Trip
  copy: TripsCopy
  language: Language
  /** The count of reviews and the price too, where there are any. */
  isWhole?: boolean
}

/**
 * What guests are said to think of a trip, and its price: examples in their bracket, nothing in a guide of checked figures.
 * A trip is no bestseller in the months when it is advised against.
 */
export function TripRating({ trip, copy, language, isWhole }: Props) {
  const { id, facts } = trip
  const where = (field: string) => `content/trips/${id}/facts.yaml: ${field}`
  const rating = showFigure(facts.rating, where('rating'))
  const badge = showFigure(facts.badge, where('badge'))
  const count = isWhole ? showFigure(facts.reviewCount, where('reviewCount')) : undefined
  const price = isWhole ? showFigure(facts.price, where('price')) : undefined
  const groups = [true, false].map((isSample) => {
    const has = (figure: { isSample: boolean } | undefined) => figure?.isSample === isSample
    if (![rating, badge, count, price].some(has)) return null
    return (
      <Figures key={String(isSample)} isSample={isSample} language={language}>
        {[rating, count, badge].some(has) ? (
          <div>
            {rating && has(rating) ? <Stars value={rating.value} language={language} /> : null}
            {count && has(count) ? <span className="num">{sayReviews(count.value, language)}</span> : null}
            {has(badge) ? (
              <span className="badge" data-months={shownIn(monthsOfBadge(facts), !facts.advisedAgainst)}>
                {copy.bestseller}
              </span>
            ) : null}
          </div>
        ) : null}
        {price && has(price) ? (
          <div>
            <b className="num">{sayOutingPrice(price.value, language)}</b>{' '}
            {trip.words.priceNote ? <span className="muted">{trip.words.priceNote}</span> : null}
          </div>
        ) : null}
      </Figures>
    )
  })
  return <>{groups}</>
}

/** A bestseller is one in the months when it is done and nobody warns against it. */
function monthsOfBadge({ advisedAgainst, months }: Trip['facts']): number[] {
  return listOpenMonths(advisedAgainst).filter((month) => isInSeason(months, month))
}
