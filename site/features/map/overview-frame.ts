import type { Position } from '#site/geography/distance-between.ts'
import { projectToPixels } from '#site/geography/web-mercator.ts'
import { startView } from './shown-point.ts'

/** Pixels: wider and higher than the frame of the map, which shows its middle. */
export const overviewSize = { width: 1320, height: 620 }

const middle = projectToPixels(startView, startView.zoom)
/** Where the overview begins, in pixels of the world at the zoom of the map when it opens. */
export const overviewCorner = { x: middle.x - overviewSize.width / 2, y: middle.y - overviewSize.height / 2 }

/** Where a position stands on the overview: pixels from its upper left corner, at the scale of the map when it opens. */
export function placeOnOverview(position: Position): { x: number; y: number } {
  const { x, y } = projectToPixels(position, startView.zoom)
  return { x: x - overviewCorner.x, y: y - overviewCorner.y }
}
