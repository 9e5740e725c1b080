import { expect, it } from 'vitest'
import { sayKroner, sayPriceFrom } from './say-money.ts'

it('writes whole kroner without decimals, as each language does', () => {
  expect(sayKroner(1980, 'no')).toBe('1\u00a0980\u00a0NOK')
  expect(sayKroner(1980, 'en')).toBe('NOK\u00a01,980')
  expect(sayKroner(1980, 'de')).toBe('1.980\u00a0NOK')
})

it('writes øre with two decimals', () => {
  expect(sayKroner(3.5, 'no')).toBe('3,50\u00a0NOK')
})

it('says the lowest price', () => {
  expect(sayPriceFrom(1980, 'no')).toBe('Fra 1\u00a0980\u00a0NOK')
  expect(sayPriceFrom(1980, 'de')).toBe('Ab 1.980\u00a0NOK')
})
