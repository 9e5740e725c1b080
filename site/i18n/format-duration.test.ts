import { expect, it } from 'vitest'
import { formatDrive, formatMinutes, formatMinutesInText } from './format-duration.ts'

it('says minutes, hours, or both', () => {
  expect(formatMinutes(42, 'no')).toBe('42\u00a0min')
  expect(formatMinutes(120, 'no')).toBe('2\u00a0t')
  expect(formatMinutes(142, 'no')).toBe('2\u00a0t\u00a022\u00a0min')
})

it('rounds a drive to five minutes once it is longer than a quarter of an hour', () => {
  expect(formatDrive(9, 'no')).toBe('9\u00a0min')
  expect(formatDrive(142, 'no')).toBe('2\u00a0t\u00a020\u00a0min')
  expect(formatDrive(143, 'no')).toBe('2\u00a0t\u00a025\u00a0min')
})

it('spells the units out in English and German text, in the singular too', () => {
  expect(formatMinutesInText(42, 'en')).toBe('42\u00a0minutes')
  expect(formatMinutesInText(61, 'en')).toBe('1\u00a0hour\u00a01\u00a0minute')
  expect(formatMinutesInText(120, 'en')).toBe('2\u00a0hours')
  expect(formatMinutesInText(61, 'de')).toBe('1\u00a0Stunde\u00a01\u00a0Minute')
  expect(formatMinutesInText(142, 'de')).toBe('2\u00a0Stunden\u00a022\u00a0Minuten')
  expect(formatMinutesInText(142, 'no')).toBe(formatMinutes(142, 'no'))
})
