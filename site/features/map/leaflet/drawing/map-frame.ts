import type { Box } from '#site/domain/geography/box.ts'
import { placeInWorld } from '#site/domain/geography/decode-map-level.ts'

/** The part of the world that is drawn, and how large. */
export interface MapFrame {
  /** Pixels of the square world map from its north-west corner to that of the drawing. */
  left: number
  top: number
  /** Pixels. */
  width: number
  height: number
  zoom: number
}

/** Pixels of the square world map at a zoom level. */
export function sizeOfWorld(zoom: number): number {
  return 256 * 2 ** zoom
}

/** Returns what a frame shows, with a margin in pixels around it. */
export function boxOfFrame({ left, top, width, height, zoom }: MapFrame, margin = 0): Box {
  const size = sizeOfWorld(zoom)
  return {
    left: (left - margin) / size,
    right: (left + width + margin) / size,
    top: (top - margin) / size,
    bottom: (top + height + margin) / size,
  }
}

/** Returns a position in pixels from the upper left corner of the drawing. */
export function placeInFrame(
  { latitude, longitude }: { latitude: number; longitude: number },
  frame: MapFrame,
): { x: number; y: number } {
  const { x, y } = placeInWorld(latitude, longitude)
  const size = sizeOfWorld(frame.zoom)
  return { x: x * size - frame.left, y: y * size - frame.top }
}
