import type { Climate, WeatherCopy } from '#site/editorial/pages/weather-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from './format-weather.ts'

/** One sentence a month, January first, on the weather that is usual then: what a visitor gets when no forecast can be had. */
export function sayUsualWeather(climate: Climate, copy: WeatherCopy['climate'], locale: string): string[] {
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return climate.low.map((low, month) => {
    const name = monthName.format(Date.UTC(2026, month, 15))
    return fillGaps(copy.usual, {
      // A month may begin the sentence, and Norwegian writes it small elsewhere.
      month: copy.usual.startsWith('{month}') ? name.charAt(0).toLocaleUpperCase(locale) + name.slice(1) : name,
      place: climate.place,
      low: formatNumber(low, locale, 0),
      high: formatNumber(climate.high[month] ?? null, locale, 0),
      sea: formatNumber(climate.sea[month] ?? null, locale, 0),
    })
  })
}
