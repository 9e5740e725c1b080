import type { Climate, WeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { osloDateOf, osloTimeZone, shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { dateFormat, numberFormat } from '#site/i18n/kept-formats.ts'
import type { WeatherWords } from './weather-words.ts'

/** Returns a localised number with a true minus sign, never «−0»; «-» for a missing one, as specified. */
export function formatNumber(value: number | null, locale: string, decimals: number): string {
  if (value === null) return '-'
  return numberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
    useGrouping: false,
  })
    .format(value)
    .replace('-', '−')
}

/** Returns a moment (ISO 8601) as `dd.MM.yyyy HH:mm` in Norwegian time, the same in every language, as specified. */
export function formatUpdated(time: string): string {
  const parts = dateFormat('nb-NO', {
    timeZone: osloTimeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(time))
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`
}

/** Returns the label of a day in Norway: today, tomorrow, else the capitalised weekday. */
export function labelDay(date: string, now: number, words: WeatherWords, locale: string): string {
  const today = osloDateOf(now)
  if (date === today) return words['weather.today']
  if (date === shiftDate(today, 1)) return words['weather.tomorrow']
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const name = weekday.format(new Date(`${date}T12:00:00Z`))
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}

/** Returns day and month in short: «24. nov.». */
export function formatShortDate(date: string, locale: string): string {
  const day = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  return day.format(new Date(`${date}T12:00:00Z`))
}

/** Returns one sentence per month, January first, on the usual weather, for when there is no forecast. */
export function formatUsualWeather(climate: Climate, copy: WeatherCopy['climate'], locale: string): string[] {
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return climate.low.map((low, month) => {
    const name = monthName.format(Date.UTC(2026, month, 15))
    return fillGaps(copy.usual, {
      // Norwegian months are lower-case except at the start of a sentence.
      month: copy.usual.startsWith('{month}') ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name,
      place: climate.place,
      low: formatNumber(low, locale, 0),
      high: formatNumber(climate.high[month] ?? null, locale, 0),
      sea: formatNumber(climate.sea[month] ?? null, locale, 0),
    })
  })
}

/** Returns the wind chill in °C (formula of 2001), or null where MET does not apply it: from 10 °C or to 1.33 m/s. */
export function windChill(temperature: number, metresPerSecond: number): number | null {
  if (temperature >= 10 || metresPerSecond <= 1.33) return null
  const force = (metresPerSecond * 3.6) ** 0.16
  return 13.12 + 0.6215 * temperature - 11.37 * force + 0.3965 * temperature * force
}
