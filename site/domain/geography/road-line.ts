import { distanceBetween, type Position } from './distance-between.ts'
import e10File from './own-map/e10.json' with { type: 'json' }

/** A part of a road, in kilometres from its start. */
export interface RoadStretch {
  from: number
  to: number
}

/** A road as it runs, measured on the map. */
export interface RoadLine {
  positions: readonly Position[]
  /** Of each position, from the first one. */
  kilometres: readonly number[]
  tunnels: readonly RoadStretch[]
  /** Bridges and causeways. */
  bridges: readonly RoadStretch[]
  municipalities: readonly (RoadStretch & { name: string })[]
}

interface RoadFile {
  line: number[][]
  tunnels: number[][]
  bridges: number[][]
  municipalities: (string | number)[][]
}

/** Kilometres: a longer side of the line is a gap. */
const longestSide = 4

/** Returns a road from its file. Throws for one that is not a single line of plausible corners. */
export function decodeRoadLine(file: RoadFile): RoadLine {
  const positions = file.line.map(([longitude = Number.NaN, latitude = Number.NaN]) => ({ latitude, longitude }))
  const kilometres: number[] = [0]
  for (const [index, position] of positions.entries()) {
    const previous = positions[index - 1]
    if (!previous) continue
    const side = distanceBetween(previous, position)
    if (!(side <= longestSide)) throw new Error(`The road has a gap of ${side} km before its corner ${index}.`)
    kilometres.push((kilometres.at(-1) ?? 0) + side)
  }
  const at = (index: string | number | undefined) => {
    const kilometre = kilometres[Number(index)]
    if (kilometre === undefined) throw new Error(`The road has no corner ${index}.`)
    return kilometre
  }
  const toStretch = ([from, to]: number[]): RoadStretch => ({ from: at(from), to: at(to) })
  return {
    positions,
    kilometres,
    tunnels: file.tunnels.map(toStretch),
    bridges: file.bridges.map(toStretch),
    municipalities: file.municipalities.map(([name, from], index) => ({
      name: String(name),
      from: at(from),
      to: at(file.municipalities[index + 1]?.[1] ?? positions.length - 1),
    })),
  }
}

let e10: RoadLine | undefined

/** Whose map the line is from, as its licence asks. */
export const creditOfE10: string = e10File.credit

/** Returns the E10 as N1000 has it, from Å to where the map of the layer ends near Lødingen. */
export function readE10(): RoadLine {
  e10 ??= decodeRoadLine(e10File)
  return e10
}

/** Returns how far along a road its nearest point to a position lies, and how far beside it the position is. Kilometres. */
export function placeBesideRoad(position: Position, road: RoadLine): { kilometre: number; aside: number } {
  const narrowing = Math.cos((position.latitude * Math.PI) / 180)
  let best = { kilometre: 0, aside: Number.POSITIVE_INFINITY }
  for (const [index, to] of road.positions.entries()) {
    const from = road.positions[index - 1]
    if (!from) continue
    const [ax, ay] = [(from.longitude - position.longitude) * narrowing, from.latitude - position.latitude]
    const [dx, dy] = [(to.longitude - from.longitude) * narrowing, to.latitude - from.latitude]
    const square = dx * dx + dy * dy
    const part = square === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / square))
    const aside = distanceBetween(position, {
      latitude: from.latitude + part * (to.latitude - from.latitude),
      longitude: from.longitude + part * (to.longitude - from.longitude),
    })
    if (aside >= best.aside) continue
    const [before = 0, after = 0] = [road.kilometres[index - 1], road.kilometres[index]]
    best = { kilometre: before + part * (after - before), aside }
  }
  return best
}

/** Returns the position at a kilometre of a road; its ends beyond them. */
export function positionAtKilometre(kilometre: number, { positions, kilometres }: RoadLine): Position {
  const index = kilometres.findIndex((each) => each >= kilometre)
  const [from, to] = [positions[Math.max(0, index - 1)], positions[index === -1 ? positions.length - 1 : index]]
  if (!from || !to) throw new Error('The road has no corners.')
  const [before = 0, after = 0] = [kilometres[Math.max(0, index - 1)], kilometres[index]]
  const part = index <= 0 || after === before ? 1 : (kilometre - before) / (after - before)
  return {
    latitude: from.latitude + part * (to.latitude - from.latitude),
    longitude: from.longitude + part * (to.longitude - from.longitude),
  }
}
