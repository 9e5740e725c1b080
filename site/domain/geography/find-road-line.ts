import { placeInWorld } from './decode-map-level.ts'
import type { Position } from './distance-between.ts'
import { readGround } from './draw-ground.ts'
import { unprojectFromPixels } from './web-mercator.ts'

interface Corner {
  x: number
  y: number
  /** Corners that a piece of road leads to, with the length of each piece. */
  onwards: Map<string, number>
}

const keyOf = (x: number, y: number) => `${x} ${y}`

/** In parts of the world, about 30 metres: ends of pieces that are simplified each by itself meet within it. */
const gap = 2e-6

let known: Map<string, Corner> | undefined

/** Returns the roads of the finest level as corners that lead to each other. */
function readRoads(): Map<string, Corner> {
  if (known) return known
  const corners = new Map<string, Corner>()
  const cornerAt = (x: number, y: number): Corner => {
    const corner = corners.get(keyOf(x, y)) ?? { x, y, onwards: new Map() }
    corners.set(keyOf(x, y), corner)
    return corner
  }
  const join = (one: Corner, other: Corner) => {
    const length = Math.hypot(one.x - other.x, one.y - other.y)
    one.onwards.set(keyOf(other.x, other.y), length)
    other.onwards.set(keyOf(one.x, one.y), length)
  }
  const ends: Corner[] = []
  for (const { lines } of readGround('fine').roads)
    for (const line of lines) {
      for (let index = 2; index < line.length; index += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(index - 2, index + 2)
        join(cornerAt(ax, ay), cornerAt(bx, by))
      }
      ends.push(cornerAt(line[0] ?? 0, line[1] ?? 0), cornerAt(line.at(-2) ?? 0, line.at(-1) ?? 0))
    }
  for (const end of ends)
    for (const other of corners.values())
      if (other !== end && Math.hypot(other.x - end.x, other.y - end.y) < gap) join(end, other)
  known = corners
  return corners
}

function findNearest(position: Position, corners: Iterable<Corner>): Corner {
  const at = placeInWorld(position.latitude, position.longitude)
  let nearest: Corner | undefined
  let least = Infinity
  for (const corner of corners) {
    const distance = Math.hypot(corner.x - at.x, corner.y - at.y)
    if (distance < least) [nearest, least] = [corner, distance]
  }
  if (!nearest) throw new Error('The map has no roads.')
  return nearest
}

function toPosition({ x, y }: Corner): Position {
  const { latitude, longitude } = unprojectFromPixels({ x: x * 256, y: y * 256 }, 0)
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}

/**
 * Returns the shortest way along the roads of the map from one place to another, with both places at its ends; undefined where no road
 * leads from the one to the other (Dijkstra).
 */
export function findRoadLine(from: Position, to: Position): Position[] | undefined {
  const corners = readRoads()
  const [start, end] = [findNearest(from, corners.values()), findNearest(to, corners.values())]
  const reached = new Map<Corner, { length: number; before: Corner | undefined }>([
    [start, { length: 0, before: undefined }],
  ])
  const open = new Set([start])
  const done = new Set<Corner>()
  while (open.size > 0) {
    const corner = [...open].reduce((best, each) =>
      (reached.get(each)?.length ?? Infinity) < (reached.get(best)?.length ?? Infinity) ? each : best,
    )
    if (corner === end) break
    open.delete(corner)
    done.add(corner)
    const own = reached.get(corner)?.length ?? 0
    for (const [key, length] of corner.onwards) {
      const next = corners.get(key)
      if (!next || done.has(next) || own + length >= (reached.get(next)?.length ?? Infinity)) continue
      reached.set(next, { length: own + length, before: corner })
      open.add(next)
    }
  }
  if (!reached.has(end)) return undefined
  const way: Position[] = []
  for (let corner: Corner | undefined = end; corner; corner = reached.get(corner)?.before)
    way.unshift(toPosition(corner))
  return [from, ...way, to]
}
