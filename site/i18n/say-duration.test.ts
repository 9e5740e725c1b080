import { expect, it } from 'vitest'
import { sayMinutes } from './say-duration.ts'

it('says minutes, hours, or both', () => {
  expect(sayMinutes(42, 'no')).toBe('42 min')
  expect(sayMinutes(120, 'no')).toBe('2 t')
  expect(sayMinutes(142, 'no')).toBe('2 t 22 min')
})
