import { describe, expect, it } from 'vitest'
import { sayDate, saySpan } from './say-date.ts'

describe('sayDate', () => {
  it('writes the day as each language does', () => {
    expect(sayDate('2026-11-20', 'no')).toBe('20. november 2026')
    expect(sayDate('2026-11-20', 'en')).toBe('20 November 2026')
    expect(sayDate('2026-11-20', 'de')).toBe('20. November 2026')
  })
})

describe('saySpan', () => {
  it('says both ends of a span, also over New Year and on the leap day', () => {
    expect(saySpan('05-27', '07-16', 'no')).toBe('27. mai – 16. juli')
    expect(saySpan('12-10', '01-02', 'en')).toBe('10 December – 2 January')
    expect(saySpan('02-29', '03-01', 'de')).toBe('29. Februar – 1. März')
  })
})
