import { describe, expect, test } from 'vitest'
import { readEvery } from '#server/testing/read-ready-answer.ts'
import { readRoadWeather as readStations } from './road-weather-body.ts'

const readRoadWeather = (text: string) => readStations(text, readEvery)

function write(...stations: Record<string, unknown>[]): string {
  const features = stations.map((given, index) => ({
    geometry: { type: 'Point', coordinates: [14.2, 68.2] },
    properties: {
      REFERENCE_ID: `station-${index}`,
      LOCATION_DESCRIPTION: 'Eksempelbrua',
      ROAD_NUMBER: 'E10',
      MEASUREMENT_TIME: '2026-11-21T10:10:00+01:00',
      AIR_TEMPERATURE: 2,
      ROAD_SURFACE_TEMPERATURE: -1,
      WIND_SPEED: 14.5,
      MAXIMUM_WIND_SPEED: 23,
      ...given,
    },
  }))
  return JSON.stringify({ type: 'FeatureCollection', features })
}

describe('a station', () => {
  test('has its values and the time they were measured', () => {
    expect(readRoadWeather(write({}))).toEqual([
      {
        id: 'station-0',
        where: 'Eksempelbrua',
        road: 'E10',
        measuredAt: Date.parse('2026-11-21T09:10:00Z'),
        airTemperature: 2,
        surfaceTemperature: -1,
        wind: 14.5,
        gust: 23,
        latitude: 68.2,
        longitude: 14.2,
      },
    ])
  })

  test.each([
    ['colder than ever', { AIR_TEMPERATURE: -39.6 }, { airTemperature: null, gust: 23 }],
    ['gusts of another world', { MAXIMUM_WIND_SPEED: 54 }, { gust: null, wind: 14.5 }],
    ['a gust below the mean', { MAXIMUM_WIND_SPEED: 3 }, { gust: null, wind: null }],
    ['nothing but zeros', { WIND_SPEED: 0, MAXIMUM_WIND_SPEED: 0 }, { gust: null, wind: null }],
    ['a road at zero in warm air', { AIR_TEMPERATURE: 8, ROAD_SURFACE_TEMPERATURE: 0 }, { surfaceTemperature: null }],
    ['a road at zero in cool air', { ROAD_SURFACE_TEMPERATURE: 0 }, { surfaceTemperature: 0 }],
    ['gaps', { AIR_TEMPERATURE: null, WIND_SPEED: undefined }, { airTemperature: null, wind: null, gust: 23 }],
  ])('with %s says what can be right', (_, given, expected) => {
    expect(readRoadWeather(write(given))[0]).toMatchObject(expected)
  })

  test('that differs from all others has a broken sensor', () => {
    const temperatures = [1, 2, 3, -20].map((AIR_TEMPERATURE) => ({ AIR_TEMPERATURE }))
    expect(readRoadWeather(write(...temperatures)).map(({ airTemperature }) => airTemperature)).toEqual([1, 2, 3, null])
  })
})

test('no station is a valid answer', () => {
  expect(readRoadWeather(write())).toEqual([])
})

test.each([
  ['a time without its zone', write({ MEASUREMENT_TIME: '2026-11-21T10:10:00' })],
  ['a place nowhere', write({}).replace('14.2,68.2', '14.2,680')],
  ['a page', '<ows:ExceptionReport/>'],
  ['too many', write(...Array.from({ length: 501 }, () => ({})))],
])('%s is no answer', (_, text) => {
  expect(() => readRoadWeather(text)).toThrow()
})
