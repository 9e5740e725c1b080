import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { decodeAtOnce, decodeMapLevel } from '#site/domain/geography/decode-map-level.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { unprojectFromPixels } from '#site/domain/geography/web-mercator.ts'
import { listFerryNames, listMapNames, listSummits } from './map-name-queries.ts'

const map = decodeAtOnce(decodeMapLevel(JSON.parse(readFileSync('site/domain/geography/own-map/fine.json', 'utf8'))))
const place = (x: number, y: number) => unprojectFromPixels({ x: x * 256, y: y * 256 }, 0)

/** Positions on the ferry lines, some hundred metres apart. */
const onFerries = map.ferries.flatMap(({ lines }) =>
  lines.flatMap((line) =>
    Array.from({ length: line.length / 2 - 1 }, (_, side) => {
      const [ax = 0, ay = 0, bx = 0, by = 0] = line.subarray(side * 2, side * 2 + 4)
      return Array.from({ length: 200 }, (__, step) =>
        place(ax + ((bx - ax) * step) / 200, ay + ((by - ay) * step) / 200),
      )
    }).flat(),
  ),
)

describe('names of the map', () => {
  it.each(listFerryNames().map((ferry) => [ferry.name, ferry] as const))('%s stands on a ferry line', (_, ferry) => {
    expect(Math.min(...onFerries.map((position) => distanceBetween(ferry, position)))).toBeLessThan(0.3)
  })

  it('has every summit once, with a height where a source gives one', () => {
    const summits = listSummits('no')
    expect(new Set(summits.map(({ name }) => name)).size).toBe(summits.length)
    // A village is the goal of a walk, and no summit.
    const villages = listMapNames('no').flatMap(({ kind, name }) => (kind === 'village' ? [name] : []))
    expect(summits.filter(({ name }) => villages.includes(name))).toEqual([])
    expect(summits.find(({ name }) => name === 'Ryten')?.metres).toBe(543)
    expect(summits.find(({ name }) => name === 'Higravtindan')?.metres).toBeUndefined()
  })

  it('takes the heights of the map for its own summits', () => {
    const heights = map.heights.map(({ x, y, metres }) => ({ ...place(x, y), metres }))
    for (const name of ['Hermannsdalstinden', 'Himmeltindan', 'Vågakallen']) {
      const summit = listSummits('no').find((each) => each.name === name)
      const near = heights.find((height) => summit && distanceBetween(height, summit) < 0.5)
      expect(summit?.metres, name).toBe(near?.metres)
    }
  })

  it.each(languageKeys)('has all kinds in %s', (language) => {
    const kinds = new Set(listMapNames(language).map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['village', 'sea', 'region', 'strait', 'island', 'summit', 'ferry']))
  })
})
