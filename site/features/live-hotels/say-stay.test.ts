import { describe, expect, it } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { liveHotelsWordKeys } from './live-hotels-words.ts'
import { sayAdults, sayAmount, sayDates, sayHotels, sayNights, sayUntil } from './say-stay.ts'

const today = '2026-11-21'
const voices = {
  no: { words: pickWords('no', liveHotelsWordKeys), locale: 'nb-NO' },
  de: { words: pickWords('de', liveHotelsWordKeys), locale: 'de-DE' },
}
const stay = (checkIn: string, checkOut: string) => ({ checkIn, checkOut })

describe('sayDates', () => {
  it('says a month once, both where there are two, and the year only where it is another', () => {
    expect(sayDates(stay('2026-11-22', '2026-11-24'), 'nb-NO', today)).toBe('22.–24. november')
    expect(sayDates(stay('2026-11-22', '2026-11-24'), 'en-GB', today)).toBe('22–24 November')
    expect(sayDates(stay('2026-11-22', '2026-11-24'), 'de-DE', today)).toBe('22.–24. November')
    expect(sayDates(stay('2026-11-30', '2026-12-02'), 'nb-NO', today)).toBe('30. november – 2. desember')
    expect(sayDates(stay('2026-11-30', '2026-12-02'), 'en-GB', today)).toBe('30 November – 2 December')
    expect(sayDates(stay('2026-12-30', '2027-01-02'), 'de-DE', today)).toMatch(/2026.*2027/)
  })

  it('uses no space that the fonts lack', () => {
    for (const locale of ['nb-NO', 'en-GB', 'de-DE'])
      expect(sayDates(stay('2026-12-30', '2027-01-02'), locale, today)).not.toMatch(/[\u2009\u202f]/)
  })
})

describe('sayAmount', () => {
  it('writes whole kroner in the style of the language', () => {
    expect(sayAmount(1990, 'NOK', 'nb-NO')).toMatch(/^1\s990\sNOK$/)
    expect(sayAmount(4457.6, 'NOK', 'de-DE')).toMatch(/^4\.458\sNOK$/)
    expect(sayAmount(12000, 'NOK', 'en-GB')).toMatch(/^NOK\s12,000$/)
  })
})

describe('counts', () => {
  it('tell one from many', () => {
    expect([sayHotels(1, voices.no), sayHotels(12, voices.no)]).toEqual(['1 hotell', '12 hoteller'])
    expect([sayAdults(1, voices.no), sayAdults(2, voices.no)]).toEqual(['1 voksen', '2 voksne'])
    expect(sayNights(stay('2026-11-22', '2026-11-23'), voices.no)).toBe('1 natt')
    expect(sayNights(stay('2027-03-20', '2027-04-03'), voices.no)).toBe('14 netter')
    expect(sayHotels(1200, voices.de)).toBe('1.200 Hotels')
  })
})

describe('sayUntil', () => {
  it('says the time on a Norwegian clock, whatever the zone it came in', () => {
    expect(sayUntil('2026-11-20T23:30:00-05:00', voices.no)).toBe('til 21. november kl. 05:30')
  })
})
