import { describe, expect, it } from 'vitest'
import { formatDate, formatDates, formatSpan } from './format-date.ts'

describe('formatDate', () => {
  it('writes the day as each language does', () => {
    expect(formatDate('2026-11-20', 'no')).toBe('20. november 2026')
    expect(formatDate('2026-11-20', 'en')).toBe('20 November 2026')
    expect(formatDate('2026-11-20', 'de')).toBe('20. November 2026')
  })
})

describe('formatDates', () => {
  it('says a month and a year once that both days share', () => {
    expect(formatDates('2026-11-20', '2026-11-22', 'no')).toBe('20.–22. november 2026')
    expect(formatDates('2026-11-20', '2026-11-22', 'en')).toBe('20–22 November 2026')
    expect(formatDates('2026-10-30', '2026-11-02', 'no')).toBe('30. oktober – 2. november 2026')
    expect(formatDates('2025-12-30', '2026-01-02', 'de')).toBe('30. Dezember 2025 – 2. Januar 2026')
  })
})

describe('formatSpan', () => {
  it('says both ends of a span, also over New Year and on the leap day', () => {
    expect(formatSpan('05-27', '07-16', 'no')).toBe('27. mai – 16. juli')
    expect(formatSpan('12-10', '01-02', 'en')).toBe('10 December – 2 January')
    expect(formatSpan('02-29', '03-01', 'de')).toBe('29. Februar – 1. März')
  })
})
