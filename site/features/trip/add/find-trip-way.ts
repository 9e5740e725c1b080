import type { Language } from '#contract/languages.ts'
import type { TripWay } from '#site/features/trip/AddLink.tsx'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'

/** Returns the page of a trip in a language, and what a link there says that adds a stop. For what is built. */
export function findTripWay(language: Language): TripWay {
  return { href: hrefFor('myTrip', language), label: translator(language)('onTrip.add') }
}
