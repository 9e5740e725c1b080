import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMapNames } from '#site/content/model/map-name-queries.ts'
import type { Box } from '#site/domain/geography/box.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import { placeNames, sizeOfName } from './place-names.ts'
import { frameAt, readExampleLevel } from './recording-pen.ts'

const overview = readExampleLevel('overview')
const fine = readExampleLevel('fine')
const measure = (text: string, _kind: string, size: number) => text.length * size * 0.5

function place(
  zoom: number,
  [latitude, longitude]: readonly [number, number] = [68.15, 13.6],
  more: Partial<Parameters<typeof placeNames>[0]> = {},
) {
  return placeNames({
    names: listMapNames('no'),
    level: zoom < 9 ? overview : fine,
    frame: frameAt(latitude, longitude, zoom),
    markers: [],
    measure,
    ...more,
  })
}

const village = (name: string, latitude: number, longitude: number, rank: MapName['rank'] = 1): MapName => ({
  name,
  kind: 'village',
  latitude,
  longitude,
  rank,
})

describe('placeNames', () => {
  it.each([5, 7, 8, 9, 10, 11, 12, 13])('lets nothing overlap at zoom %i', (zoom) => {
    for (const language of languageKeys)
      for (const spot of [
        [68.15, 13.6],
        [67.95, 13.1],
        [68.2, 14.4],
      ] as const) {
        const { names, shields } = place(zoom, spot, { names: listMapNames(language) })
        const boxes: Box[] = [
          ...names
            .filter(({ angle }) => angle === 0)
            .map(({ text, kind, size, x, y }) => {
              const [wide, high] = [measure(text, kind, size) / 2, size / 2]
              return { left: x - wide, right: x + wide, top: y - high, bottom: y + high }
            }),
          ...shields.map(({ x, y, width }) => ({
            left: x - width / 2,
            right: x + width / 2,
            top: y - 8,
            bottom: y + 8,
          })),
        ]
        const doubles = boxes.filter((one, index) =>
          boxes
            .slice(index + 1)
            .some(
              (other) =>
                one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
            ),
        )
        expect(doubles).toEqual([])
      }
  })

  it('answers a driver: villages, straits, ferries, summits and numbers of roads', () => {
    const far = place(8)
    expect(far.names.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Svolvær', 'Leknes', 'Reine', 'Vestfjorden', 'Moskenes–Bodø']),
    )
    expect(far.shields.filter(({ isEuropean }) => isEuropean).map(({ text }) => text)).toContain('E10')
    const near = place(11, [68.17, 14.25])
    expect(near.names.map(({ text }) => text)).toEqual(expect.arrayContaining(['Henningsvær', 'Vågakallen 942']))
    expect(near.shields.map(({ text }) => text)).toContain('816')
  })

  it('lets no number of a road push a village away: Lødingen, where road 85 ends at the quay', () => {
    const names = (zoom: number) => place(zoom, [68.4, 15.9], { level: overview }).names.map(({ text }) => text)
    for (const zoom of [8, 9, 10]) expect(names(zoom)).toContain('Lødingen')
  })

  it('says beside a quay where its ferries go, from near by as well', () => {
    const near = place(11, [67.87, 13.05]).names.filter(({ kind, x, y }) => kind === 'ferry' && x > 0 && y > 0)
    expect(near.map(({ text }) => text)).toEqual(expect.arrayContaining(['Moskenes–Bodø', 'Værøy–Moskenes']))
  })

  it('names small villages before lesser summits: Fredvang beside Ryten', () => {
    expect(place(10, [68.08, 13.38]).names.map(({ text }) => text)).toContain('Fredvang')
  })

  it('names Lofoten and Vesterålen from far off only', () => {
    const far = place(6).names.map(({ text }) => text)
    expect(far).toEqual(expect.arrayContaining(['Lofoten', 'Vesterålen', 'Bodø']))
    expect(place(8).names.map(({ text }) => text)).not.toContain('Lofoten')
  })

  it('turns the name of a ferry along its line, never upside down', () => {
    const ferries = place(9, [67.6, 13.2]).names.filter(({ kind }) => kind === 'ferry')
    expect(ferries.length).toBeGreaterThan(1)
    for (const { angle } of ferries) expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2)
    expect(ferries.some(({ angle }) => Math.abs(angle) > 0.3)).toBe(true)
  })

  it('moves the name of a village beside a marker on its dot, and leaves out a summit there', () => {
    const names = [village('Reine', 67.9325, 13.0888)]
    const at = [67.9325, 13.0888] as const
    const [free] = place(10, at, { names }).names
    const [beside] = place(10, at, { names, markers: [{ latitude: 67.9325, longitude: 13.0888 }] }).names
    expect((beside?.x ?? 0) - (free?.x ?? 0)).toBeGreaterThan(8)
    const summit: MapName[] = [{ ...village('Reinebringen', 67.9325, 13.0888), kind: 'summit' }]
    expect(place(10, at, { names: summit }).names).toHaveLength(1)
    const markers = [{ latitude: 67.9325, longitude: 13.0888 }]
    expect(place(10, at, { names: summit, markers }).names).toEqual([])
  })

  it('writes nothing beneath what stands over the map', () => {
    const names = [village('Reine', 67.9325, 13.0888)]
    const at = [67.9325, 13.0888] as const
    const [free] = place(10, at, { names }).names
    if (!free) throw new Error('The village is missing.')
    const beside = { left: free.x - 10, right: free.x + 200, top: free.y - 10, bottom: free.y + 10 }
    const [moved] = place(10, at, { names, controls: [beside] }).names
    expect(moved?.text).toBe('Reine')
    expect(moved?.x).not.toBe(free.x)
  })

  it('keeps important villages among many markers, and drops the small ones', () => {
    const crowd = Array.from({ length: 400 }, (_, index) => ({
      latitude: 67.9 + (index % 20) * 0.01,
      longitude: 13 + Math.floor(index / 20) * 0.02,
    }))
    const names = [village('Reine', 67.95, 13.2), village('Sund', 67.99, 13.25, 3)]
    const shown = place(10, [67.95, 13.2], { names, markers: crowd }).names.map(({ text }) => text)
    expect(shown).toEqual(['Reine'])
  })
})

describe('sizeOfName', () => {
  it('grows with zoom, up to a limit, and is never unreadable', () => {
    for (const kind of ['sea', 'village', 'strait', 'island', 'summit', 'ferry'] as const) {
      const sizes = [8, 9, 10, 11, 12].flatMap((zoom) => sizeOfName({ kind, rank: 1 }, zoom) ?? [])
      expect(sizes).toEqual(sizes.toSorted((one, other) => one - other))
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
    }
    expect(sizeOfName({ kind: 'village', rank: 3 }, 9)).toBeUndefined()
    expect(sizeOfName({ kind: 'sea', rank: 1 }, 13)).toBeUndefined()
  })
})
