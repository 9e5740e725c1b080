import { foldLetters } from '#site/i18n/fold-letters.ts'
import { type Atlas, readTypedPoint } from './atlas.ts'

const mostFound = 8

/** A stop that a search proposes. */
export interface FoundStop {
  ref: string
  name: string
  isBed: boolean
  /** Of a suggestion: by road from where the day ends so far. */
  kilometres?: number
}

/**
 * Returns the stops whose names hold what was typed and then those that the search of the guide `found`, or the own point of a position with a
 * name (`68.09, 13.15 View`).
 */
export function findStops(
  typed: string,
  { stops }: Pick<Atlas, 'stops'>,
  found: readonly string[] = [],
): readonly FoundStop[] {
  const own = readTypedPoint(typed)
  if (own) return [{ ...own, isBed: false }]
  const wanted = foldLetters(typed)
  if (wanted === '') return []
  const starts = (name: string) => (foldLetters(name).startsWith(wanted) ? 0 : 1)
  const named = stops
    .filter(({ name }) => foldLetters(name).includes(wanted))
    .sort((one, other) => starts(one.name) - starts(other.name))
  const meant = found.flatMap((ref) => stops.find((stop) => stop.ref === ref) ?? [])
  return [...new Set([...named, ...meant])]
    .slice(0, mostFound)
    .map(({ ref, name, isBed = false }) => ({ ref, name, isBed }))
}
