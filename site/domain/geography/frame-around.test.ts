import { expect, test } from 'vitest'
import { placeOnChart, sizeOfChart } from './chart.ts'
import { frameAround, isOnChart } from './frame-around.ts'

const innersand = { latitude: 68.09054, longitude: 13.15674 }
const ryten = { latitude: 68.08904, longitude: 13.09263 }

test('positions stand inside the chart, which is about 1000 units wide', () => {
  const frame = frameAround([innersand, ryten], 0.045)
  const { width, height } = sizeOfChart(frame)
  expect(width).toBeGreaterThan(990)
  expect(width).toBeLessThan(1010)
  expect(width / height).toBeCloseTo(1.3, 1)
  for (const position of [innersand, ryten]) {
    expect(isOnChart(position, frame)).toBe(true)
    const { x, y } = placeOnChart(position, frame)
    expect(x).toBeGreaterThan(100)
    expect(x).toBeLessThan(900)
    expect(y).toBeGreaterThan(100)
  }
})

test('a chart grows with the distance of its positions and with its reach', () => {
  const far = { latitude: 68.3, longitude: 13.5 }
  const small = frameAround([innersand], 0.045)
  const large = frameAround([innersand, far], 0.045)
  const wide = frameAround([innersand], 0.1)
  expect(large.north - large.south).toBeGreaterThan(small.north - small.south)
  expect(wide.north - wide.south).toBeGreaterThan(small.north - small.south)
  expect(isOnChart(far, small)).toBe(false)
})
