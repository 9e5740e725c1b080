import { expect, it } from 'vitest'
import { formatMinutes } from './format-duration.ts'

it('says minutes, hours, or both', () => {
  expect(formatMinutes(42, 'no')).toBe('42\u00a0min')
  expect(formatMinutes(120, 'no')).toBe('2\u00a0t')
  expect(formatMinutes(142, 'no')).toBe('2\u00a0t\u00a022\u00a0min')
})
