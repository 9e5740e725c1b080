import type { Corners, Shape } from '#site/domain/geography/decode-map-level.ts'
import { type MapFrame, sizeOfWorld } from './map-frame.ts'

/** Pixels along a line after which its name stands again. */
const spacing = 420

interface Spot {
  /** Pixels from the upper left corner of the frame. */
  x: number
  y: number
  /** Radians, so that text along the line is upright. */
  angle: number
}

function makeUpright(angle: number): number {
  if (angle > Math.PI / 2) return angle - Math.PI
  return angle < -Math.PI / 2 ? angle + Math.PI : angle
}

/** Returns the line nearest to a place, and how far along it that is. */
function findNearest(place: { x: number; y: number }, ferries: readonly Shape[]) {
  let found: { line: Corners; along: number; distance: number } | undefined
  for (const { lines } of ferries)
    for (const line of lines) {
      let before = 0
      for (let index = 2; index < line.length; index += 2) {
        const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(index - 2, index + 2)
        const [dx, dy] = [bx - ax, by - ay]
        const length = Math.hypot(dx, dy)
        const part =
          length === 0 ? 0 : Math.max(0, Math.min(1, ((place.x - ax) * dx + (place.y - ay) * dy) / length ** 2))
        const distance = Math.hypot(place.x - ax - part * dx, place.y - ay - part * dy)
        if (!found || distance < found.distance) found = { line, along: before + part * length, distance }
        before += length
      }
    }
  return found
}

/** Returns the place on a line and its direction there; undefined beyond its ends. */
function placeAlong(line: Corners, along: number): Spot | undefined {
  let before = 0
  for (let index = 2; index < line.length; index += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(index - 2, index + 2)
    const length = Math.hypot(bx - ax, by - ay)
    if (along >= before && along <= before + length && length > 0) {
      const part = (along - before) / length
      return { x: ax + part * (bx - ax), y: ay + part * (by - ay), angle: makeUpright(Math.atan2(by - ay, bx - ax)) }
    }
    before += length
  }
  return undefined
}

/**
 * Returns where the name of a ferry stands on its line: at its place in the world, and again every 420 pixels to both sides, so that
 * a near view of a quay has it too. These do not move with the view.
 */
export function listSpotsOnFerry(place: { x: number; y: number }, ferries: readonly Shape[], frame: MapFrame): Spot[] {
  const nearest = findNearest(place, ferries)
  if (!nearest) return []
  const size = sizeOfWorld(frame.zoom)
  const listFrom = (step: number): Spot[] => {
    const spots: Spot[] = []
    for (let along = nearest.along + step; ; along += step) {
      const spot = placeAlong(nearest.line, along)
      if (!spot) return spots
      spots.push(spot)
    }
  }
  const own = placeAlong(nearest.line, nearest.along)
  return [...(own ? [own] : []), ...listFrom(spacing / size), ...listFrom(-spacing / size)].map(({ x, y, angle }) => ({
    x: x * size - frame.left,
    y: y * size - frame.top,
    angle,
  }))
}
