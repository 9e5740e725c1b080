import type { Language } from '#contract/languages.ts'
import { ratingOf } from '#site/content/model/assessment-schema.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { CriteriaStars } from '#site/features/entry/ratings/CriteriaStars.tsx'
import { EditorsRating, MethodLink } from '#site/features/entry/ratings/EditorsRating.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'

interface Props {
  trip: Trip
  language: Language
}

/** The editors’ rating of a trip with its three criteria, folded, and the price. */
export function TripRating({ trip, language }: Props) {
  const { assessment } = trip.facts
  return (
    <>
      <EditorsRating entry={trip} language={language} />
      {assessment ? (
        <details className="trip-why small">
          <summary>
            {translator(language)('ranking.why', { rating: formatRating(ratingOf(assessment.stars), language) })}
          </summary>
          <CriteriaStars entry={trip} language={language} />
          <MethodLink language={language} />
        </details>
      ) : null}
      <EntryPrice entry={trip} language={language} />
    </>
  )
}
