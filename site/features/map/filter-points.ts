import type { MapCategory } from '#site/content/model/map-categories.ts'
import { refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { type OpeningStatus, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { distanceBetween, type Position } from '#site/domain/geography/distance-between.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { CategoryChoice } from './categories.ts'
import type { ShownPoint } from './shown-point.ts'

export interface PointFilter {
  category: CategoryChoice
  /** All of its words must be found, or else what the search of the guide says. */
  text: string
  /** What the search of the guide finds for the text, as trips name it. */
  meant?: readonly string[] | undefined
  /** Where distances are measured from; undefined for none. */
  from: Position | undefined
  /** Maximum kilometres from there; undefined for any. Ignored without `from`. */
  within: number | undefined
  /** Leaves out what is closed at this moment (milliseconds since 1970); undefined for any hours. */
  openAt?: number | undefined
  /** Leaves out what has no step-free entrance, or none that is known. */
  stepFree?: boolean | undefined
}

export interface FoundPoints {
  /** Nearest first when distances are measured, else in their original order. */
  points: readonly ShownPoint[]
  /** Kilometres as the crow flies by point id; empty when none are measured. */
  distances: ReadonlyMap<string, number>
  /** Whether each is open by point id, the closed ones among them; empty unless asked for a moment. */
  openings: ReadonlyMap<string, PointOpening>
}

/** `always` for what has no door. */
export type PointOpening = OpeningStatus | 'always'

export type PointSearch = (filter: PointFilter) => FoundPoints

const noPoints: readonly ShownPoint[] = []
const noDistances: ReadonlyMap<string, number> = new Map()
const noOpenings: ReadonlyMap<string, PointOpening> = new Map()

/** Returns whether a point is open at a moment. */
export function openingOf({ hours }: Pick<ShownPoint, 'hours'>, moment: number): PointOpening {
  return hours === 'always' ? hours : openingStatusAt(hours, moment)
}

/** Returns a search over points that folds each once; a category alone returns the same array again. */
export function indexPoints(
  points: readonly ShownPoint[],
  wordsOfCategory: (category: MapCategory) => string,
): PointSearch {
  const byCategory = Map.groupBy(points, ({ category }) => category)
  const foldedTexts = new Map<ShownPoint, string>()
  const foldedTextOf = (point: ShownPoint): string => {
    const folded = foldedTexts.get(point) ?? foldText(point, wordsOfCategory(point.category))
    foldedTexts.set(point, folded)
    return folded
  }
  const isIn = (word: SoughtWord, point: ShownPoint): boolean =>
    typeof word === 'string' ? foldedTextOf(point).includes(word) : word.test(point.name)

  return ({ category, text, meant = [], from, within, openAt, stepFree = false }) => {
    const ofCategory = category === 'all' ? points : (byCategory.get(category) ?? noPoints)
    const words = readWords(text)
    const named =
      words.length === 0 ? ofCategory : ofCategory.filter((point) => words.every((word) => isIn(word, point)))
    const withText = named.length > 0 ? named : ofCategory.filter((point) => meant.includes(refOfMapPoint(point)))
    const entered = stepFree ? withText.filter(({ isStepFree }) => isStepFree) : withText
    const near = from
      ? sortByDistance(entered, from, within ?? Number.POSITIVE_INFINITY)
      : { points: entered, distances: noDistances }
    return openAt === undefined ? { ...near, openings: noOpenings } : leaveOutClosed(near, openAt)
  }
}

function foldText({ name, address = '', description }: ShownPoint, wordsOfCategory: string): string {
  return foldLetters(`${name} ${address} ${wordsOfCategory} ${description}`)
}

/** A single letter must begin a word of the name; anything longer may stand anywhere in the folded text. */
type SoughtWord = RegExp | string

function readWords(typed: string): SoughtWord[] {
  return typed
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .map((part) => ({ part, folded: foldLetters(part) }))
    .filter(({ folded }) => folded !== '')
    .map(({ part, folded }) => (folded.length === 1 ? beginningWith(part) : folded))
}

/** Unfolded: «å» must find the village Å, not every word with an A. */
function beginningWith(letter: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${letter === 'aa' ? 'å|aa' : letter})`, 'iu')
}

function leaveOutClosed({ points, distances }: Omit<FoundPoints, 'openings'>, moment: number): FoundPoints {
  const openings = new Map(points.map((point) => [point.id, openingOf(point, moment)]))
  return { points: points.filter(({ id }) => openings.get(id) !== 'closed'), distances, openings }
}

function sortByDistance(points: readonly ShownPoint[], from: Position, within: number): Omit<FoundPoints, 'openings'> {
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
