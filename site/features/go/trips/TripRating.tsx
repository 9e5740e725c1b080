import { listOpenMonths } from '#site/content/model/advised-against.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import { isInSeason } from '#site/content/model/in-season.ts'
import { bestsellerOf } from '#site/content/model/ranking-queries.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { formatOutingPrice } from '#site/i18n/format-outing-price.ts'
import { formatReviews } from '#site/i18n/format-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { shownIn } from './month-of-today.ts'
import type { TripProps } from './trip-props.ts'
import '#site/ui/badge.css'

interface Props extends TripProps {
  isWhole?: boolean
}

/** Rating and price of a trip: the bestseller badge of the ranking, but not in months when the trip is advised against. */
export function TripRating({ trip, copy, language, isWhole }: Props) {
  const { id, facts } = trip
  const where = (field: string) => `content/trips/${id}/facts.yaml: ${field}`
  const rating = showFigure(facts.rating, where('rating'))
  const badge = showFigure(bestsellerOf('trips', id), `content/trips/${id}/assessment.yaml: bestseller`)
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
            {count && has(count) ? <span className="num">{formatReviews(count.value, language)}</span> : null}
            {has(badge) ? (
              <span className="badge" data-months={shownIn(monthsOfBadge(facts), !facts.advisedAgainst)}>
                {copy.bestseller}
              </span>
            ) : null}
          </div>
        ) : null}
        {price && has(price) ? (
          <div>
            <b className="num">{formatOutingPrice(price.value, language)}</b>{' '}
            {trip.words.priceNote ? <span className="muted">{trip.words.priceNote}</span> : null}
          </div>
        ) : null}
      </Figures>
    )
  })
  return <>{groups}</>
}

function monthsOfBadge({ advisedAgainst, months }: Trip['facts']): number[] {
  return listOpenMonths(advisedAgainst).filter((month) => isInSeason(months, month))
}
