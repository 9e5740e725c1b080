import { overlap } from '#site/domain/geography/box.ts'
import type { Corners, MapLevel, Shape } from '#site/domain/geography/decode-map-level.ts'
import { mapSheet } from '#site/domain/geography/join-levels.ts'
import { boxOfFrame, type MapFrame, placeInFrame, sizeOfWorld } from './map-frame.ts'
import type { MapPalette } from './map-palette.ts'

/** What of a canvas the map is drawn with. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'drawImage'
  | 'fill'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'globalAlpha'
  | 'letterSpacing'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'measureText'
  | 'moveTo'
  | 'quadraticCurveTo'
  | 'rect'
  | 'restore'
  | 'rotate'
  | 'save'
  | 'setLineDash'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
  | 'textBaseline'
  | 'translate'
>

export interface DrawnMap {
  /** What is drawn, coarser levels before finer ones; a finer one is used as far east as it reaches. */
  level: MapLevel
  /** Land outside the map's own box, which is left out of it. */
  surroundings: readonly Shape[]
}

/** Pixels beyond the frame at which lines still matter: the widest one. */
const margin = 16
/** Farther out, shading would be dirt. */
const zoomOfRelief = 7
const zoomOfContours = 9
const zoomOfGraticule = 7

/** From here on bends are drawn round: corners stand farther apart than a line is wide. */
const zoomOfRoundBends = 9

/** Adds a line to the path of a pen. */
export function trace(pen: Pen, corners: Corners, frame: MapFrame): void {
  const size = sizeOfWorld(frame.zoom)
  const x = (index: number) => (corners[index] ?? 0) * size - frame.left
  const y = (index: number) => (corners[index + 1] ?? 0) * size - frame.top
  const last = corners.length - 2
  if (frame.zoom < zoomOfRoundBends || last < 4) {
    for (let index = 0; index <= last; index += 2)
      if (index === 0) pen.moveTo(x(index), y(index))
      else pen.lineTo(x(index), y(index))
    return
  }
  // Curves from the middle of each side to that of the next; a ring has one at its first corner too, a line keeps its ends.
  const isRing = corners[0] === corners[last] && corners[1] === corners[last + 1]
  if (isRing) pen.moveTo((x(0) + x(2)) / 2, (y(0) + y(2)) / 2)
  else pen.moveTo(x(0), y(0))
  for (let index = 2; index < last; index += 2)
    pen.quadraticCurveTo(x(index), y(index), (x(index) + x(index + 2)) / 2, (y(index) + y(index + 2)) / 2)
  if (isRing) pen.quadraticCurveTo(x(0), y(0), (x(0) + x(2)) / 2, (y(0) + y(2)) / 2)
  else pen.lineTo(x(last), y(last))
}

/** Begins a path of all shapes in the frame. */
export function traceAll(pen: Pen, shapes: readonly Shape[], frame: MapFrame): void {
  const box = boxOfFrame(frame, margin)
  pen.beginPath()
  for (const shape of shapes) if (overlap(shape, box)) for (const line of shape.lines) trace(pen, line, frame)
}

/** How a slope is lit from the north-west: 1 fully, −1 not at all. `dx` and `dy` lead along a contour with its hill to the right. */
export function lightOf(dx: number, dy: number): number {
  const length = Math.hypot(dx, dy)
  // Downhill is to the left of the contour, which on a screen is (dy, −dx).
  return length === 0 ? 0 : (dx - dy) / (length * Math.SQRT2)
}

/** Slopes are drawn in four tones: lit and shaded, fully and half. */
const tones = [
  { from: 0.7, upTo: 2, colour: 'light', alpha: 1 },
  { from: 0.25, upTo: 0.7, colour: 'light', alpha: 0.55 },
  { from: -0.7, upTo: -0.25, colour: 'shade', alpha: 0.55 },
  { from: -2, upTo: -0.7, colour: 'shade', alpha: 1 },
] as const

/** A small drawing that is laid over the large one, for what should be soft. */
export interface Wash {
  pen: Pen
  image: CanvasImageSource
}

/** Pixels of the map that are one of the wash: the larger, the softer. */
export function softnessOf(zoom: number): number {
  return Math.max(2, Math.min(6, 2 ** ((zoom - 7) / 2)))
}

/**
 * Shades the land beside its contours, each piece by the direction in which it faces: steep land, where contours are close,
 * becomes darker or lighter than flat land. It is no elevation model and does not look like one. It is drawn small and laid
 * over the map, which makes it soft in every browser.
 */
function* drawRelief(
  pen: Pen,
  level: MapLevel,
  frame: MapFrame,
  palette: MapPalette,
  wash: Wash,
): Generator<void, void> {
  const softness = softnessOf(frame.zoom)
  const size = sizeOfWorld(frame.zoom) / softness
  const [left, top] = [frame.left / softness, frame.top / softness]
  const box = boxOfFrame(frame, margin)
  const seen = level.contours.filter((contour) => overlap(contour, box))
  const { pen: soft } = wash
  soft.lineWidth = Math.min(22, 2.6 * 1.7 ** (frame.zoom - 8)) / softness
  soft.lineCap = 'butt'
  soft.lineJoin = 'round'
  for (const { from, upTo, colour, alpha } of tones) {
    soft.beginPath()
    for (const { lines } of seen)
      for (const line of lines) {
        let isDown = false
        for (let index = 2; index < line.length; index += 2) {
          const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(index - 2, index + 2)
          const light = lightOf(bx - ax, by - ay)
          const isOfTone = light >= from && light < upTo
          if (isOfTone) {
            if (!isDown) soft.moveTo(ax * size - left, ay * size - top)
            soft.lineTo(bx * size - left, by * size - top)
          }
          isDown = isOfTone
        }
      }
    soft.strokeStyle = palette[colour]
    soft.globalAlpha = alpha
    soft.stroke()
    yield
  }
  soft.globalAlpha = 1
  pen.save()
  traceAll(pen, level.land, frame)
  pen.clip()
  pen.drawImage(wash.image, 0, 0, frame.width, frame.height)
  pen.restore()
}

