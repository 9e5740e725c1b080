import { type CategoryChoice, categoryChoices } from './categories.ts'
import { type MapView, pointZoom, type ShownPoint, startView } from './shown-point.ts'

/** What a visitor has chosen on the map, as it stands in the address. */
export interface MapState {
  category: CategoryChoice
  /** The id of the selected point. */
  selectedId: string | undefined
  view: MapView
  /** What the list is searched for. */
  text: string
  /** From where distances are measured: the id of a village. The visitor’s own position never stands in an address. */
  from: string | undefined
  /** The most kilometres from there. */
  within: number | undefined
}

/** A word of the address that names nothing on this map. */
export interface UnknownWord {
  parameter: 'category' | 'point'
  word: string
}

/** The distances that the list can be narrowed to, in kilometres. */
export const distanceChoices = [2, 5, 10, 25, 50] as const

const parameters = {
  category: 'kategori',
  selectedId: 'punkt',
  view: 'utsnitt',
  text: 'sok',
  from: 'fra',
  within: 'innen',
} as const satisfies Record<keyof MapState, string>

/** Enough for the longest name; what is longer is no search. */
const longestText = 100
/** A point that somebody was sent to is shown with what lies around it. */
const arrivalZoom = 12

export const startState: MapState = {
  category: 'all',
  selectedId: undefined,
  view: startView,
  text: '',
  from: undefined,
  within: undefined,
}

/**
 * Reads the choices from an address (`?kategori=beach&punkt=haukland`). An unknown category or point is as if nobody had
 * chosen it, and is told in `unknown`; anything else that is no such thing is passed over. A point without a view is shown
 * from near.
 */
export function readMapState(
  address: string,
  points: ReadonlyMap<string, ShownPoint>,
  villages: ReadonlySet<string>,
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
  // A category to which the sent point does not belong would hide it in the list.
  const isSplit = point !== undefined && category !== undefined && category !== 'all' && point.category !== category
  return {
    category: isSplit ? 'all' : (category ?? 'all'),
    selectedId: point?.id,
    view: seen ?? (point ? { ...point.coordinates, zoom: arrivalZoom } : startView),
    text: (given.get(parameters.text) ?? '').slice(0, longestText),
    from: from !== null && villages.has(from) ? from : undefined,
    within: distanceChoices.find((choice) => choice === within),
    unknown,
  }
}

/** `68.15,13.5,8` as a view; undefined for anything else. */
function readView(word: string | null): MapView | undefined {
  if (word === null || !/^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?,\d{1,2}$/.test(word)) return undefined
  const [latitude = 0, longitude = 0, zoom = 0] = word.split(',').map(Number)
  // Beyond 85 degrees the projection of the tiles ends.
  if (Math.abs(latitude) > 85 || Math.abs(longitude) > 180 || zoom > 18) return undefined
  return { latitude, longitude, zoom }
}

/** A view rounded to what a pixel can tell, so that addresses stay short. */
export function roundView({ latitude, longitude, zoom }: MapView): MapView {
  const decimals = Math.max(2, Math.min(5, Math.ceil(zoom / 3)))
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)), zoom }
}

function isSameView(one: MapView, other: MapView): boolean {
  return one.latitude === other.latitude && one.longitude === other.longitude && one.zoom === other.zoom
}

/** What the address says of the choices, null for what it does without: only what is not as the map starts. */
export function describeMapInAddress(state: MapState): Record<string, string | null> {
  const view = roundView(state.view)
  // A point without a view means: from near.
  const isStart = isSameView(view, startView) && state.selectedId === undefined
  return {
    [parameters.category]: state.category === 'all' ? null : state.category,
    [parameters.selectedId]: state.selectedId ?? null,
    [parameters.view]: isStart ? null : `${view.latitude},${view.longitude},${view.zoom}`,
    [parameters.text]: state.text.trim() === '' ? null : state.text,
    [parameters.from]: state.from ?? null,
    [parameters.within]: state.within === undefined ? null : String(state.within),
  }
}

/** What follows the address of the map’s page so that it opens with a point selected: for links from other pages. */
export function searchForPoint(id: string): string {
  return `?${new URLSearchParams({ [parameters.selectedId]: id })}`
}

/** The view that «Vis på kartet» gives of a point. */
export function viewOfPoint({ coordinates }: Pick<ShownPoint, 'coordinates'>): MapView {
  return { ...coordinates, zoom: pointZoom }
}
