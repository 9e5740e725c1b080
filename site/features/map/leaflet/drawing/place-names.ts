import { type Box, overlap } from '#site/domain/geography/box.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import { type MapLevel, placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import { rankOfRoad } from './draw-ways.ts'
import { listSpotsOnFerry } from './list-spots-on-ferry.ts'
import { type MapFrame, placeInFrame, sizeOfWorld } from './map-frame.ts'

export interface PlacedName {
  kind: MapName['kind']
  text: string
  /** The middle of the text, in pixels of the frame. */
  x: number
  y: number
  /** Pixels. */
  size: number
  /** Radians, clockwise; only ferries turn. */
  angle: number
  /** Where the dot of a village or the mark of a summit stands. */
  dot?: { x: number; y: number }
}

export interface PlacedShield {
  text: string
  isEuropean: boolean
  x: number
  y: number
  width: number
}

export type MeasureText = (text: string, kind: MapName['kind'], size: number) => number

interface Look {
  /** Lowest zoom level by rank. */
  from: readonly [number, number, number]
  upTo: number
  /** Pixels at the lowest zoom level of rank 1, what each level adds, and the most. */
  size: number
  grows: number
  most: number
}

const looks: Record<MapName['kind'], Look> = {
  sea: { from: [5, 7, 8], upTo: 12, size: 13, grows: 3.5, most: 30 },
  region: { from: [5, 6, 7], upTo: 7.5, size: 13, grows: 2.5, most: 19 },
  village: { from: [6, 8, 10], upTo: 18, size: 12, grows: 0.7, most: 16 },
  strait: { from: [7, 8, 9.5], upTo: 15, size: 13, grows: 1, most: 20 },
  island: { from: [7, 8, 9.5], upTo: 13, size: 12, grows: 0.8, most: 17 },
  summit: { from: [8.5, 10, 11], upTo: 18, size: 11, grows: 0.5, most: 13.5 },
  ferry: { from: [8, 9, 11], upTo: 14, size: 11, grows: 0.5, most: 14 },
}
/** Who chooses first among names of the same rank. */
const order: readonly MapName['kind'][] = ['sea', 'region', 'village', 'strait', 'island', 'ferry', 'summit']
/** Who chooses before that. A driver looks for small villages rather than for lesser summits. */
function turnOf({ kind, rank }: Pick<MapName, 'kind' | 'rank'>): number {
  return kind === 'summit' && rank > 1 ? rank + 1.5 : rank
}
/** Smaller names of a lower rank. */
const lessByRank = [0, 0.5, 1] as const

/** Pixels. */
const gap = 7
const dotRadius = 4
const markerRadius = 17
export const shieldHeight = 16

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
})

/** Returns the size of a name in pixels at a zoom level, undefined where it is not shown. */
export function sizeOfName({ kind, rank }: Pick<MapName, 'kind' | 'rank'>, zoom: number): number | undefined {
  const { from, upTo, size, grows, most } = looks[kind]
  if (zoom < (from[rank - 1] ?? 0) || zoom > upTo) return undefined
  const grown = Math.min(most, size + grows * (zoom - from[0]) - (lessByRank[rank - 1] ?? 0))
  return Math.max(11, Math.round(grown * 2) / 2)
}

/** Returns how much of a box others cover, in square pixels; what two of them cover counts twice. */
function measureCovered(box: Box, others: readonly Box[]): number {
  return others
    .filter((other) => overlap(box, other))
    .reduce(
      (sum, { left, right, top, bottom }) =>
        sum +
        (Math.min(box.right, right) - Math.max(box.left, left)) *
          (Math.min(box.bottom, bottom) - Math.max(box.top, top)),
      0,
    )
}

function findLeastCovered(boxes: readonly Box[], others: readonly Box[]): Box | undefined {
  return boxes.toSorted((one, other) => measureCovered(one, others) - measureCovered(other, others))[0]
}

interface Places {
  names: PlacedName[]
  shields: PlacedShield[]
}

interface Given {
  names: readonly MapName[]
  level: MapLevel
  frame: MapFrame
  /** Positions of the markers that lie over the map. */
  markers: readonly { latitude: number; longitude: number }[]
  /** What stands over the map, in pixels from the corner of the frame: no name goes beneath it. */
  controls?: readonly Box[]
  measure: MeasureText
}

