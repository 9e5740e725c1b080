import { mapParameters as parameters, mapFilterOn as yes } from '#site/routes/map-parameters.ts'
import { type CategoryChoice, categoryChoices } from './categories.ts'
import { type MapView, pointZoom, type ShownPoint, startView } from './shown-point.ts'
import { readSunChoice, type SunChoice, sunChoiceOf, writeSunChoice } from './sun-choice.ts'

export interface MapState {
  category: CategoryChoice
  selectedId: string | undefined
  view: MapView
  text: string
  /** The id of a village. The visitor’s own position never appears in an address. */
  from: string | undefined
  /** Maximum kilometres from there. */
  within: number | undefined
  /** Without what is closed now. */
  openNow: boolean
  /** Only with a step-free entrance. */
  stepFree: boolean
  /** Tiles lie over the guide's own map. */
  isDetailed: boolean
  /** When the sun is shown for. */
  sun: SunChoice | undefined
}

export interface UnknownWord {
  parameter: 'category' | 'point'
  word: string
}

/** Kilometres. */
export const distanceChoices = [2, 5, 10, 25, 50] as const

/** Enough for the longest name. */
const longestText = 100
/** Shows a linked point with its surroundings. */
const arrivalZoom = 12

export const startState: MapState = {
  category: 'all',
  selectedId: undefined,
  view: startView,
  text: '',
  from: undefined,
  within: undefined,
  openNow: false,
  stepFree: false,
  isDetailed: false,
  sun: undefined,
}

/** Reads the state from an address. Unknown categories and points are listed; other invalid values are ignored. */
export function readMapState(
  address: string,
  points: ReadonlyMap<string, ShownPoint>,
  villages: ReadonlySet<string>,
  now = Date.now(),
): MapState & { unknown: UnknownWord[] } {
  const given = new URLSearchParams(address)
  const categoryWord = given.get(parameters.category)
  const category = categoryChoices.find((choice) => choice === categoryWord)
  const pointWord = given.get(parameters.selectedId)
  const point = pointWord === null ? undefined : points.get(pointWord)
  const unknown: UnknownWord[] = []
  if (categoryWord !== null && !category) unknown.push({ parameter: 'category', word: categoryWord })
  if (pointWord !== null && !point) unknown.push({ parameter: 'point', word: pointWord })
  const from = given.get(parameters.from)
  const within = Number(given.get(parameters.within))
  const seen = readView(given.get(parameters.view))
  // A category other than that of the linked point would hide it in the list.
  const isSplit = point !== undefined && category !== undefined && category !== 'all' && point.category !== category
  return {
    category: isSplit ? 'all' : (category ?? 'all'),
    selectedId: point?.id,
    view: seen ?? (point ? { ...point.coordinates, zoom: arrivalZoom } : startView),
    text: (given.get(parameters.text) ?? '').slice(0, longestText),
    from: from !== null && villages.has(from) ? from : undefined,
    within: distanceChoices.find((choice) => choice === within),
    openNow: given.get(parameters.openNow) === yes,
    stepFree: given.get(parameters.stepFree) === yes,
    isDetailed: given.get(parameters.isDetailed) === yes,
    sun: given.get(parameters.sun) === yes ? sunChoiceOf(now) : readSunChoice(given.get(parameters.sun)),
    unknown,
  }
}

/** Returns `68.15,13.5,8` as a view; undefined for anything else. */
function readView(word: string | null): MapView | undefined {
  if (word === null || !/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}$/.test(word)) return undefined
  const [latitude = 0, longitude = 0, zoom = 0] = word.split(',').map(Number)
  // The tile projection ends at 85 degrees.
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180 || zoom > 18) return undefined
  return { latitude, longitude, zoom }
}

/** Returns a view rounded to pixel accuracy, for short addresses. */
export function roundView({ latitude, longitude, zoom }: MapView): MapView {
  const decimals = Math.max(2, Math.min(5, Math.ceil(zoom / 3)))
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)), zoom }
}

function isSameView(one: MapView, other: MapView): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude && one.zoom === other.zoom
}

/** Returns the query parameters of a state, null for defaults. */
export function describeMapInAddress(state: MapState): Record<string, string | null> {
  const view = roundView(state.view)
  // A point without a view means a near view.
  const isStart = isSameView(view, startView) && state.selectedId === undefined
  return {
    [parameters.category]: state.category === 'all' ? null : state.category,
    [parameters.selectedId]: state.selectedId ?? null,
    [parameters.view]: isStart ? null : `${view.latitude},${view.longitude},${view.zoom}`,
    [parameters.text]: state.text.trim() === '' ? null : state.text,
    [parameters.from]: state.from ?? null,
    [parameters.within]: state.within === undefined ? null : String(state.within),
    [parameters.openNow]: state.openNow ? yes : null,
    [parameters.stepFree]: state.stepFree ? yes : null,
    [parameters.isDetailed]: state.isDetailed ? yes : null,
    [parameters.sun]: state.sun ? writeSunChoice(state.sun) : null,
  }
}

/** Returns the query string that opens the map with a point selected, for links from other pages. */
export function searchForPoint(id: string): string {
  return `?${new URLSearchParams({ [parameters.selectedId]: id })}`
}

/** Returns the query string that opens the map with the sun of now over a point. */
export function searchForSun(id: string): string {
  return `?${new URLSearchParams({ [parameters.selectedId]: id, [parameters.sun]: yes })}`
}

/** Returns the view of a point for «Vis på kartet». */
export function viewOfPoint({ coordinates }: Pick<ShownPoint, 'coordinates'>): MapView {
  return { ...coordinates, zoom: pointZoom }
}
