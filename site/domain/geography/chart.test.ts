import { describe, expect, it } from 'vitest'
import { type ChartFrame, drawChartGround, placeOnChart, sizeOfChart } from './chart.ts'

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

const landOn = (each: ChartFrame) => drawChartGround(each).land

/** Returns the corners of a drawn path by ring. */
function cornersOf(path: string): { x: number; y: number }[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      let [x, y] = [0, 0]
      const numbers = [...ring.matchAll(/-?\d+/g)].map(([number]) => Number(number))
      return Array.from({ length: numbers.length / 2 }, (_, index) => {
        x += numbers[index * 2] ?? 0
        y += numbers[index * 2 + 1] ?? 0
        return { x, y }
      })
    })
}

describe('drawChartGround', () => {
  const reine: ChartFrame = { west: 13, east: 13.2, south: 67.9, north: 67.96, unitsPerDegree: 8000 }

  it('draws all the islands in few bytes', () => {
    const all = landOn({ west: 12.7, east: 14.9, south: 67.8, north: 68.4, unitsPerDegree: 1200 })
    expect(all).toMatch(/^M/)
    expect(all.length).toBeLessThan(10_000)
    expect(all).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('draws the outer islands and the mainland too', () => {
    expect(landOn({ west: 11.9, east: 12.4, south: 67.4, north: 67.6, unitsPerDegree: 3000 })).not.toBe('')
    expect(landOn({ west: 16.4, east: 16.9, south: 68.4, north: 68.6, unitsPerDegree: 3000 })).not.toBe('')
  })

  it('draws nothing out at sea', () => {
    expect(landOn({ west: 11.7, east: 11.9, south: 68.4, north: 68.5, unitsPerDegree: 1000 })).toBe('')
  })

  it('keeps every corner within a hair of the frame', () => {
    const { width, height } = sizeOfChart(reine)
    const corners = cornersOf(landOn(reine)).flat()
    expect(corners.length).toBeGreaterThan(20)
    for (const { x, y } of corners) {
      expect(x).toBeGreaterThanOrEqual(-20)
      expect(x).toBeLessThanOrEqual(width + 20)
      expect(y).toBeGreaterThanOrEqual(-20)
      expect(y).toBeLessThanOrEqual(height + 20)
    }
  })
})
