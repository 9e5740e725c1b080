import { assert, constantFrom, integer, oneof, option, property, record, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { faultOfConditions } from '#pictures/light/conditions.ts'
import { chooseWeatherPicture, listWeatherPictures, nameWeatherPicture } from './choose-weather-picture.ts'

const seen = { place: 'reine', day: '10-12', clock: 13, sunHeight: 14, symbol: 'clearsky_day', windSpeed: 4 } as const

describe('the picture of the weather', () => {
  it('shows the open sky by the height of the sun', () => {
    const hourAt = (sunHeight: number) => chooseWeatherPicture({ ...seen, sunHeight }).hour
    expect([20, 5, -3, -9].map(hourAt)).toEqual(['noon', 'evening', 'blue', 'night'])
  })

  it('knows the midnight sun from an evening sun by the clock', () => {
    const june = { ...seen, day: '06-21', sunHeight: 2 }
    expect(chooseWeatherPicture({ ...june, clock: 0 }).hour).toBe('midnight')
    expect(chooseWeatherPicture({ ...june, clock: 20 }).hour).toBe('evening')
  })

  it('has no black night in summer', () => {
    expect(chooseWeatherPicture({ ...seen, day: '08-28', clock: 0, sunHeight: -10 }).hour).toBe('blue')
  })

  it('follows the symbol', () => {
    const weatherOf = (symbol: string) => chooseWeatherPicture({ ...seen, symbol }).weather
    expect(
      [
        'fair_day',
        'partlycloudy_night',
        'cloudy',
        'lightrain',
        'heavysnowshowers_day',
        'sleet',
        'fog',
        'rainandthunder',
      ].map(weatherOf),
    ).toEqual(['clear', 'clear', 'cloudy', 'rain', 'snow', 'snow', 'fog', 'storm'])
  })

  it('becomes a storm with the wind, whatever the symbol says', () => {
    expect(chooseWeatherPicture({ ...seen, windSpeed: 18 }).weather).toBe('storm')
  })

  it('lays no snow on summer', () => {
    expect(chooseWeatherPicture({ ...seen, day: '07-01', symbol: 'sleet' }).weather).toBe('rain')
  })

  it.each([
    ['01-20', 'winter'],
    ['03-10', 'late-winter'],
    ['05-10', 'spring'],
    ['07-10', 'summer'],
    ['09-20', 'autumn'],
    ['11-20', 'winter'],
  ])('on %s the land wears %s', (day, season) => {
    expect(chooseWeatherPicture({ ...seen, day }).season).toBe(season)
  })

  it('is one of those that are drawn, at any time, in any weather', () => {
    const drawn = new Set(weatherPlaceKeys.flatMap(listWeatherPictures).map(nameWeatherPicture))
    const day = tuple(integer({ min: 1, max: 12 }), integer({ min: 1, max: 31 })).map((numbers) =>
      numbers.map((number) => String(number).padStart(2, '0')).join('-'),
    )
    assert(
      property(
        record({
          place: constantFrom(...weatherPlaceKeys),
          day,
          clock: integer({ min: 0, max: 23 }),
          sunHeight: integer({ min: -45, max: 46 }),
          symbol: option(
            oneof(constantFrom('fair_day', 'cloudy', 'fog', 'lightsleet', 'snowandthunder', 'rain'), string()),
          ),
          windSpeed: option(integer({ min: 0, max: 40 })),
        }),
        (weather) => drawn.has(nameWeatherPicture(chooseWeatherPicture(weather))),
      ),
    )
  })

  it('is never one that cannot be drawn', () => {
    expect(weatherPlaceKeys.flatMap(listWeatherPictures).map(faultOfConditions)).toEqual(
      weatherPlaceKeys.flatMap(listWeatherPictures).map(() => undefined),
    )
  })
})
