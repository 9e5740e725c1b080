import { expect, it } from 'vitest'
import { sayWholeKilometres } from './say-kilometres.ts'

it('says whole kilometres with their unit in every language', () => {
  expect(sayWholeKilometres(25, 'no')).toBe('25\u00a0km')
  expect(sayWholeKilometres(120.6, 'en')).toBe('121\u00a0km')
  expect(sayWholeKilometres(0, 'de')).toBe('0\u00a0km')
})
