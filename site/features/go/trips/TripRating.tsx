import type { Language } from '#contract/languages.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { CriteriaStars } from '#site/features/entry/ratings/CriteriaStars.tsx'
import { EditorsRating } from '#site/features/entry/ratings/EditorsRating.tsx'
import { MethodLink } from '#site/features/entry/ratings/MethodLink.tsx'
import { EntryPrice } from '#site/features/prices/EntryPrice.tsx'

interface Props {
  trip: Trip
  language: Language
}

/** The editors’ rating of a trip with its three criteria, and the price. */
export function TripRating({ trip, language }: Props) {
  return (
    <>
      <EditorsRating entry={trip} language={language} />
      <CriteriaStars entry={trip} language={language} />
      {trip.facts.assessment ? <MethodLink language={language} /> : null}
      <EntryPrice entry={trip} language={language} />
    </>
  )
}
