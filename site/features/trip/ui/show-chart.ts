import type { Place } from '#site/features/trip/plan/atlas.ts'
import { isOnSheet, placeOnSheet, type SheetGround } from '#site/features/trip/plan/chart-sheet.ts'
import type { TripVoice } from '#site/features/trip/plan/format-trip.ts'
import { type ChartWindow, frameChart, groupMarks, type Mark } from '#site/features/trip/plan/frame-chart.ts'
import { type DaySchedule, listPlaces } from '#site/features/trip/plan/schedule.ts'
import type { TripData } from '#site/features/trip/plan/trip-events.ts'
import type { Position } from '#site/geography/distance-between.ts'
import { drawSteps } from '#site/geography/draw-steps.ts'
import { listCorners } from '#site/geography/follow-road.ts'
import { placeChartLabels } from '#site/geography/place-chart-labels.ts'
import type { Point } from '#site/geography/rings.ts'
import { readE10 } from '#site/geography/road-line.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { buildElement, buildSvg } from '#site/ui/build-element.ts'

// Loaded with the land once a plan is drawn. All charts of the page show the same drawing, each another part of it.

export type ChartVoice = TripVoice & Pick<TripData, 'credit'>

/** Units: names and marks are as large on each chart, whatever it shows. */
const daySize = { width: 1000, height: 750 }
const tripSize = { width: 1260, height: 840 }
const markRadius = 36
const squareSize = 40
const dotRadius = 9
/** Between the coast of the sheet and the marks of a chart. */
const groundId = 'trip-ground'

/** Puts the drawing of the whole sheet into the page, once. */
function provideGround({ land, lakes, roads, e10, tunnels }: SheetGround): void {
  if (document.getElementById(groundId)) return
  const parts = { land, lake: lakes, road: roads, e10, tunnel: tunnels }
  const group = buildSvg('g', { id: groundId })
  for (const [name, d] of Object.entries(parts)) group.append(buildSvg('path', { class: name, d }))
  const hidden = { class: 'visually-hidden', 'aria-hidden': 'true' }
  document.body.append(buildSvg('svg', hidden, buildSvg('defs', {}, group)))
}

function placeIn({ left, top, unit }: ChartWindow, place: Pick<Place, 'position'>): Point {
  const { x, y } = placeOnSheet(place.position)
  return { x: (x - left) * unit, y: (y - top) * unit }
}

const corners = new Map<string, readonly Position[]>()

/** Returns the corners of the E10 between two places, remembered: every change draws the map of the whole trip anew. */
function cornersBetween(from: Position, to: Position): readonly Position[] {
  const key = [from.latitude, from.longitude, to.latitude, to.longitude].join(' ')
  const known = corners.get(key) ?? listCorners(from, to, readE10())
  corners.set(key, known)
  return known
}

/** Returns the roads between the places of a day as the `d` of a path. */
function drawWay(places: readonly Place[], window: ChartWindow): string {
  return places
    .map((place, index) => {
      const before = places[index - 1]
      const way = before ? cornersBetween(before.position, place.position) : []
      return drawSteps(way.map((position) => placeIn(window, { position })))
    })
    .join('')
}

function halfWidth(text: string): number {
  return Math.max(markRadius, text.length * 12 + 18)
}

function buildMark({ x, y, text }: Mark): SVGElement {
  const half = halfWidth(text)
  const box = { x: x - half, y: y - markRadius, width: half * 2, height: markRadius * 2, rx: markRadius }
  return buildSvg(
    'g',
    {},
    buildSvg('rect', { class: 'mark', ...box }),
    buildSvg('text', { class: 'number', x, y }, text),
  )
}

/** Returns where a square stands: beside a number that it would lie under. */
function shiftSquare({ x, y }: Point, marks: readonly Mark[]): Point {
  const isTaken = marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < markRadius + squareSize / 2)
  const shift = isTaken ? markRadius : 0
  return { x: x + shift, y: y + shift }
}

function buildSquare({ x, y }: Point): SVGElement {
  const [left, top] = [x - squareSize / 2, y - squareSize / 2]
  return buildSvg('rect', { class: 'bed', x: left, y: top, width: squareSize, height: squareSize })
}

