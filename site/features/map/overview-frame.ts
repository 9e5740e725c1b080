import type { Position } from '#site/domain/geography/distance-between.ts'
import { projectToPixels } from '#site/domain/geography/web-mercator.ts'
import { startView } from './shown-point.ts'

/** Pixels: larger than the frame of the map, which shows its middle. */
export const overviewSize = { width: 1320, height: 620 }

const middle = projectToPixels(startView, startView.zoom)
/** The upper left corner in world pixels at the zoom level of the start view. */
export const overviewCorner = { x: middle.x - overviewSize.width / 2, y: middle.y - overviewSize.height / 2 }

/** Returns a position in pixels from the upper left corner of the overview. */
export function placeOnOverview(position: Position): { x: number; y: number } {
  const { x, y } = projectToPixels(position, startView.zoom)
  return { x: x - overviewCorner.x, y: y - overviewCorner.y }
}
