import { type MapCategory, mapCategories } from '#site/editorial/map-categories.ts'
import { distanceBetween, type Position } from '#site/geography/distance-between.ts'
import { foldLetters } from '#site/search/fold-letters.ts'
import type { CategoryChoice } from './categories.ts'
import type { ShownPoint } from './shown-point.ts'

/** What the points are narrowed to. */
export interface PointFilter {
  category: CategoryChoice
  /** Every word of it must be found. */
  text: string
  /** From where distances are measured; undefined for no distances. */
  from: Position | undefined
  /** The most kilometres from there as the crow flies; undefined for any. Without `from` it means nothing. */
  within: number | undefined
}

/** What a filter leaves. */
export interface FoundPoints {
  /** The nearest first when distances are measured, else in the order of the list that was asked. */
  points: readonly ShownPoint[]
  /** Kilometres as the crow flies by the id of the point; empty when none are measured. */
  distances: ReadonlyMap<string, number>
}

export type PointSearch = (filter: PointFilter) => FoundPoints

const noDistances: ReadonlyMap<string, number> = new Map()

/**
 * Makes a list of points ready to be narrowed as often as one types: what is costly is done once, when it is first
 * needed. The same category without text and distance gives the same array again.
 */
export function indexPoints(
  points: readonly ShownPoint[],
  wordsOfCategory: (category: MapCategory) => string,
): PointSearch {
  const ofCategories = new Map<CategoryChoice, readonly ShownPoint[]>([['all', points]])
  for (const category of mapCategories)
    ofCategories.set(
      category,
      points.filter((point) => point.category === category),
    )
  let foldedTexts: Map<ShownPoint, string> | undefined
  const foldedTextOf = (point: ShownPoint): string => {
    foldedTexts ??= foldTexts(points, wordsOfCategory)
    return foldedTexts.get(point) ?? ''
  }

  return ({ category, text, from, within }) => {
    const ofCategory = ofCategories.get(category) ?? []
    const words = text.split(/\s+/).flatMap((word) => readWord(word))
    const withText =
      words.length === 0
        ? ofCategory
        : ofCategory.filter((point) => words.every((word) => isIn(word, point, foldedTextOf(point))))
    return from
      ? sortByDistance(withText, from, within ?? Number.POSITIVE_INFINITY)
      : { points: withText, distances: noDistances }
  }
}

function foldTexts(
  points: readonly ShownPoint[],
  wordsOfCategory: (category: MapCategory) => string,
): Map<ShownPoint, string> {
  return new Map(
    points.map((point) => [
      point,
      foldLetters(`${point.name} ${point.address ?? ''} ${wordsOfCategory(point.category)} ${point.description}`),
    ]),
  )
}

/** A word that is looked for: a letter alone begins a word of a name, anything longer stands anywhere. */
type SoughtWord = { letter: string } | { part: string }

/** One typed word can be several, like `St.Olav`, or none, like `–`. */
function readWord(typed: string): SoughtWord[] {
  const parts = foldLetters(typed).split(' ')
  return parts
    .filter((part) => part !== '')
    .map((part) => (part.length === 1 ? { letter: parts.length === 1 ? lowerCase(typed) : part } : { part }))
}

function lowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** A letter is not folded: the village Å is to be found, and not everything with an A. */
function isIn(word: SoughtWord, { name }: ShownPoint, folded: string): boolean {
  if ('part' in word) return folded.includes(word.part)
  return lowerCase(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((part) => part.startsWith(word.letter))
}

function sortByDistance(points: readonly ShownPoint[], from: Position, within: number): FoundPoints {
  const near: { point: ShownPoint; distance: number }[] = []
  for (const point of points) {
    const distance = distanceBetween(from, point.coordinates)
    if (distance <= within) near.push({ point, distance })
  }
  near.sort((one, other) => one.distance - other.distance)
  return {
    points: near.map(({ point }) => point),
    distances: new Map(near.map(({ point, distance }) => [point.id, distance])),
  }
}
