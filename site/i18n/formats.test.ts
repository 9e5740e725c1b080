import { describe, expect, it, test } from 'vitest'
import { formatAge } from './format-age.ts'
import { formatHours } from './format-duration.ts'
import { findRuns, formatMonths } from './format-months.ts'
import { formatChargingPoint, formatRating, formatReviews, formatWholeKilometres } from './formats.ts'

test('months that follow each other are one run, over New Year too', () => {
  expect(findRuns([10, 11, 12, 1, 2])).toEqual([{ from: 10, to: 2 }])
  expect(findRuns([5, 6, 9])).toEqual([
    { from: 5, to: 6 },
    { from: 9, to: 9 },
  ])
  expect(findRuns([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([{ from: 1, to: 12 }])
  expect(findRuns([])).toEqual([])
})

test('months are said in each language', () => {
  expect(formatMonths([10, 11, 12, 1, 2, 3, 4], 'no')).toBe('oktober–april')
  expect(formatMonths([5, 6, 7, 8, 9], 'no', 'short')).toBe('mai–sep.')
  expect(formatMonths([5, 6, 9], 'en')).toBe('May–June, September')
  expect(formatMonths([3], 'de')).toBe('März')
})

it('writes a rating with one decimal, also a whole one', () => {
  expect(formatRating(4.7, 'no')).toBe('4,7')
  expect(formatRating(5, 'en')).toBe('5.0')
})

it('counts reviews in the figures of the language', () => {
  expect(formatReviews(1240, 'de')).toBe('1.240 Bewertungen')
  expect(formatReviews(1, 'no')).toBe('1 anmeldelse')
})

it('says whole kilometres with their unit in every language', () => {
  expect(formatWholeKilometres(25, 'no')).toBe('25\u00a0km')
  expect(formatWholeKilometres(120.6, 'en')).toBe('121\u00a0km')
  expect(formatWholeKilometres(0, 'de')).toBe('0\u00a0km')
})

describe('formatHours', () => {
  it('writes a span with the decimals of the language, on one line', () => {
    expect(formatHours({ from: 1.5, to: 2.5 }, 'no')).toBe('1,5–2,5\u00a0t')
    expect(formatHours({ from: 1.5, to: 2.5 }, 'en')).toMatch(/^1\.5–2\.5\u00a0h/)
  })

  it('writes one number where there is one', () => {
    expect(formatHours({ from: 4 }, 'de')).toMatch(/^4\u00a0\S+$/)
  })
})

it('says how many points of what kind, and how strong where that is known', () => {
  expect(formatChargingPoint({ type: 'CCS2', power: 150, count: 4 }, 'no')).toBe('4\u00a0×\u00a0CCS2, 150\u00a0kW')
  expect(formatChargingPoint({ type: 'Type 2', power: 7.4, count: 2 }, 'de')).toBe('2\u00a0×\u00a0Type 2, 7,4\u00a0kW')
  expect(formatChargingPoint({ type: 'Type 2', count: 1 }, 'en')).toBe('1\u00a0×\u00a0Type 2')
})

it('claims no number and no plug that no source names', () => {
  expect(formatChargingPoint({ type: 'fast' }, 'en')).toBe('Fast charger')
})

it('calls points planned until a source says that they opened', () => {
  expect(formatChargingPoint({ type: 'Tesla', power: 250, count: 6, isPlanned: true }, 'en')).toBe(
    '6\u00a0×\u00a0Supercharger, 250\u00a0kW (planned)',
  )
})

describe('formatAge', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it('counts minutes, then hours, then days', () => {
    expect(formatAge('2026-11-21T11:59:40Z', now, 'nb-NO')).toBe('nå')
    expect(formatAge('2026-11-21T11:48:00Z', now, 'nb-NO')).toBe('for 12 minutter siden')
    expect(formatAge('2026-11-21T07:00:00Z', now, 'en-GB')).toBe('5 hours ago')
    expect(formatAge('2026-11-18T12:00:00Z', now, 'de-DE')).toBe('vor 3 Tagen')
  })

  it('takes a server clock that is ahead for now', () => {
    expect(formatAge('2026-11-21T12:03:00Z', now, 'en-GB')).toBe('now')
  })
})
