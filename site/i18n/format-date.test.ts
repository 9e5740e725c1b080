import { describe, expect, it } from 'vitest'
import { formatDate, formatSpan } from './format-date.ts'

describe('formatDate', () => {
  it('writes the day as each language does', () => {
    expect(formatDate('2026-11-20', 'no')).toBe('20. november 2026')
    expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026')
    expect(formatDate('2026-11-20', 'de')).toBe('20. November 2026')
  })
})

describe('formatSpan', () => {
  it('says both ends of a span, also over New Year and on the leap day', () => {
    expect(formatSpan('05-27', '07-16', 'no')).toBe('27. mai – 16. juli')
    expect(formatSpan('12-10', '01-02', 'en')).toBe('10 December – 2 January')
    expect(formatSpan('02-29', '03-01', 'de')).toBe('29. Februar – 1. März')
  })
})
