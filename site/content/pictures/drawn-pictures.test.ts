import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { drawPicture, type PictureData } from '#pictures/draw-picture.ts'
import { dims } from '#pictures/draw-scene.ts'
import { contrastOf } from '#pictures/drawing/colours.ts'
import { factsOfPicture } from './pictures.ts'
import { listPictureIds, readPicture } from './read-pictures.ts'
import { listWeatherScenes } from './weather/weather-scenes.ts'

const kilobyte = 1024
const largest = 25 * kilobyte
const largestCompressed = 9 * kilobyte

const elements = [
  'svg',
  'defs',
  'g',
  'path',
  'circle',
  'ellipse',
  'use',
  'stop',
  'linearGradient',
  'radialGradient',
  'clipPath',
]

function weighCompressed(svg: string): number {
  const weigh = (quality: number) =>
    brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
  // The server's quality takes ten times as long, and is asked only where the quick one is not light enough.
  const quickly = weigh(5)
  return quickly <= largestCompressed ? quickly : weigh(11)
}

/** Content that makes a drawing heavy, broken or unsafe. */
function findFaults(svg: string): string[] {
  const faults: string[] = []
  const size = Buffer.byteLength(svg)
  if (size > largest) faults.push(`is ${(size / kilobyte).toFixed(1)} KB; 25 are allowed`)
  if (/NaN|undefined|Infinity|null/.test(svg)) faults.push('holds a number that is none')
  const drawn = parse(svg).querySelectorAll('*')
  const strange = new Set(
    drawn.map((element) => element.rawTagName).filter((name) => name !== 'rect' && !elements.includes(name)),
  )
  if (strange.size > 0) faults.push(`uses ${[...strange].join(', ')}`)
  if (/\son\w+=|javascript:|style=|(?<!#)url\((?!#)/.test(svg)) faults.push('holds script, style or a foreign address')
  const ids = drawn.map((element) => element.getAttribute('id')).filter((id) => id !== undefined)
  if (new Set(ids).size !== ids.length) faults.push('uses a name twice')
  for (const [, id = ''] of svg.matchAll(/(?:href="|url\()#([\w-]+)/g))
    if (!ids.includes(id)) faults.push(`refers to ${id}`)
  return faults
}

const drawn = new Map<string, string>()

/** Draws a picture of the guide, once for all that is asked of it. */
function draw(id: string): string {
  const known = drawn.get(id) ?? drawPicture(readPicture(id))
  drawn.set(id, known)
  return known
}

describe('every drawing of the guide', () => {
  it.each(listPictureIds())('%s is light, whole and harmless', (id) => {
    const svg = draw(id)
    expect(findFaults(svg)).toEqual([])
    expect(weighCompressed(svg)).toBeLessThanOrEqual(largestCompressed)
  })

  it('is drawn alike twice', () => {
    for (const id of listPictureIds()) expect(drawPicture(readPicture(id)) === draw(id), id).toBe(true)
  })

  it('is like no other', () => {
    const drawings = listPictureIds().map(draw)
    expect(new Set(drawings).size).toBe(drawings.length)
  })
})

describe('the ready-made pictures of the weather page', () => {
  const scenes = listWeatherScenes().map(({ name, picture }) => ({ name, svg: drawPicture(picture) }))

  it('are all light, whole and harmless', () => {
    const faults = scenes.flatMap(({ name, svg }) => findFaults(svg).map((fault) => `${name} ${fault}`))
    expect(faults).toEqual([])
  })

  it('change with the season, the hour and the weather', () => {
    expect(new Set(scenes.map(({ svg }) => svg)).size).toBe(scenes.length)
  })
})

it('another seed gives other clouds and ripples', () => {
  const picture = readPicture('reine-nordlys')
  if (picture.kind !== 'scene') throw new Error('Not a scene.')
  const other: PictureData = { ...picture, scene: { ...picture.scene, seed: picture.scene.seed + 1 } }
  expect(drawPicture(other)).not.toBe(drawPicture(picture))
})

// The header has no background over the sky, so no tool can measure its contrast in the page.

it.each(listPictureIds())(
  'the words on the sky of %s have a contrast of at least 4.5 to 1, by day and in dark mode',
  (picture) => {
    const { sky, ink } = factsOfPicture(picture)
    for (const dim of dims) expect(contrastOf(sky, ink, dim)).toBeGreaterThanOrEqual(4.5)
  },
)
