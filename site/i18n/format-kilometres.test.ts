import { expect, it } from 'vitest'
import { formatWholeKilometres } from './format-kilometres.ts'

it('says whole kilometres with their unit in every language', () => {
  expect(formatWholeKilometres(25, 'no')).toBe('25\u00a0km')
  expect(formatWholeKilometres(120.6, 'en')).toBe('121\u00a0km')
  expect(formatWholeKilometres(0, 'de')).toBe('0\u00a0km')
})
