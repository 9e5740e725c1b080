import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { levels } from '#scripts/build-map/make-topology.ts'
import { decodeAtOnce, decodeMapLevel, placeInWorld } from './decode-map-level.ts'
import { eastOfFineLevels, joinLevels } from './join-levels.ts'

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
