import type { Climate, WeatherCopy } from '#site/content/model/pages/weather-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from './format-weather.ts'

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
