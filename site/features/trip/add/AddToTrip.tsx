import type { Language } from '#contract/languages.ts'
import type { StopToAdd } from '#site/content/model/stop-reference.ts'
import { AddLink } from '#site/features/trip/AddLink.tsx'
import { findTripWay } from './find-trip-way.ts'

interface Props extends StopToAdd {
  language: Language
  isBare?: boolean
}

/** The link that adds a stop to the visitor's trip, in a part that is built. */
export function AddToTrip({ language, ...stop }: Props) {
  return <AddLink {...stop} way={findTripWay(language)} />
}
