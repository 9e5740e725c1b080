import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeInWorld } from '#site/domain/geography/decode-map-level.ts'
import { isOnSheet, metresPerUnit, placeOnSheet, placeWorldOnSheet } from './chart-sheet.ts'
import { frameChart, groupMarks } from './frame-chart.ts'

const size = { width: 1000, height: 750 }

it('shows every point of a day clear of the edge, however they lie', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 3000 }), y: fc.integer({ min: 0, max: 3000 }) })
  fc.assert(
    fc.property(fc.array(point, { minLength: 1, maxLength: 12 }), (points) => {
      const window = frameChart(points, size)
      for (const { x, y } of points) {
        const [across, down] = [
          (x - (window?.left ?? 0)) * (window?.unit ?? 0),
          (y - (window?.top ?? 0)) * (window?.unit ?? 0),
        ]
        expect(Math.min(across, size.width - across)).toBeGreaterThan(99)
        expect(Math.min(down, size.height - down)).toBeGreaterThan(74)
      }
    }),
  )
  expect(frameChart([], size)).toBeUndefined()
})

it('shows nine kilometres around a day in one village', () => {
  const window = frameChart([{ x: 500, y: 500 }], size)
  expect((size.width / (window?.unit ?? 1)) * metresPerUnit).toBeCloseTo(9000)
})

it('gives places that would lie on each other one mark with all their numbers', () => {
  const at = (number: number, x: number) => ({ number, x, y: 0 })
  const marks = groupMarks([at(1, 0), at(2, 5), at(3, 100), at(4, 3), at(5, 2)], 20)
  expect(marks.map(({ text }) => text)).toEqual(['1–2, 4–5', '3'])
})

it('places positions and corners of the map alike, and knows what lies off the sheet', () => {
  const reine = { latitude: 67.9325, longitude: 13.0888 }
  const { x, y } = placeInWorld(reine.latitude, reine.longitude)
  const corner = placeWorldOnSheet(x, y)
  expect(placeOnSheet(reine).x).toBeCloseTo(corner.x)
  expect(placeOnSheet(reine).y).toBeCloseTo(corner.y)
  expect(isOnSheet(corner)).toBe(true)
  expect(isOnSheet(placeOnSheet({ latitude: 59.91, longitude: 10.75 }))).toBe(false)
})
