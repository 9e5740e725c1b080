import { describe, expect, test } from 'vitest'
import { weatherPlaces } from '#contract/weather-places.ts'
import { makeForecast } from './make-forecast.ts'

const start = Date.parse('2026-09-05T16:25:00Z')

describe('makeForecast', () => {
  test('has the steps and the gaps of the real service', () => {
    const { timeseries } = makeForecast(68.2383, 14.5683, start).properties
    const without = (key: 'next_1_hours' | 'next_6_hours' | 'next_12_hours') =>
      timeseries.flatMap((step, index) => (step.data[key] ? [] : [index]))
    expect(timeseries[0]?.time).toBe('2026-09-05T16:00:00Z')
    expect(timeseries).toHaveLength(84)
    expect(without('next_1_hours')[0]).toBe(56)
    expect(without('next_6_hours')).toEqual([51, 52, 53, 54, 55, 83])
    expect(without('next_12_hours')).toEqual([45, 46, 47, 48, 49, 51, 52, 53, 54, 55, 82, 83])
    expect(Object.keys(timeseries[83]?.data ?? {})).toEqual(['instant'])
  })

  test('says the same about an hour whenever it is asked', () => {
    const now = makeForecast(68.2383, 14.5683, start).properties.timeseries
    const later = makeForecast(68.2383, 14.5683, start + 3 * 3_600_000).properties.timeseries
    expect(later[0]?.data.instant).toEqual(now[3]?.data.instant)
    expect(later[0]?.data.next_1_hours).toEqual(now[3]?.data.next_1_hours)
  })

  test('six hours bring as much precipitation as their hours together', () => {
    const { timeseries } = makeForecast(67.9301, 13.0892, start).properties
    const hours = timeseries
      .slice(0, 6)
      .map((step) => step.data.next_1_hours?.details.precipitation_amount ?? Number.NaN)
    const sum = hours.reduce((total, amount) => total + amount, 0)
    expect(timeseries[0]?.data.next_6_hours?.details.precipitation_amount).toBeCloseTo(sum, 1)
  })

  test.each([
    ['January', '2026-01-15T10:00:00Z', -12, 9],
    ['July', '2026-07-15T10:00:00Z', 4, 24],
  ])('stays within what Lofoten knows in %s', (_, time, coldest, warmest) => {
    const temperatures = Object.values(weatherPlaces).flatMap(({ latitude, longitude }) =>
      makeForecast(latitude, longitude, Date.parse(time)).properties.timeseries.map(
        (step) => step.data.instant.details.air_temperature,
      ),
    )
    expect(Math.min(...temperatures)).toBeGreaterThan(coldest)
    expect(Math.max(...temperatures)).toBeLessThan(warmest)
  })

  test('shows many kinds of weather over the places, with the light of the season', () => {
    const symbolsIn = (time: string) =>
      new Set(
        Object.values(weatherPlaces).flatMap(({ latitude, longitude }) =>
          makeForecast(latitude, longitude, Date.parse(time)).properties.timeseries.flatMap((step) => [
            step.data.next_1_hours?.summary.symbol_code ?? 'cloudy',
          ]),
        ),
      )
    const autumn = symbolsIn('2026-09-22T10:00:00Z')
    expect(autumn.size).toBeGreaterThanOrEqual(10)
    expect([...autumn].some((symbol) => symbol.endsWith('_day'))).toBe(true)
    expect([...autumn].some((symbol) => symbol.endsWith('_night'))).toBe(true)
    const winter = [...symbolsIn('2026-12-20T10:00:00Z')]
    expect(winter.some((symbol) => symbol.endsWith('_polartwilight'))).toBe(true)
    expect(winter.some((symbol) => symbol.endsWith('_day'))).toBe(false)
  })
})
