import { expect, test } from 'vitest'
import { placeOnChart, sizeOfChart } from '#site/geography/chart.ts'
import { frameOfTrip, isOnChart } from './frame-of-trip.ts'

const innersand = { latitude: 68.09054, longitude: 13.15674 }
const ryten = { latitude: 68.08904, longitude: 13.09263 }

test('start and top stand inside the chart, which is about 1000 units wide', () => {
  const frame = frameOfTrip('hike', [innersand, ryten])
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

test('a chart grows with the way to the top, and a boat sees more of the coast than a walker', () => {
  const far = { latitude: 68.3, longitude: 13.5 }
  const small = frameOfTrip('hike', [innersand])
  const large = frameOfTrip('hike', [innersand, far])
  const boat = frameOfTrip('boat', [innersand])
  expect(large.north - large.south).toBeGreaterThan(small.north - small.south)
  expect(boat.north - boat.south).toBeGreaterThan(small.north - small.south)
  expect(isOnChart(far, small)).toBe(false)
})
