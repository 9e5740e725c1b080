import { type Atlas, readTypedPoint } from './atlas.ts'

const mostFound = 8

/** Folds letters, so that «a» finds «å» and «o» finds «ø». */
function fold(words: string): string {
  return words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ø', 'o').replaceAll('æ', 'ae')
}

/** A stop that a search proposes. */
export interface FoundStop {
  ref: string
  name: string
  isBed: boolean
  /** Of a suggestion: by road from where the day ends so far. */
  kilometres?: number
}

/** Returns the stops whose names hold what was typed, or the own point of a position with a name (`68.09, 13.15 View`). */
export function findStops(typed: string, { stops }: Pick<Atlas, 'stops'>): readonly FoundStop[] {
  const own = readTypedPoint(typed)
  if (own) return [{ ...own, isBed: false }]
  const wanted = fold(typed.trim())
  if (wanted === '') return []
  const starts = (name: string) => (fold(name).startsWith(wanted) ? 0 : 1)
  return stops
    .filter(({ name }) => fold(name).includes(wanted))
    .sort((one, other) => starts(one.name) - starts(other.name))
    .slice(0, mostFound)
    .map(({ ref, name, isBed = false }) => ({ ref, name, isBed }))
}
