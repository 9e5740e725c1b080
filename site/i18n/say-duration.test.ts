import { expect, it } from 'vitest'
import { sayMinutes } from './say-duration.ts'

it('says minutes, hours, or both', () => {
  expect(sayMinutes(42, 'no')).toBe('42\u00a0min')
  expect(sayMinutes(120, 'no')).toBe('2\u00a0t')
  expect(sayMinutes(142, 'no')).toBe('2\u00a0t\u00a022\u00a0min')
})
