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

/** Metres around the equator, as Web Mercator has it. */
const equator = 2 * Math.PI * 6_378_137
/** Pixels. */
const widest = 120

export interface ScaleBar {
  metres: number
  /** Pixels. */
  width: number
}

/** Returns the longest round distance (1, 2 or 5 with zeros) that fits into 120 pixels at a latitude and zoom level. */
export function chooseScale(latitude: number, zoom: number): ScaleBar {
  const perPixel = (equator * Math.cos((latitude * Math.PI) / 180)) / (256 * 2 ** zoom)
  const most = perPixel * widest
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = [5, 2, 1].map((digit) => digit * power).find((each) => each <= most) ?? power
  return { metres, width: Math.round(metres / perPixel) }
}
