import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { decodeAtOnce, decodeMapLevel, decodeSurroundings, placeInWorld } from './decode-map-level.ts'

const read = (name: string) => JSON.parse(readFileSync(`site/geography/own-map/${name}.json`, 'utf8'))
const decode = (file: unknown) => decodeAtOnce(decodeMapLevel(file))

describe('decodeMapLevel', () => {
  it.each(['overview', 'middle', 'fine'])('reads «%s» with all that a map has', (name) => {
    const level = decode(read(name))
    for (const kind of ['tints', 'coast', 'contours', 'lakes', 'builtUp', 'roads', 'ferries', 'heights'] as const)
      expect(level[kind].length, kind).toBeGreaterThan(3)
    const { x, y } = placeInWorld(68.2322, 14.5646)
    const around = level.tints.filter((tint) => tint.left < x && tint.right > x && tint.top < y && tint.bottom > y)
    expect(around.map(({ from }) => from)).toContain(0)
    expect(level.roads.filter(({ isTunnel }) => isTunnel).length).toBeGreaterThan(3)
    expect(level.roads.filter(({ isOverSea }) => isOverSea).length).toBeGreaterThan(10)
    expect(level.heights.map(({ metres }) => metres)).toContain(1029)
  })

  it('orders tints from low to high', () => {
    const from = decode(read('overview')).tints.map((tint) => tint.from)
    expect(from).toEqual(from.toSorted((one, other) => one - other))
    expect(new Set(from)).toEqual(new Set([0, 600, 1200]))
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
