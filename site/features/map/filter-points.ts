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
  const foldedTexts = new Map<ShownPoint, string>()
  const foldedTextOf = (point: ShownPoint): string => {
    const folded = foldedTexts.get(point) ?? foldText(point, wordsOfCategory(point.category))
    foldedTexts.set(point, folded)
    return folded
  }
  const isIn = (word: SoughtWord, point: ShownPoint): boolean =>
    typeof word === 'string' ? foldedTextOf(point).includes(word) : word.test(point.name)

  return ({ category, text, from, within }) => {
    const ofCategory = ofCategories.get(category) ?? []
    const words = readWords(text)
    const withText =
      words.length === 0 ? ofCategory : ofCategory.filter((point) => words.every((word) => isIn(word, point)))
    return from
      ? sortByDistance(withText, from, within ?? Number.POSITIVE_INFINITY)
      : { points: withText, distances: noDistances }
  }
}

function foldText({ name, address = '', description }: ShownPoint, wordsOfCategory: string): string {
  return foldLetters(`${name} ${address} ${wordsOfCategory} ${description}`)
}

/** A word that is looked for: a letter alone begins a word of a name, anything longer stands anywhere in the folded text. */
type SoughtWord = RegExp | string

function readWords(typed: string): SoughtWord[] {
  return typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => ({ part, folded: foldLetters(part) }))
    .filter(({ folded }) => folded !== '')
    .map(({ part, folded }) => (folded.length === 1 ? beginningWith(part) : folded))
}

/** The letter as it is typed: the village Å is to be found, and not everything with an A. */
function beginningWith(letter: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${letter === 'aa' ? 'å|aa' : letter})`, 'iu')
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
