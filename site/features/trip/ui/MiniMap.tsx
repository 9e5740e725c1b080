import { memo, type ReactElement } from 'react'
import type { Position } from '#site/domain/geography/distance-between.ts'
import { drawSteps } from '#site/domain/geography/draw-steps.ts'
import { listCorners } from '#site/domain/geography/follow-road.ts'
import { placeChartLabels } from '#site/domain/geography/place-chart-labels.ts'
import type { Point } from '#site/domain/geography/rings.ts'
import { readE10 } from '#site/domain/geography/road-line.ts'
import type { Place } from '#site/features/trip/plan/atlas.ts'
import { isOnSheet, placeOnSheet, type SheetGround } from '#site/features/trip/plan/chart-sheet.ts'
import { type ChartWindow, frameChart, groupMarks, type Mark } from '#site/features/trip/plan/frame-chart.ts'
import { type DaySchedule, listPlaces } from '#site/features/trip/plan/schedule.ts'
import type { PageVoice } from '#site/features/trip/tools/trip-tools.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

// Loaded with the land once a plan is drawn. All charts of the page show the same drawing, each another part of it.

/** Units: names and marks are as large on each chart, whatever it shows. */
const daySize = { width: 1000, height: 750 }
const tripSize = { width: 1260, height: 840 }
const markRadius = 36
const squareSize = 40
const dotRadius = 9
/** Between the coast of the sheet and the marks of a chart. */
const groundId = 'trip-ground'

/** The drawing of the whole sheet, for all maps of a page. */
export function MapGround({ ground: { land, lakes, roads, e10, tunnels } }: { ground: SheetGround }) {
  const parts = { land, lake: lakes, road: roads, e10, tunnel: tunnels }
  return (
    <svg className="visually-hidden" aria-hidden="true">
      <defs>
        <g id={groundId}>
          {Object.entries(parts).map(([name, d]) => (
            <path key={name} className={name} d={d} />
          ))}
        </g>
      </defs>
    </svg>
  )
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

function NumberedMark({ x, y, text }: Mark) {
  const half = halfWidth(text)
  return (
    <g>
      <rect className="mark" x={x - half} y={y - markRadius} width={half * 2} height={markRadius * 2} rx={markRadius} />
      <text className="number" x={x} y={y}>
        {text}
      </text>
    </g>
  )
}

/** Returns where a square stands: beside a number that it would lie under. */
function shiftSquare({ x, y }: Point, marks: readonly Mark[]): Point {
  const isTaken = marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < markRadius + squareSize / 2)
  const shift = isTaken ? markRadius : 0
  return { x: x + shift, y: y + shift }
}

/** Returns the villages that find room between the marks, with where their names stand. */
function placeNames(window: ChartWindow, marks: readonly Mark[], squares: readonly Point[], { atlas }: PageVoice) {
  const villages = atlas.stops
    .filter(({ ref }) => ref.startsWith('p.'))
    .map(({ name, at: [latitude, longitude] }) => ({ name, ...placeIn(window, { position: { latitude, longitude } }) }))
    .filter(({ x, y }) => x > 0 && y > 0 && x < window.width && y < window.height)
    .map((village) => {
      const isMarked = marks.some(({ x, y }) => Math.hypot(x - village.x, y - village.y) < markRadius)
      return { ...village, isMarked, numbers: '', radius: isMarked ? markRadius : dotRadius, isOptional: true }
    })
    .sort((one, other) => Number(other.isMarked) - Number(one.isMarked))
  const labels = placeChartLabels(villages, window, [
    ...marks.map((mark) => ({ ...mark, radius: halfWidth(mark.text) })),
    ...squares.map((square) => ({ ...square, radius: squareSize / 2 })),
  ])
  return villages.flatMap((village, index) => {
    const label = labels[index]
    return label ? [{ ...village, label }] : []
  })
}