/** Lines of a whole degree of longitude and half a degree of latitude, as on a chart. */
function drawGraticule(pen: Pen, frame: MapFrame, palette: MapPalette): void {
  const { left, right, top, bottom } = boxOfFrame(frame)
  const size = sizeOfWorld(frame.zoom)
  pen.beginPath()
  for (let longitude = Math.ceil((left - 0.5) * 360); longitude <= (right - 0.5) * 360; longitude += 1) {
    const x = Math.round((longitude / 360 + 0.5) * size - frame.left) + 0.5
    pen.moveTo(x, 0)
    pen.lineTo(x, frame.height)
  }
  const latitudeAt = (y: number) => (Math.atan(Math.sinh((0.5 - y) * 2 * Math.PI)) * 180) / Math.PI
  for (let latitude = Math.ceil(latitudeAt(bottom) * 2) / 2; latitude <= latitudeAt(top); latitude += 0.5) {
    const y = Math.round(placeInFrame({ latitude, longitude: 0 }, frame).y) + 0.5
    pen.moveTo(0, y)
    pen.lineTo(frame.width, y)
  }
  pen.strokeStyle = palette.graticule
  pen.lineWidth = 1
  pen.stroke()
}

function drawSurroundings(pen: Pen, surroundings: readonly Shape[], frame: MapFrame, palette: MapPalette): void {
  pen.save()
  // Everything but the map's own land.
  pen.beginPath()
  pen.rect(0, 0, frame.width, frame.height)
  mapSheet.forEach(([latitude, longitude], index) => {
    const { x, y } = placeInFrame({ latitude, longitude }, frame)
    if (index === 0) pen.moveTo(x, y)
    else pen.lineTo(x, y)
  })
  pen.closePath()
  pen.clip('evenodd')
  traceAll(pen, surroundings, frame)
  pen.fillStyle = palette.around
  pen.fill()
  pen.strokeStyle = palette.coast
  pen.lineWidth = 0.75
  pen.stroke()
  pen.restore()
}

/** Pixels: smaller lakes would be specks. */
const leastLake = 5

function listVisible(lakes: readonly Shape[], zoom: number): readonly Shape[] {
  const least = leastLake / sizeOfWorld(zoom)
  return lakes.filter(({ left, right, top, bottom }) => right - left > least && bottom - top > least)
}

/**
 * Fills the frame with sea and draws the land on it: tints, relief, contours, lakes, rivers, built-up areas and coast. `wash` is an empty
 * drawing of the frame's size divided by `softnessOf`; without one there is no relief. In steps, none of them long on a slow phone.
 */
export function* drawLand(
  pen: Pen,
  { level, surroundings }: DrawnMap,
  frame: MapFrame,
  palette: MapPalette,
  wash?: Wash,
): Generator<void, void> {
  const { zoom } = frame
  pen.fillStyle = palette.sea
  pen.fillRect(0, 0, frame.width, frame.height)
  pen.lineJoin = 'round'
  // Shallow water along the shore, as a chart prints it; where the map ends, the land around it goes on over that.
  traceAll(pen, level.land, frame)
  pen.strokeStyle = palette.shore
  pen.lineWidth = Math.max(3, Math.min(14, 2 * (zoom - 5)))
  pen.stroke()
  yield
  if (surroundings.length > 0) drawSurroundings(pen, surroundings, frame, palette)
  yield
  traceAll(pen, level.land, frame)
  pen.fillStyle = palette.land
  pen.fill()
  yield
  // A thin layer for every step of height: the higher, the more of them lie over each other.
  pen.fillStyle = palette.hill
  for (const height of new Set(level.hills.map((hill) => hill.height))) {
    traceAll(
      pen,
      level.hills.filter((hill) => hill.height === height),
      frame,
    )
    pen.fill('evenodd')
    yield
  }
  if (wash && zoom >= zoomOfRelief) yield* drawRelief(pen, level, frame, palette, wash)
  yield
  if (zoom >= zoomOfContours) {
    traceAll(pen, level.contours, frame)
    pen.strokeStyle = palette.contour
    pen.lineWidth = zoom >= 11 ? 0.8 : 0.6
    pen.stroke()
  }
  yield
  traceAll(pen, level.rivers, frame)
  pen.strokeStyle = palette.river
  pen.lineWidth = zoom >= 11 ? 1.4 : 0.9
  pen.stroke()
  traceAll(pen, listVisible(level.lakes, zoom), frame)
  pen.fillStyle = palette.lake
  pen.fill('evenodd')
  pen.lineWidth = 0.75
  pen.stroke()
  if (zoom >= 8) {
    traceAll(pen, level.builtUp, frame)
    pen.fillStyle = palette.builtUp
    pen.fill('evenodd')
  }
  yield
  traceAll(pen, level.coast, frame)
  pen.strokeStyle = palette.coast
  pen.lineWidth = zoom >= 10 ? 1.2 : 0.8
  pen.stroke()
  if (zoom >= zoomOfGraticule) drawGraticule(pen, frame, palette)
}
