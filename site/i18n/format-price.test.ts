import { describe, expect, it } from 'vitest'
import { formatKroner, formatPrice } from './format-price.ts'

it('writes whole kroner without decimals, as each language does', () => {
  expect(formatKroner(1980, 'no')).toBe('1\u00a0980\u00a0kr')
  expect(formatKroner(1980, 'en')).toBe('NOK\u00a01,980')
  expect(formatKroner(1980, 'de')).toBe('1.980\u00a0Kronen')
})

it('writes øre with two decimals', () => {
  expect(formatKroner(3.5, 'no')).toBe('3,50\u00a0kr')
})

describe('formatPrice', () => {
  it('says that something is free', () => {
    expect(formatPrice({ from: 0, unit: 'person' }, 'de')).toEqual({ amount: 'Kostenlos', basis: '' })
  })

  it.each([
    ['no', 'Fra 2\u00a0950\u00a0kr', 'per natt, august 2026'],
    ['en', 'From NOK\u00a02,950', 'a night, August 2026'],
    ['de', 'Ab 2.950\u00a0Kronen', 'pro Nacht, August 2026'],
  ] as const)('says the lowest price, what it buys and when it was seen: %s', (language, amount, basis) => {
    expect(formatPrice({ from: 2950, unit: 'night', month: '2026-08' }, language)).toEqual({ amount, basis })
  })

  it.each([
    ['no', /^1\s100–1\s400\skr$/],
    ['en', /^NOK\s1,100–1,400$/],
    ['de', /^1\.100–1\.400\sKronen$/],
  ] as const)('names the currency of a span once: %s', (language, expected) => {
    expect(formatPrice({ from: 1100, to: 1400, unit: 'person', month: '2026-08' }, language).amount).toMatch(expected)
  })

  it('calls what is alike for all no lowest price', () => {
    const price = { from: 45, unit: 'parkingHour', month: '2024-08' } as const
    expect(formatPrice(price, 'no')).toEqual({ amount: '45\u00a0kr', basis: 'per time for parkering, august 2024' })
  })
})