/** What a chart shows: the way of each day, numbers and beds. */
interface Matter {
  label: string
  caption: string
  ways: readonly (readonly Place[])[]
  numbered: readonly { place: Place; number: number }[]
  beds: readonly Place[]
  /** What has no order has no way between. */
  isWithoutWay?: true
}

function drawMap(matter: Matter, size: typeof daySize, voice: PageVoice): ReactElement | null {
  const { label, caption, ways, numbered, beds } = matter
  const isShown = ({ position }: Place) => isOnSheet(placeOnSheet(position))
  const shown = ways.flat().filter(isShown)
  const window = frameChart(
    shown.map(({ position }) => placeOnSheet(position)),
    size,
  )
  if (!window) return null
  const marks = groupMarks(
    numbered.filter(({ place }) => isShown(place)).map(({ place, number }) => ({ ...placeIn(window, place), number })),
    markRadius * 1.7,
  )
  const squares = beds.filter(isShown).map((place) => shiftSquare(placeIn(window, place), marks))
  const { left, top, width, height, unit } = window
  const transform = `scale(${unit.toFixed(4)}) translate(${-left.toFixed(1)} ${-top.toFixed(1)})`
  return (
    <figure className="trip-chart">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <use href={`#${groundId}`} transform={transform} />
        {matter.isWithoutWay ? null : (
          <path className="way" d={ways.map((way) => drawWay(way.filter(isShown), window)).join('')} />
        )}
        {placeNames(window, marks, squares, voice).map(({ x, y, name, isMarked, label: place }) => (
          <g key={`${name} ${x} ${y}`}>
            {isMarked ? null : <circle className="village" cx={x} cy={y} r={dotRadius} />}
            <text className="name" x={place.x} y={place.y}>
              {name}
            </text>
          </g>
        ))}
        {squares.map(({ x, y }, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bed has no name of its own.
            key={index}
            className="bed"
            x={x - squareSize / 2}
            y={y - squareSize / 2}
            width={squareSize}
            height={squareSize}
          />
        ))}
        {marks.map((mark) => (
          <NumberedMark key={`${mark.text} ${mark.x}`} {...mark} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The map of a day: its stops by number, where one sleeps, the road between. */
export const MapOfDay = memo(function MapOfDay({
  schedule,
  index,
  voice,
}: {
  schedule: DaySchedule
  index: number
  voice: PageVoice
}) {
  const { from, visits, goal } = schedule
  const matter: Matter = {
    label: fillGaps(voice.words.chartDay, { number: index + 1 }),
    caption: voice.credit,
    ways: [listPlaces(schedule)],
    numbered: visits.flatMap(({ place }, each) => (place ? [{ place, number: each + 1 }] : [])),
    beds: [from?.place, goal?.place].filter((place) => place !== undefined),
  }
  return drawMap(matter, daySize, voice)
})

/** The map of what has no day yet, each by its number in the list. */
export const MapOfPool = memo(function MapOfPool({
  places,
  voice,
}: {
  places: readonly (Place | undefined)[]
  voice: PageVoice
}) {
  const matter: Matter = {
    label: voice.words.rain.poolMap,
    caption: voice.credit,
    ways: [places.filter((place) => place !== undefined)],
    numbered: places.flatMap((place, each) => (place ? [{ place, number: each + 1 }] : [])),
    beds: [],
    isWithoutWay: true,
  }
  return drawMap(matter, daySize, voice)
})

/** Of the page and of its booklet, which show the same. */
const mapsOfTrips = new WeakMap<readonly DaySchedule[], ReactElement | null>()

/** The map of all days, each by its number where it spends its middle. */
export const MapOfTrip = memo(function MapOfTrip({
  schedules,
  voice,
}: {
  schedules: readonly DaySchedule[]
  voice: PageVoice
}) {
  const drawn = mapsOfTrips.get(schedules)
  if (drawn !== undefined) return drawn
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
  const map = drawMap(matter, tripSize, voice)
  mapsOfTrips.set(schedules, map)
  return map
})
