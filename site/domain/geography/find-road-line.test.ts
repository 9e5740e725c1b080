import { expect, it } from 'vitest'
import { distanceBetween, type Position } from './distance-between.ts'
import { findRoadLine } from './find-road-line.ts'

const nusfjord = { latitude: 68.0354, longitude: 13.3477 }
const ramberg = { latitude: 68.0899, longitude: 13.2299 }
const svolvaer = { latitude: 68.2322, longitude: 14.5646 }
const a = { latitude: 67.8796, longitude: 12.984 }

const lengthOf = (line: readonly Position[]) =>
  line.reduce((sum, position, index) => sum + distanceBetween(line[index - 1] ?? position, position), 0)

it('follows side roads and the E10: from Nusfjord to Ramberg round the head of the fjord', () => {
  const line = findRoadLine(nusfjord, ramberg) ?? []
  expect(line[0]).toEqual(nusfjord)
  expect(line.at(-1)).toEqual(ramberg)
  // The road table has 14 km.
  expect(lengthOf(line)).toBeGreaterThan(12)
  expect(lengthOf(line)).toBeLessThan(18)
})

it('has the whole of the E10 from Svolvær to Å, without a gap', () => {
  const line = findRoadLine(svolvaer, a) ?? []
  expect(lengthOf(line)).toBeGreaterThan(120)
  expect(lengthOf(line)).toBeLessThan(136)
  const steps = line.slice(1).map((position, index) => distanceBetween(line[index] ?? position, position))
  expect(Math.max(...steps)).toBeLessThan(4)
})

it('knows no way where no road leads', () => {
  // Skutvik, across Vestfjorden.
  expect(findRoadLine(svolvaer, { latitude: 68.0154, longitude: 15.3323 })).toBeUndefined()
})
