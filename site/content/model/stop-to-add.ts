import type { Language } from '#contract/languages.ts'
import { nameOfSubject } from '#site/content/model/entries.ts'
import { splitReference } from '#site/content/model/entry-reference.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { isStopKind, refOfEntry, refOfMapPoint, type StopToAdd } from './stop-reference.ts'

/** Returns the stop that a reference of content (`activities/lofotr`, `points/lofoten-gardsysteri`) is for a trip, with its name in a language. */
export function stopToAdd(reference: string, language: Language): StopToAdd {
  const { kind, id } = splitReference(reference)
  if (kind === 'points') {
    const point = listMapPoints(language).find((each) => each.id === id)
    if (!point) throw new Error(`${reference}: content/map-points has no such point.`)
    return { stop: refOfMapPoint(point), name: point.name }
  }
  if (!isStopKind(kind)) throw new Error(`${reference} cannot be a stop of a trip.`)
  return { stop: refOfEntry(kind, id), name: nameOfSubject(kind, id, language) }
}