/** Places the names and road numbers that fit without overlapping, the more important ones first; what does not fit is left out. */
export function placeNames({ names, level, frame, markers, controls = [], measure }: Given): Places {
  const spots = markers
    .map((marker) => placeInFrame(marker, frame))
    .filter(
      ({ x, y }) =>
        x > -markerRadius && y > -markerRadius && x < frame.width + markerRadius && y < frame.height + markerRadius,
    )
    .map(({ x, y }) => around(x, y, 2 * markerRadius, 2 * markerRadius))
  const taken: Box[] = [...controls]
  const isFree = (box: Box, among: readonly Box[] = taken) => !among.some((other) => overlap(box, other))
  const placed: PlacedName[] = []

  const wanted = names
    .flatMap((name) => {
      const size = sizeOfName(name, frame.zoom)
      if (size === undefined) return []
      if (name.kind !== 'ferry') return [{ name, size, at: { ...placeInFrame(name, frame), angle: 0 } }]
      return listSpotsOnFerry(placeInWorld(name.latitude, name.longitude), level.ferries, frame).map((at) => ({
        name,
        size,
        at,
      }))
    })
    .filter(({ at: { x, y } }) => x > -100 && y > -40 && x < frame.width + 100 && y < frame.height + 40)
    .sort(
      (one, other) =>
        turnOf(one.name) - turnOf(other.name) || order.indexOf(one.name.kind) - order.indexOf(other.name.kind),
    )

  const place = ({ name, size, at: { x, y, angle } }: (typeof wanted)[number]) => {
    const { kind } = name
    const text = name.metres === undefined ? name.name : `${name.name} ${name.metres}`
    const width = measure(text, kind, size)
    const height = size * 1.2
    if (kind === 'village' || kind === 'summit') {
      const dot = around(x, y, 2 * dotRadius, 2 * dotRadius)
      if (!isFree(dot)) return
      // A marker on the dot pushes the name to its own edge.
      const isUnder = spots.some((spot) => overlap(dot, spot))
      if (isUnder && kind === 'summit') return
      const away = isUnder ? markerRadius + 3 : gap
      const sides = [
        around(x + away + width / 2, y, width, height),
        around(x, y + away + height / 2 + 1, width, height),
        around(x - away - width / 2, y, width, height),
        around(x, y - away - height / 2 - 1, width, height),
        // Beside the corners of the dot or marker.
        ...[-1, 1].flatMap((up) =>
          [1, -1].map((right) =>
            around(x + right * (away * 0.7 + width / 2), y + up * (away * 0.7 + height / 2), width, height),
          ),
        ),
      ]
      const box =
        sides.find((side) => isFree(side) && isFree(side, spots)) ??
        (kind === 'village' && name.rank === 1
          ? findLeastCovered(
              sides.filter((side) => isFree(side)),
              spots,
            )
          : undefined)
      if (!box) return
      taken.push(box, dot)
      placed.push({
        kind,
        text,
        size,
        angle: 0,
        x: (box.left + box.right) / 2,
        y: (box.top + box.bottom) / 2,
        dot: { x, y },
      })
      return
    }
    const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
    // A ferry's name stands above its line.
    const lift = kind === 'ferry' ? size * 0.75 : 0
    const middle = { x: x + Math.sin(angle) * lift, y: y - Math.cos(angle) * lift }
    // An area has room for its name above and below its middle, too.
    const steps = kind === 'ferry' ? [0] : [0, -1, 1, -2, 2]
    const boxes = steps.map((step) =>
      around(middle.x, middle.y + step * height, width * cosine + height * sine, width * sine + height * cosine),
    )
    const box =
      boxes.find((each) => isFree(each) && isFree(each, spots)) ??
      (kind === 'sea' ? boxes.find((each) => isFree(each)) : undefined)
    if (!box) return
    taken.push(box)
    placed.push({ kind, text, size, angle, x: middle.x, y: (box.top + box.bottom) / 2 })
  }
  for (const each of wanted.filter(({ name }) => name.rank === 1)) place(each)
  // A road's number can stand elsewhere on the road, a village cannot.
  const villages = wanted
    .filter(({ name }) => name.kind === 'village')
    .map(({ at: { x, y } }) => around(x, y, 2 * dotRadius, 2 * dotRadius))
  const shields = placeShields(
    level,
    frame,
    (box) => {
      if (!isFree(box) || !isFree(box, spots) || !isFree(box, villages)) return false
      taken.push(box)
      return true
    },
    measure,
  )
  for (const each of wanted.filter(({ name }) => name.rank > 1)) place(each)
  return { names: placed, shields }
}

/** Pixels: a road has its number once in a square of this size, and not again within the distance. */
const shieldGrid = 300
const shieldDistance = 190
/** Corners of the road that are tried in a square. */
const triesOfShield = 12

/** Numbers the roads: in each square of a grid that stays where it is when the map moves, on the free corner nearest its middle. */
function placeShields(
  level: MapLevel,
  frame: MapFrame,
  take: (box: Box) => boolean,
  measure: MeasureText,
): PlacedShield[] {
  const { zoom, left, top, width, height } = frame
  const size = sizeOfWorld(zoom)
  const found = new Map<string, { ref: string; x: number; y: number; off: number }[]>()
  for (const { ref, lines, isTunnel } of level.roads) {
    const rank = rankOfRoad(ref)
    if (isTunnel || rank === 'other' || zoom < (rank === 'main' ? 7.5 : 9)) continue
    for (const line of lines)
      for (let index = 0; index < line.length; index += 2) {
        const [x, y] = [(line[index] ?? 0) * size, (line[index + 1] ?? 0) * size]
        if (x < left + 20 || y < top + 20 || x > left + width - 20 || y > top + height - 20) continue
        const [column, row] = [Math.floor(x / shieldGrid), Math.floor(y / shieldGrid)]
        const off = Math.hypot(x - (column + 0.5) * shieldGrid, y - (row + 0.5) * shieldGrid)
        const key = `${ref} ${column} ${row}`
        const spots = found.get(key) ?? []
        spots.push({ ref, x: x - left, y: y - top, off })
        found.set(key, spots)
      }
  }
  const placed: (PlacedShield & { ref: string })[] = []
  const squares = [...found.values()].map((spots) => spots.sort((one, other) => one.off - other.off))
  const isFirst = ([spot]: (typeof squares)[number]) => Number(spot?.ref.startsWith('E') ?? false)
  for (const spots of squares.sort((one, other) => isFirst(other) - isFirst(one)))
    for (const { ref, x, y } of spots.slice(0, triesOfShield)) {
      if (placed.some((other) => other.ref === ref && Math.hypot(other.x - x, other.y - y) < shieldDistance)) continue
      const isEuropean = ref.startsWith('E')
      const text = isEuropean ? ref : ref.replace(/^\D+/, '')
      const width = Math.ceil(measure(text, 'village', 11)) + 8
      // A little room around it, so that two numbers do not stand side by side.
      if (!take(around(x, y, width + 6, shieldHeight + 6))) continue
      placed.push({ ref, text, isEuropean, x, y, width })
      break
    }
  return placed
}
