import { describe, expect, it, test } from 'vitest'
import { readOsloTime, startOfOsloDay } from './oslo-calendar.ts'

test.each([
  ['a winter day', '2026-11-21T07:00:00', '2026-11-21T06:00:00.000Z'],
  ['a summer day, with fractions of a second', '2026-07-04T07:00:00.4807245', '2026-07-04T05:00:00.480Z'],
  ['with its offset', '2026-11-21T07:00:00.451817+02:00', '2026-11-21T05:00:00.451Z'],
  ['the last hour of the day before', '2026-07-01T00:30:00', '2026-06-30T22:30:00.000Z'],
  ['the hour that comes twice', '2026-10-25T02:30:00', '2026-10-25T00:30:00.000Z'],
  ['the hour after it', '2026-10-25T03:00:00', '2026-10-25T02:00:00.000Z'],
  ['the hour that is left out', '2026-03-29T02:30:00', '2026-03-29T01:30:00.000Z'],
  ['the hour after it in spring', '2026-03-29T03:00:00', '2026-03-29T01:00:00.000Z'],
])('readOsloTime understands %s', (_, text, expected) => {
  expect(new Date(readOsloTime(text)).toISOString()).toBe(expected)
})

test.each(['', 'tomorrow', '2026-11-21', '2026-13-21T07:00:00', '2026-11-21T07:00:00 CET'])('%j is no time', (text) => {
  expect(() => readOsloTime(text)).toThrow()
})

describe('startOfOsloDay', () => {
  it.each([
    ['2026-11-23', '2026-11-22T23:00:00Z'],
    ['2026-07-01', '2026-06-30T22:00:00Z'],
    // Clocks change in these nights; the day begins before.
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ])('%s begins at %s', (date, expected) => {
    expect(startOfOsloDay(date)).toBe(Date.parse(expected))
  })
})
