import { describe, expect, it } from 'vitest'
import { formatUpdated } from '#site/domain/calendar/oslo-day.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { pickWords } from '#site/i18n/translate.ts'
import { formatConditions } from './CurrentWeather.tsx'
import { labelDay, windChill } from './format-weather.ts'
import { formatWind, nameWind } from './format-wind.ts'
import { weatherWords } from './weather-words.ts'

const norwegian = pickWords('no', weatherWords)
const english = pickWords('en', weatherWords)
const german = pickWords('de', weatherWords)

describe('windChill', () => {
  it('follows the table of the formula', () => {
    // Environment Canada's wind chill table: −10 °C at 20 km/h feels like −18, 0 °C at 40 km/h like −7.
    expect(Math.round(windChill(-10, 20 / 3.6) ?? 0)).toBe(-18)
    expect(Math.round(windChill(0, 40 / 3.6) ?? 0)).toBe(-7)
  })

  it('applies only below 10 °C and above 1.33 m/s', () => {
    expect(windChill(10, 12)).toBeNull()
    expect(windChill(9.9, 12)).not.toBeNull()
    expect(windChill(-5, 1.33)).toBeNull()
    expect(windChill(-5, 1.34)).not.toBeNull()
  })
})

describe('nameWind', () => {
  it.each([
    [0, 'stille'],
    [0.2, 'stille'],
    [0.3, 'flau vind'],
    [7.9, 'laber bris'],
    [8, 'frisk bris'],
    [10.7, 'frisk bris'],
    [10.8, 'liten kuling'],
    [24.4, 'liten storm'],
    [24.5, 'full storm'],
    [32.7, 'orkan'],
    [60, 'orkan'],
  ])('calls %s m/s %s', (speed, name) => {
    expect(nameWind(speed, norwegian)).toBe(name)
  })
})

describe('formatWind', () => {
  it('names the eighth of the compass that the wind comes from', () => {
    expect(formatWind(11.2, 225, norwegian)).toBe('liten kuling fra sørvest')
    expect(formatWind(5, 359, english)).toBe('gentle breeze from the north')
    expect(formatWind(5, 22.6, german)).toBe('schwache Brise aus Nordost')
  })

  it('leaves the direction out where there is none to tell', () => {
    expect(formatWind(0.1, 225, norwegian)).toBe('stille')
    expect(formatWind(11.2, null, norwegian)).toBe('liten kuling')
  })
})

describe('formatConditions', () => {
  const moment = {
    time: '2026-11-21T07:00:00Z',
    temperature: -1.4,
    windSpeed: 11.2,
    windFromDirection: 225,
    humidity: 78,
    pressure: 1002,
    precipitation: 0.6,
    symbol: 'lightsnowshowers_day',
  }

  it('tells sky, wind and how it feels', () => {
    expect(formatConditions(moment, norwegian, 'nb-NO')).toBe(
      'Lette snøbyger. Liten kuling fra sørvest, kjennes som −9\u00a0°C.',
    )
    expect(formatConditions(moment, german, 'de-DE')).toBe(
      'Leichte Schneeschauer. Starker Wind aus Südwest, gefühlt −9\u00a0°C.',
    )
  })

  it('leaves out what is missing or unknown', () => {
    expect(formatConditions({ ...moment, symbol: 'hail' }, norwegian, 'nb-NO')).toMatch(/^Liten kuling/)
    expect(formatConditions({ ...moment, windSpeed: null }, norwegian, 'nb-NO')).toBe('Lette snøbyger.')
    expect(formatConditions({ ...moment, temperature: null }, norwegian, 'nb-NO')).not.toContain('kjennes')
    expect(formatConditions({ ...moment, symbol: null, windSpeed: null }, norwegian, 'nb-NO')).toBe('')
  })
})

describe('formatFigure', () => {
  it('writes decimals as the language does, with a true minus sign', () => {
    expect(formatFigure(-1.42, 'nb-NO', 1)).toBe('−1,4')
    expect(formatFigure(-1.42, 'en-GB', 1)).toBe('−1.4')
    expect(formatFigure(3, 'de-DE', 1)).toBe('3,0')
  })

  it('knows no minus zero and shows a missing value as -', () => {
    expect(formatFigure(-0.04, 'nb-NO', 1)).toBe('0,0')
    expect(formatFigure(null, 'nb-NO', 1)).toBe('-')
  })
})

describe('formatUpdated', () => {
  it('writes day and time in Norway', () => {
    expect(formatUpdated('2026-11-21T23:14:00Z')).toBe('22.11.2026 00:14')
    expect(formatUpdated('2026-07-01T12:05:00Z')).toBe('01.07.2026 14:05')
  })
})

describe('labelDay', () => {
  // 23:30 in Norway on 21 November.
  const now = Date.parse('2026-11-21T22:30:00Z')

  it('goes by the calendar in Norway', () => {
    expect(labelDay('2026-11-21', now, norwegian, 'nb-NO')).toBe('I dag')
    expect(labelDay('2026-11-22', now, norwegian, 'nb-NO')).toBe('I morgen')
    expect(labelDay('2026-11-23', now, norwegian, 'nb-NO')).toBe('Mandag')
    expect(labelDay('2026-11-23', now, german, 'de-DE')).toBe('Montag')
    expect(labelDay('2026-11-22', now + 3_600_000, english, 'en-GB')).toBe('Today')
  })
})
