import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content-model/evidence.ts'
import type { Trip } from '#site/content-model/trip-queries.ts'
import { CriteriaStars } from '#site/features/ratings/CriteriaStars.tsx'
import { EditorsRating } from '#site/features/ratings/EditorsRating.tsx'
import { MethodLink } from '#site/features/ratings/MethodLink.tsx'
import { formatOutingPrice } from '#site/i18n/format-outing-price.ts'
import { Figures } from '#site/ui/Figures.tsx'

interface Props {
  trip: Trip
  language: Language
}

/** The editors’ rating of a trip with its three criteria, and the price. */
export function TripRating({ trip, language }: Props) {
  const price = showFigure(trip.facts.price, `content/trips/${trip.id}/facts.yaml: price`)
  return (
    <>
      <EditorsRating entry={trip} language={language} />
      <CriteriaStars entry={trip} language={language} />
      {trip.facts.assessment ? <MethodLink language={language} /> : null}
      {price ? (
        <Figures isSample={price.isSample} language={language}>
          <div>
            <b className="num">{formatOutingPrice(price.value, language)}</b>{' '}
            {trip.words.priceNote ? <span className="muted">{trip.words.priceNote}</span> : null}
          </div>
        </Figures>
      ) : null}
    </>
  )
}
