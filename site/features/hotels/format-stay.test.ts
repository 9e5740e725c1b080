import { describe, expect, it } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { formatAmount, formatDates, formatUnits, formatUntil } from './format-stay.ts'
import { liveHotelsWords } from './live-hotels-words.ts'

const today = '2026-11-21'
const voices = {
  no: { words: pickWords('no', liveHotelsWords), locale: 'nb-NO' },
  de: { words: pickWords('de', liveHotelsWords), locale: 'de-DE' },
}
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

describe('formatDates', () => {
  it('says a month once, both where there are two, and the year only where it is another', () => {
    expect(formatDates(stay('2026-11-22', '2026-11-24'), 'nb-NO', today)).toBe('22.–24. november')
    expect(formatDates(stay('2026-11-22', '2026-11-24'), 'en-GB', today)).toBe('22–24 November')
    expect(formatDates(stay('2026-11-22', '2026-11-24'), 'de-DE', today)).toBe('22.–24. November')
    expect(formatDates(stay('2026-11-30', '2026-12-02'), 'nb-NO', today)).toBe('30. november – 2. desember')
    expect(formatDates(stay('2026-11-30', '2026-12-02'), 'en-GB', today)).toBe('30 November – 2 December')
    expect(formatDates(stay('2026-12-30', '2027-01-02'), 'de-DE', today)).toMatch(/2026.*2027/)
  })

  it('uses no space that the fonts lack', () => {
    for (const locale of ['nb-NO', 'en-GB', 'de-DE'])
      expect(formatDates(stay('2026-12-30', '2027-01-02'), locale, today)).not.toMatch(/[\u2009\u202f]/)
  })
})

describe('formatAmount', () => {
  it('writes whole kroner in the style of the language', () => {
    expect(formatAmount(1990, 'NOK', 'nb-NO')).toMatch(/^1\s990\skr$/)
    expect(formatAmount(4457.6, 'NOK', 'de-DE')).toMatch(/^4\.458\sKronen$/)
    expect(formatAmount(12000, 'NOK', 'en-GB')).toMatch(/^NOK\s12,000$/)
  })
})

describe('counts', () => {
  it('tell one from many', () => {
    expect([1, 12].map((count) => formatUnits(count, 'hotels', voices.no))).toEqual(['1 hotell', '12 hoteller'])
    expect([1, 2].map((count) => formatUnits(count, 'adults', voices.no))).toEqual(['1 voksen', '2 voksne'])
    expect(formatUnits(1, 'nights', voices.no)).toBe('1 natt')
    expect(formatUnits(14, 'nights', voices.no)).toBe('14 netter')
    expect(formatUnits(1200, 'hotels', voices.de)).toBe('1.200 Hotels')
  })
})

describe('formatUntil', () => {
  it('says the time on a Norwegian clock, whatever the zone it came in', () => {
    expect(formatUntil('2026-11-20T23:30:00-05:00', voices.no)).toBe('til 21. november kl. 05:30')
  })
})