/** Returns the names of villages that find room between the marks. */
function buildNames(
  window: ChartWindow,
  marks: readonly Mark[],
  squares: readonly Point[],
  { atlas }: ChartVoice,
): SVGElement[] {
  const villages = atlas.stops
    .filter(({ ref }) => ref.startsWith('p.'))
    .map(({ name, at: [latitude, longitude] }) => ({ name, ...placeIn(window, { position: { latitude, longitude } }) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < window.width && y < window.height)
    .map((village) => {
      const isMarked = marks.some(({ x, y }) => Math.hypot(x - village.x, y - village.y) < markRadius)
      return { ...village, isMarked, numbers: '', radius: isMarked ? markRadius : dotRadius, isOptional: true }
    })
    .sort((one, other) => Number(other.isMarked) - Number(one.isMarked))
  const taken = [
    ...marks.map((mark) => ({ ...mark, radius: halfWidth(mark.text) })),
    ...squares.map((square) => ({ ...square, radius: squareSize / 2 })),
  ].map((each) => ({ ...each, name: '', numbers: '', isOptional: true }))
  const labels = placeChartLabels([...villages, ...taken], window)
  return villages.flatMap(({ x, y, name, isMarked }, index) => {
    const label = labels[index]
    if (!label) return []
    const dot = isMarked ? [] : [buildSvg('circle', { class: 'village', cx: x, cy: y, r: dotRadius })]
    return [...dot, buildSvg('text', { class: 'name', ...label }, name)]
  })
}

/** What a chart shows: the way of each day, numbers and beds. */
interface Matter {
  label: string
  caption: string
  ways: readonly (readonly Place[])[]
  numbered: readonly { place: Place; number: number }[]
  beds: readonly Place[]
}

function buildChart(
  { label, caption, ways, numbered, beds }: Matter,
  size: typeof daySize,
  ground: SheetGround,
  voice: ChartVoice,
): HTMLElement | undefined {
  const isShown = ({ position }: Place) => isOnSheet(placeOnSheet(position))
  const window = frameChart(
    ways
      .flat()
      .filter(isShown)
      .map(({ position }) => placeOnSheet(position)),
    size,
  )
  if (!window) return undefined
  provideGround(ground)
  const marks = groupMarks(
    numbered.filter(({ place }) => isShown(place)).map(({ place, number }) => ({ ...placeIn(window, place), number })),
    markRadius * 1.7,
  )
  const squares = beds.filter(isShown).map((place) => shiftSquare(placeIn(window, place), marks))
  const { left, top, width, height, unit } = window
  const transform = `scale(${unit.toFixed(4)}) translate(${-left.toFixed(1)} ${-top.toFixed(1)})`
  const svg = buildSvg(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': label },
    buildSvg('use', { href: `#${groundId}`, transform }),
    buildSvg('path', { class: 'way', d: ways.map((way) => drawWay(way.filter(isShown), window)).join('') }),
    ...buildNames(window, marks, squares, voice),
    ...squares.map(buildSquare),
    ...marks.map(buildMark),
  )
  return buildElement('figure.trip-chart', {}, svg, buildElement('figcaption', {}, caption))
}

/** Returns the map of a day: its stops by number, where one sleeps, the road between. */
export function buildDayChart(
  schedule: DaySchedule,
  index: number,
  ground: SheetGround,
  voice: ChartVoice,
): HTMLElement | undefined {
  const { from, visits, goal } = schedule
  const matter: Matter = {
    label: fillGaps(voice.words.chartDay, { number: index + 1 }),
    caption: voice.credit,
    ways: [listPlaces(schedule)],
    numbered: visits.flatMap(({ place }, each) => (place ? [{ place, number: each + 1 }] : [])),
    beds: [from?.place, goal?.place].filter((place) => place !== undefined),
  }
  return buildChart(matter, daySize, ground, voice)
}

/** Returns the map of all days, each by its number where it spends its middle. */
export function buildTripChart(
  schedules: readonly DaySchedule[],
  ground: SheetGround,
  voice: ChartVoice,
): HTMLElement | undefined {
  const matter: Matter = {
    label: voice.words.chartTrip,
    caption: `${voice.words.chartText} ${voice.credit}`,
    ways: schedules.map(listPlaces),
    numbered: schedules.flatMap(({ visits, goal }, index) => {
      const seen = visits.flatMap(({ place }) => place ?? [])
      const place = seen[Math.floor(seen.length / 2)] ?? goal?.place
      return place ? [{ place, number: index + 1 }] : []
    }),
    beds: schedules.flatMap(({ goal }) => (goal?.kind === 'bed' && goal.place ? [goal.place] : [])),
  }
  return buildChart(matter, tripSize, ground, voice)
}
