import { expect, it } from 'vitest'
import { formatUsuallyShut } from './format-usually-shut.ts'

it('says the days of one winter once, though Christmas parts it, and then when nothing opens', () => {
  const winter = [
    { from: '12-24', to: '01-01' },
    { days: [1, 2], from: '01-02', to: '04-30' },
    { days: [1, 2], from: '10-01', to: '12-23' },
  ]
  expect(formatUsuallyShut(winter, 'no')).toBe(
    'mandag og tirsdag 1. oktober – 30. april; stengt alle dager 24. desember – 1. januar',
  )
  expect(formatUsuallyShut(winter.toReversed(), 'en')).toBe(
    'Monday and Tuesday 1 October – 30 April; shut every day 24 December – 1 January',
  )
})

it('keeps apart what does not follow, and other days', () => {
  const times = [
    { days: [1, 2], from: '02-15', to: '05-31' },
    { days: [7], from: '06-01', to: '06-30' },
    { days: [1, 2], from: '09-01', to: '09-30' },
    { from: '12-15', to: '02-14' },
  ]
  expect(formatUsuallyShut(times, 'de')).toBe(
    'Montag und Dienstag 15. Februar – 31. Mai; Sonntag 1. Juni – 30. Juni; Montag und Dienstag 1. September – 30. September; ganz geschlossen 15. Dezember – 14. Februar',
  )
})

it('says months, and nothing of a house that is never shut', () => {
  expect(formatUsuallyShut([{ months: [11, 12, 1, 2, 3] }], 'en')).toBe('November–March')
  expect(formatUsuallyShut([], 'no')).toBe('')
})
