import type { Position } from '#site/domain/geography/distance-between.ts'
import type { Point } from '#site/domain/geography/rings.ts'
import { projectToPixels } from '#site/domain/geography/web-mercator.ts'

// The maps of a trip are cut from one drawing of all Lofoten, which is loaded once and kept offline.

/** At this zoom level a unit of the sheet is about 28 metres. */
const zoom = 11
const corner = projectToPixels({ latitude: 68.9, longitude: 11.9 }, zoom)
const opposite = projectToPixels({ latitude: 67.35, longitude: 16.8 }, zoom)

/** Units. */
export const chartSheet = { width: opposite.x - corner.x, height: opposite.y - corner.y }

/** Metres, at the latitude of Leknes. */
export const metresPerUnit = (40_075_016 * Math.cos((68.15 * Math.PI) / 180)) / (256 * 2 ** zoom)

/** What the sheet shows, each as the `d` of a path. */
export interface SheetGround {
  land: string
  lakes: string
  roads: string
  e10: string
  tunnels: string
}

/** Returns where a position lies on the sheet, in its units from the north-west corner. */
export function placeOnSheet(position: Position): Point {
  const { x, y } = projectToPixels(position, zoom)
  return { x: x - corner.x, y: y - corner.y }
}

/** Returns where a corner of the world (`placeInWorld`) lies on the sheet. */
export function placeWorldOnSheet(x: number, y: number): Point {
  const size = 256 * 2 ** zoom
  return { x: x * size - corner.x, y: y * size - corner.y }
}

/** Returns whether a point lies on the sheet. */
export function isOnSheet({ x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x <= chartSheet.width && y <= chartSheet.height
}
