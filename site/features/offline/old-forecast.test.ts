import { expect, test } from 'vitest'
import type { WeatherAnswer } from '#contract/weather.ts'
import { ageForecast } from './old-forecast.ts'

const fetchedAt = '2026-11-21T08:00:00Z'
const forecast = { fetchedAt, expiresAt: '2026-11-21T09:00:00Z', stale: false } as WeatherAnswer
const after = (hours: number) => Date.parse(fetchedAt) + hours * 3_600_000

test('a kept forecast is called old from its expiry on, and is none after two days', () => {
  expect(ageForecast(forecast, after(0.5))).toEqual(forecast)
  expect(ageForecast(forecast, after(5))).toEqual({ ...forecast, stale: true })
  expect(ageForecast(forecast, after(49))).toBeUndefined()
})

test('a kept forecast from later than the device’s clock is called old: nobody knows how old it is', () => {
  expect(ageForecast(forecast, after(-48))?.stale).toBe(true)
})

test('two days count from when it was computed, however late it was fetched', () => {
  const old = { ...forecast, updatedAt: '2026-11-20T08:00:00Z' }
  expect(ageForecast(old, after(23))?.stale).toBe(true)
  expect(ageForecast(old, after(25))).toBeUndefined()
})

test('what the server called old stays so', () => {
  expect(ageForecast({ ...forecast, stale: true }, after(0.5))?.stale).toBe(true)
})
