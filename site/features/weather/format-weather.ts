import type { Climate, WeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { osloDateOf, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { capitalise } from '#site/i18n/capitalise.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatDay, listMonths } from '#site/i18n/format-date.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import type { WeatherWords } from './weather-words.ts'

/** Returns the label of a day in Norway: today, tomorrow, else the capitalised weekday. */
export function labelDay(date: string, now: number, words: WeatherWords, locale: string): string {
  const today = osloDateOf(now)
  if (date === today) return words['weather.today']
  if (date === shiftDate(today, 1)) return words['weather.tomorrow']
  return capitalise(formatDay(date, locale, { weekday: 'long' }))
}

/** Returns day and month in short: «24. nov.». */
export function formatShortDate(date: string, locale: string): string {
  return formatDay(date, locale, { day: 'numeric', month: 'short' })
}

/** Returns one sentence per month, January first, on the usual weather, for when there is no forecast. */
export function formatUsualWeather(climate: Climate, copy: WeatherCopy['climate'], locale: string): string[] {
  const months = listMonths(locale)
  return climate.low.map((low, month) => {
    const name = months[month] ?? ''
    return fillGaps(copy.usual, {
      // Norwegian months are lower-case except at the start of a sentence.
      month: copy.usual.startsWith('{month}') ? capitalise(name) : name,
      place: climate.place,
      low: formatFigure(low, locale, 0),
      high: formatFigure(climate.high[month] ?? null, locale, 0),
      sea: formatFigure(climate.sea[month] ?? null, locale, 0),
    })
  })
}

/** Returns the wind chill in °C (formula of 2001), or null where MET does not apply it: from 10 °C or to 1.33 m/s. */
export function windChill(temperature: number, metresPerSecond: number): number | null {
  if (temperature >= 10 || metresPerSecond <= 1.33) return null
  const force = (metresPerSecond * 3.6) ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * force + 0.3965 * temperature * force
}
