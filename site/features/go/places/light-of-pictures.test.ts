import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { places } from '#site/content/model/place-queries.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { lightOfDay } from '#site/domain/calendar/light-of-day.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { sunAzimuth } from '#site/domain/calendar/sun-height.ts'

// What the rows «Lys for bilder» say of the sun, worked out again.

function listDates(from: string, to: string): string[] {
  const dates = [from]
  for (let date = from; date < to; ) {
    date = shiftDate(date, 1)
    dates.push(date)
  }
  return dates
}

it.each(languageKeys)('where pictures are taken, a row says in %s when the light is on what is seen', (language) => {
  for (const id of ['hamnoy', 'reine', 'eggum'])
    expect(places.read(id, language).words.facts.light?.value, id).toBeTruthy()
  expect(trips.read('haukland-uttakleiv', language).words.facts.light?.value).toBeTruthy()
})

describe('the sun', () => {
  it.each([
    ['hamnoy', 270],
    ['reine', 315],
  ])('is behind the camera at %s on mornings from February to October, and before it in the evening', (id, view) => {
    const { coordinates } = places.read(id, 'en').facts
    const away = (moment: number) => Math.abs(((sunAzimuth(coordinates, moment) - view + 540) % 360) - 180)
    for (const date of listDates('2027-02-15', '2027-10-15').filter((_, index) => index % 10 === 0)) {
      const { sunUp } = lightOfDay(coordinates, date)
      const [rise = 0, set = 0] = [sunUp[0]?.start, sunUp.at(-1)?.end]
      expect(away(Math.max(rise, Date.parse(`${date}T06:00:00Z`))), date).toBeGreaterThan(100)
      expect(away(Math.min(set, Date.parse(`${date}T19:00:00Z`))), date).toBeLessThan(80)
    }
  })

  it.each([
    ['Eggum', places.read('eggum', 'en').facts.coordinates, '2027-04-15', '2027-08-31'],
    ['Uttakleiv', { latitude: 68.2107, longitude: 13.5035 }, '2027-05-01', '2027-08-15'],
  ])('sets in the sea at %s, or not at all', (_, position, from, to) => {
    for (const date of listDates(from, to)) {
      const { sunUp, day } = lightOfDay(position, date)
      const set = sunUp.findLast(({ end }) => end < day.end)?.end
      if (set !== undefined) expect(sunAzimuth(position, set), date).toBeGreaterThan(295)
    }
  })
})
