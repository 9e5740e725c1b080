import type { Language } from '#contract/languages.ts'
import type { TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'

export interface TripProps {
  trip: Trip
  copy: TripsCopy
  language: Language
}
