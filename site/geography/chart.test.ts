import { describe, expect, it } from 'vitest'
import { type ChartFrame, drawCoast, drawCoastWithin, drawLine, placeOnChart, sizeOfChart } from './chart.ts'

const frame: ChartFrame = { west: 13, east: 15, south: 68, north: 68.5, unitsPerDegree: 1000 }

describe('placeOnChart', () => {
  it('has north up and east right, a degree of longitude as narrow as it is up there', () => {
    expect(placeOnChart({ latitude: 68.5, longitude: 13 }, frame)).toEqual({ x: 0, y: 0 })
    const { x, y } = placeOnChart({ latitude: 68, longitude: 15 }, frame)
    expect(y).toBe(500)
    expect(x).toBeGreaterThan(700)
    expect(x).toBeLessThan(760)
    expect(sizeOfChart(frame)).toEqual({ width: x, height: y })
  })
})

describe('drawLine', () => {
  it('writes steps from one position to the next', () => {
    const line = drawLine(
      [
        { latitude: 68.5, longitude: 13 },
        { latitude: 68.4, longitude: 13 },
        { latitude: 68.45, longitude: 13 },
      ],
      frame,
    )
    expect(line).toBe('m0 0l0 100 0-50')
  })
})

describe('drawCoast', () => {
  it('draws the islands in few bytes and leaves out those that the frame does not show', () => {
    const all = drawCoast({ west: 12.7, east: 14.9, south: 67.8, north: 68.4, unitsPerDegree: 1200 })
    const west = drawCoast({ west: 12.7, east: 13, south: 67.8, north: 67.95, unitsPerDegree: 1200 })
    expect(all.length).toBeLessThan(10_000)
    expect(west.length).toBeLessThan(all.length)
    expect(all).not.toMatch(/NaN|undefined/)
  })
})

describe('drawCoastWithin', () => {
  const reine: ChartFrame = { west: 13, east: 13.2, south: 67.9, north: 67.96, unitsPerDegree: 8000 }

  it('cuts the islands at the edge of the frame, so that a small part of the coast is small', () => {
    const path = drawCoastWithin(reine)
    expect(path).toMatch(/^M/)
    expect(path).not.toMatch(/NaN|undefined|Infinity/)
    expect(path.length).toBeLessThan(drawCoast(reine).length / 2)
  })

  it('draws nothing out at sea', () => {
    expect(drawCoastWithin({ west: 11.7, east: 11.9, south: 68.4, north: 68.5, unitsPerDegree: 1000 })).toBe('')
  })

  it('keeps every corner within a hair of the frame', () => {
    const { width, height } = sizeOfChart(reine)
    for (const ring of drawCoastWithin(reine).split('z').filter(Boolean)) {
      let [x, y] = [0, 0]
      const numbers = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number))
      for (let index = 0; index < numbers.length; index += 2) {
        x += numbers[index] ?? 0
        y += numbers[index + 1] ?? 0
        expect(x).toBeGreaterThan(-90)
        expect(x).toBeLessThan(width + 90)
        expect(y).toBeGreaterThan(-90)
        expect(y).toBeLessThan(height + 90)
      }
    }
  })
})
