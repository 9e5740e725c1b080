import type { Language } from '#contract/languages.ts'
import type { StopToAdd } from '#site/content/model/stop-reference.ts'
import { AddLink, type TripWay } from '#site/features/trip/AddLink.tsx'
import { translator } from '#site/i18n/translate.ts'
import { hrefFor } from '#site/routes/path-for.ts'

interface Props extends StopToAdd {
  language: Language
  isBare?: boolean
}

/** The link that adds a stop to the visitor's trip, in a part that is built. */
export function AddToTrip({ language, ...stop }: Props) {
  return <AddLink {...stop} way={findTripWay(language)} />
}

/** Returns the page of a trip in a language, and what a link there says that adds a stop. For what is built. */
export function findTripWay(language: Language): TripWay {
  return { href: hrefFor('myTrip', language), label: translator(language)('onTrip.add') }
}
