import { expect, it } from 'vitest'
import { scenarios } from '#stubs/scenario.ts'
import { demoDays, offsetTo, readDemoDay } from './demo-days.mjs'

const timeInNorway = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', timeStyle: 'short' })

it('knows the days of the stand-ins and no others', () => {
  expect(Object.keys(demoDays)).toEqual([...scenarios])
})

it.each([
  ['in winter', '2026-11-29T09:41:07Z'],
  ['in summer', '2026-07-14T22:30:00Z'],
  ['at night', '2026-11-29T23:59:59Z'],
  ['on a day when clocks go forward', '2027-03-28T00:30:00Z'],
  ['on a day when clocks go back', '2026-10-25T00:30:00Z'],
])('sets the clock to a time in Norway %s', (_, written) => {
  const now = Date.parse(written)
  for (const at of ['20:12', '14:00', '00:05']) expect(timeInNorway.format(now + offsetTo(at, now))).toBe(at)
  expect(offsetTo(undefined, now)).toBe(0)
})

it('reads a day and a time, and says what it does not know', () => {
  expect(readDemoDay([])).toEqual({ day: 'storm', at: undefined })
  expect(readDemoDay(['evening'])).toEqual({ day: 'evening', at: '20:12' })
  expect(readDemoDay(['evening', '23:30'])).toEqual({ day: 'evening', at: '23:30' })
  expect(readDemoDay(['constructor'])).toContain('take one of storm, july, evening, stale, closed')
  expect(readDemoDay(['evening', '25:00'])).toContain('like 20:12')
})
