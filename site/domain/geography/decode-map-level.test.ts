import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { levels } from '#scripts/build-map/make-topology.ts'
import { decodeAtOnce, decodeMapLevel, decodeSurroundings, placeInWorld } from './decode-map-level.ts'
import { eastOfFineLevels, joinLevels } from './join-levels.ts'

const read = (name: string) => JSON.parse(readFileSync(`site/domain/geography/own-map/${name}.json`, 'utf8'))
const decode = (file: unknown) => decodeAtOnce(decodeMapLevel(file))

describe('decodeMapLevel', () => {
  it.each(['overview', 'middle', 'fine'])('reads «%s» with all that a map has', (name) => {
    const level = decode(read(name))
    for (const kind of [
      'land',
      'hills',
      'coast',
      'contours',
      'lakes',
      'builtUp',
      'roads',
      'ferries',
      'heights',
    ] as const)
      expect(level[kind].length, kind).toBeGreaterThan(3)
    const { x, y } = placeInWorld(68.2322, 14.5646)
    const around = level.land.filter((land) => land.left < x && land.right > x && land.top < y && land.bottom > y)
    expect(around.length).toBeGreaterThan(0)
    expect(level.land.every(({ lines }) => lines.length === 1)).toBe(true)
    expect(level.roads.filter(({ isTunnel }) => isTunnel).length).toBeGreaterThan(3)
    expect(level.roads.filter(({ isOverSea }) => isOverSea).length).toBeGreaterThan(10)
    expect(level.heights.map(({ metres }) => metres)).toContain(1029)
  })

  it('orders hills from low to high, every 200 metres', () => {
    const heights = decode(read('fine')).hills.map(({ height }) => height)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    expect(new Set(heights)).toEqual(new Set([200, 400, 600, 800]))
  })

  it('works in steps, so that a page can answer in between', () => {
    const steps = decodeMapLevel(read('overview'))
    let count = 0
    while (!steps.next().done) count += 1
    expect(count).toBeGreaterThanOrEqual(4)
  })

  it.each([
    ['nothing', null],
    ['a page of HTML', '<!doctype html>'],
    ['another object', { type: 'FeatureCollection', features: [] }],
    ['a level without roads', { ...read('overview'), objects: { ...read('overview').objects, roads: undefined } }],
    ['a level whose arcs are cut off', { ...read('overview'), arcs: read('overview').arcs.slice(0, 40) }],
    ['figures that are none', { ...read('overview'), transform: { scale: [null, 'x'], translate: [0, 0] } }],
    ['a place outside the world', { ...read('overview'), transform: { scale: [1, 1], translate: [400, 0] } }],
  ])('refuses %s', (_, file) => {
    expect(() => decode(file)).toThrow()
  })
})

describe('decodeSurroundings', () => {
  it('has the land of the north, and refuses what is none', () => {
    const shapes = decodeSurroundings(read('surroundings'))
    expect(shapes.length).toBeGreaterThan(5)
    const { x, y } = placeInWorld(66, 20)
    expect(shapes.some(({ left, right, top, bottom }) => left < x && right > x && top < y && bottom > y)).toBe(true)
    expect(() => decodeSurroundings(read('overview'))).toThrow('surroundings')
    expect(() => decodeSurroundings(null)).toThrow('surroundings')
  })
})

const readLevel = (name: string) =>
  decodeAtOnce(decodeMapLevel(JSON.parse(readFileSync(`site/domain/geography/own-map/${name}.json`, 'utf8'))))

it('takes what lies farther east than the finer level from the coarse one', () => {
  expect(eastOfFineLevels).toBe(levels.fine.east)
  expect(eastOfFineLevels).toBe(levels.middle.east)
  const [overview, fine] = [readLevel('overview'), readLevel('fine')]
  const { x } = placeInWorld(68, eastOfFineLevels)
  const whole = joinLevels(fine, overview)
  expect(whole.coast.filter(({ left }) => left < x)).toEqual(fine.coast.filter(({ left }) => left < x))
  expect(whole.coast.filter(({ left }) => left >= x).length).toBeGreaterThan(300)
  expect(whole.roads.some(({ ref }) => ref === 'E6')).toBe(true)
  expect(whole.ferries).toEqual(fine.ferries)
})
