import { describe, expect, it } from 'vitest'
import { formatOutingPrice } from './format-outing-price.ts'

describe('formatOutingPrice', () => {
  it('says that something is free', () => {
    expect(formatOutingPrice({ from: 0 }, 'de')).toBe('Kostenlos')
  })

  it.each([
    ['no', /^1\s095–1\s400\skr$/],
    ['en', /^NOK\s1,095–1,400$/],
    ['de', /^1\.095–1\.400\sKronen$/],
  ] as const)('names the currency of a span once: %s', (language, expected) => {
    expect(formatOutingPrice({ from: 1095, to: 1400 }, language)).toMatch(expected)
  })

  it('says the lowest price where there is no other', () => {
    expect(formatOutingPrice({ from: 265 }, 'no')).toMatch(/^Fra 265\skr$/)
  })
})
