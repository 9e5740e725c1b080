import { readFileSync } from 'node:fs'
import { decodeAtOnce, decodeMapLevel, type MapLevel, placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import type { Pen } from './draw-land.ts'
import { type MapFrame, sizeOfWorld } from './map-frame.ts'
import type { MapPalette } from './map-palette.ts'

export interface Stroke {
  act: 'fill' | 'stroke' | 'fillText' | 'strokeText' | 'fillRect' | 'drawImage'
  colour: string
  width: number
  dash: readonly number[]
  alpha: number
  font: string
  text?: string
  /** The path so far: x and y in turns. */
  path: readonly number[]
  /** How many lines the path has. */
  lines: number
  /** The fill rule. */
  rule?: string
}

/** Returns a pen that draws nothing and keeps what it was told; a letter is half as wide as it is high. */
export function makeRecordingPen(): { pen: Pen; strokes: Stroke[] } {
  const strokes: Stroke[] = []
  let path: number[] = []
  let lines = 0
  let dash: number[] = []
  const note = (act: Stroke['act'], colour: string, more: Partial<Stroke> = {}) => {
    const { lineWidth: width, globalAlpha: alpha, font } = pen
    strokes.push({ act, colour, width, dash, alpha, font, path: [...path], lines, ...more })
  }
  const go = (...to: number[]) => void path.push(...to.slice(-2))
  const pen = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    globalAlpha: 1,
    font: '',
    beginPath() {
      path = []
      lines = 0
    },
    moveTo(x: number, y: number) {
      lines += 1
      go(x, y)
    },
    lineTo: go,
    quadraticCurveTo: go,
    arc: (x: number, y: number) => go(x, y),
    rect(x: number, y: number, width: number, height: number) {
      lines += 1
      go(x, y)
      go(x + width, y + height)
    },
    closePath() {},
    clip() {},
    save() {},
    restore() {},
    translate() {},
    rotate() {},
    clearRect() {},
    setTransform() {},
    setLineDash(next: number[]) {
      dash = next
    },
    fill: (rule?: string) => note('fill', String(pen.fillStyle), rule === undefined ? {} : { rule }),
    stroke: () => note('stroke', String(pen.strokeStyle)),
    fillRect: () => note('fillRect', String(pen.fillStyle)),
    drawImage: () => note('drawImage', ''),
    fillText: (text: string, x: number, y: number) => note('fillText', String(pen.fillStyle), { text, path: [x, y] }),
    strokeText: (text: string) => note('strokeText', String(pen.strokeStyle), { text }),
    measureText: (text: string) => ({ width: text.length * 0.5 * Number(/([\d.]+)px/.exec(pen.font)?.[1] ?? 10) }),
  } as unknown as Pen
  return { pen, strokes }
}

/** Every colour is its own name. */
export const examplePalette = new Proxy({} as MapPalette, { get: (_, name) => String(name) })

/** Returns a level of the committed map. */
export function readExampleLevel(name: 'overview' | 'middle' | 'fine'): MapLevel {
  return decodeAtOnce(decodeMapLevel(JSON.parse(readFileSync(`site/domain/geography/own-map/${name}.json`, 'utf8'))))
}

/** Returns a frame of 1000 × 600 pixels around a position. */
export function frameAt(latitude: number, longitude: number, zoom: number): MapFrame {
  const { x, y } = placeInWorld(latitude, longitude)
  const size = sizeOfWorld(zoom)
  return { left: x * size - 500, top: y * size - 300, width: 1000, height: 600, zoom }
}
