import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeSurroundings } from '#site/domain/geography/decode-map-level.ts'
import { drawLand, lightOf, softnessOf } from './draw-land.ts'
import { examplePalette, frameAt, makeRecordingPen, readExampleLevel } from './recording-pen.ts'

const overview = readExampleLevel('overview')
const fine = readExampleLevel('fine')
const surroundings = decodeSurroundings(
  JSON.parse(readFileSync('site/domain/geography/own-map/surroundings.json', 'utf8')),
)

function draw(level: typeof overview, zoom: number, [latitude, longitude] = [68.15, 13.5], around = surroundings) {
  const { pen, strokes } = makeRecordingPen()
  const wash = makeRecordingPen()
  const image = {} as CanvasImageSource
  const frame = frameAt(latitude ?? 0, longitude ?? 0, zoom)
  const steps = [...drawLand(pen, { level, surroundings: around }, frame, examplePalette, { pen: wash.pen, image })]
  expect(steps.length).toBeGreaterThan(4)
  return { strokes, washed: wash.strokes, of: (colour: string) => strokes.filter((stroke) => stroke.colour === colour) }
}

describe('drawLand', () => {
  it('begins with the sea, and draws land, heights, lakes and coast above it in that order', () => {
    const { strokes, of } = draw(overview, 8)
    expect(strokes[0]).toMatchObject({ act: 'fillRect', colour: 'sea' })
    const at = ['shore', 'around', 'land', 'hill', 'lake', 'builtUp', 'coast', 'graticule'].map((colour) =>
      strokes.findLastIndex((stroke) => stroke.colour === colour),
    )
    expect(at).toEqual(at.toSorted((one, other) => one - other))
    expect(at[0]).toBeGreaterThan(0)
    expect(of('land')[0]?.lines).toBeGreaterThan(40)
    expect(of('land')[0]?.path.every(Number.isFinite)).toBe(true)
  })

  it('draws only what is in the frame', () => {
    const all = draw(overview, 8).of('land')[0]?.path.length ?? 0
    const some = draw(overview, 11, [67.93, 13.09]).of('land')[0]?.path.length ?? 0
    expect(some).toBeGreaterThan(20)
    expect(some).toBeLessThan(all / 4)
    expect(draw(overview, 11, [68.6, 12.3]).of('land')[0]?.path).toEqual([])
  })

  it('has contours and rivers from zoom 9 on, and a graticule from zoom 7 on', () => {
    expect(draw(overview, 8).of('contour')).toEqual([])
    expect(draw(fine, 11).of('contour')[0]?.lines).toBeGreaterThan(30)
    expect(draw(fine, 11).of('river')[0]?.lines).toBeGreaterThan(3)
    expect(draw(overview, 6).of('graticule')).toEqual([])
    expect(draw(overview, 7).of('graticule')).toHaveLength(1)
  })

  it('lays one more tint over the land for every 200 metres', () => {
    const tints = draw(fine, 11, [67.93, 13]).of('hill')
    expect(tints).toHaveLength(new Set(fine.hills.map(({ height }) => height)).size)
    const corners = tints.map(({ path }) => path.length)
    expect(corners.slice(0, 4)).toEqual(corners.slice(0, 4).toSorted((one, other) => other - one))
    expect(corners[0]).toBeGreaterThan(200)
  })

  it('leaves out lakes that would be specks', () => {
    const lakes = (zoom: number) => draw(overview, zoom, [68.15, 15]).of('lake')[0]?.lines ?? 0
    expect(lakes(6)).toBeLessThan(lakes(8) / 4)
  })

  it('leaves the map’s own land out of the coarse land around it', () => {
    const [edge] = draw(overview, 6).of('around')
    expect(edge?.act).toBe('fill')
    expect(draw(overview, 8, undefined, []).of('around')).toEqual([])
  })

  it('shades slopes in four tones on a drawing of its own and lays it over the land', () => {
    const { strokes, washed } = draw(fine, 11)
    expect(washed.map(({ colour, alpha }) => [colour, alpha])).toEqual([
      ['light', 1],
      ['light', 0.55],
      ['shade', 0.55],
      ['shade', 1],
    ])
    for (const { lines, width } of washed) {
      expect(lines).toBeGreaterThan(20)
      expect(width).toBeCloseTo(Math.min(22, 2.6 * 1.7 ** 3) / softnessOf(11))
    }
    expect(strokes.filter(({ act }) => act === 'drawImage')).toHaveLength(1)
    const { pen, strokes: plain } = makeRecordingPen()
    Array.from(drawLand(pen, { level: fine, surroundings: [] }, frameAt(68, 13, 11), examplePalette))
    expect(plain.filter(({ act }) => act === 'drawImage')).toEqual([])
  })
})

describe('lightOf', () => {
  it('lights what faces the north-west, with the hill to the right of the line', () => {
    // Going north-east, the hill lies south-east: the slope faces north-west.
    expect(lightOf(1, -1)).toBeCloseTo(1)
    expect(lightOf(-1, 1)).toBeCloseTo(-1)
    expect(lightOf(1, 1)).toBeCloseTo(0)
    expect(lightOf(0, 0)).toBe(0)
  })

  it('finds as much light as shade around a hill', () => {
    const closed = fine.contours
      .flatMap(({ lines }) => lines)
      .filter((line) => line[0] === line.at(-2) && line[1] === line.at(-1))
    expect(closed.length).toBeGreaterThan(50)
    const north = closed.map((line) => {
      // The northernmost side of a hill faces north: it is lit.
      let top = 2
      for (let index = 2; index < line.length; index += 2)
        if ((line[index + 1] ?? 1) + (line[index - 1] ?? 1) < (line[top + 1] ?? 1) + (line[top - 1] ?? 1)) top = index
      return (line[top] ?? 0) - (line[top - 2] ?? 0)
    })
    expect(north.filter((dx) => dx > 0).length / north.length).toBeGreaterThan(0.97)
  })
})
