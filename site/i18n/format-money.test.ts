import { expect, it } from 'vitest'
import { formatKroner } from './format-money.ts'

it('writes whole kroner without decimals, as each language does', () => {
  expect(formatKroner(1980, 'no')).toBe('1\u00a0980\u00a0kr')
  expect(formatKroner(1980, 'en')).toBe('NOK\u00a01,980')
  expect(formatKroner(1980, 'de')).toBe('1.980\u00a0Kronen')
})

it('writes øre with two decimals', () => {
  expect(formatKroner(3.5, 'no')).toBe('3,50\u00a0kr')
})
