import { expect, it } from 'vitest'
import { listSunSeen, ridgeAt } from '#site/domain/calendar/horizon.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { convergenceAt, type Grid, heightIn, projectToUtm, readRaster } from './grid.ts'
import { reckonHorizon } from './reckon-horizon.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }

it('projects to UTM 33 as Kartverket does', () => {
  // On the middle of the zone the way north is the meridian’s arc, here added up in small steps.
  const [radius, eccentric] = [6_378_137, 0.006_694_380_022_9]
  const steps = 100_000
  let arc = 0
  for (let step = 0; step < steps; step += 1) {
    const latitude = ((step + 0.5) / steps) * 68 * (Math.PI / 180)
    arc +=
      ((radius * (1 - eccentric)) / (1 - eccentric * Math.sin(latitude) ** 2) ** 1.5) * ((68 * Math.PI) / 180 / steps)
  }
  expect(projectToUtm({ latitude: 68, longitude: 15 })).toEqual({
    east: 500_000,
    north: expect.closeTo(arc * 0.9996, 0),
  })
  // Away from it distances are as long as on the ground, to the scale of the grid.
  const { east, north } = projectToUtm(reine)
  const beside = projectToUtm({ latitude: reine.latitude, longitude: reine.longitude + 0.01 })
  const metres = Math.hypot(beside.east - east, beside.north - north)
  expect(metres / (distanceBetween(reine, { ...reine, longitude: reine.longitude + 0.01 }) * 1000)).toBeCloseTo(1.0, 1)
  expect(Math.atan2(beside.north - north, beside.east - east) * (180 / Math.PI)).toBeCloseTo(-1.77, 1)
  expect(convergenceAt(reine)).toBeCloseTo(-1.77, 1)
})

it('reads a raster with and without mask, the sea as nought, and refuses words in its place', () => {
  const bytes = Buffer.alloc(18)
  for (const [index, metres] of [12.5, -32_767, 3.4e38, 448].entries()) bytes.writeFloatLE(metres, index * 4)
  expect([...readRaster(bytes.subarray(0, 17), 4)]).toEqual([12.5, 0, 0, 448])
  expect([...readRaster(bytes.subarray(0, 16), 4)]).toEqual([12.5, 0, 0, 448])
  expect(() => readRaster(Buffer.from('{"error":{"code":400}}'), 4)).toThrow(/bytes where a raster has 17: \{"error"/)
})

function gridOf(heightAt: (east: number, north: number) => number): Grid {
  const { east, north } = projectToUtm(reine)
  const [cell, width] = [100, 400]
  const grid = { east: east - 20_000, north: north - 20_000, cell, width, height: width }
  const metres = Float32Array.from({ length: width * width }, (_, index) =>
    heightAt((index % width) * cell - 20_000 + cell / 2, 20_000 - Math.floor(index / width) * cell - cell / 2),
  )
  return { ...grid, metres }
}

it('has rows from the north', () => {
  const { east, north } = projectToUtm(reine)
  const grid = gridOf((_, away) => (away > 0 ? 100 : 0))
  expect(heightIn(grid, east, north + 5000)).toBe(100)
  expect(heightIn(grid, east, north - 5000)).toBe(0)
  expect(heightIn(grid, east + 30_000, north)).toBeUndefined()
})

it('sees a mountain where it stands from true north, as high as it is', () => {
  const [distance, height] = [10_000, 1000]
  const horizon = reckonHorizon(reine, [
    gridOf((east, north) => (Math.hypot(east, north - distance) < 600 ? height : 0)),
  ])
  const highest = Math.max(...horizon)
  // 1,000 m at 9.4 km from an eye 1.7 m high, with the earth’s curve.
  expect(highest / 10).toBeGreaterThan(5.5)
  expect(highest / 10).toBeLessThan(6.2)
  const towards = horizon.flatMap((tenths, azimuth) => (tenths > 30 ? [azimuth > 180 ? azimuth - 360 : azimuth] : []))
  const middle = towards.reduce((sum, azimuth) => sum + azimuth, 0) / towards.length
  expect(middle).toBeCloseTo(-1.8, 0)
})

it('sees over nothing where the earth hides it', () => {
  expect(
    Math.max(
      ...reckonHorizon(reine, [gridOf((east, north) => (Math.abs(Math.hypot(east, north) - 19_000) < 300 ? 20 : 0))]),
    ),
  ).toBe(0)
})

it('changes nothing with a flat horizon, on any day', () => {
  const flat = Array.from({ length: 360 }, () => 0)
  for (const date of ['2026-01-03', '2026-03-20', '2026-06-21', '2026-11-29', '2026-12-21', '2026-10-25']) {
    const light = lightOfDay(reine, date)
    expect(listSunSeen(light, flat), date).toEqual(light.sunUp)
  }
})

it('hides the sun behind a ridge, and the midnight sun behind one in the north', () => {
  const south = Array.from({ length: 360 }, (_, azimuth) => (azimuth > 90 && azimuth < 270 ? 200 : 0))
  expect(listSunSeen(lightOfDay(reine, '2026-02-15'), south)).toEqual([])
  const north = Array.from({ length: 360 }, (_, azimuth) => (azimuth > 315 || azimuth < 45 ? 100 : 0))
  const seen = listSunSeen(lightOfDay(reine, '2026-06-21'), north)
  expect(seen).toHaveLength(1)
  expect(ridgeAt(north, 359.5)).toBe(10)
})
