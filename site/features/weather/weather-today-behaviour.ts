import type { WeatherAnswer } from '#contract/weather.ts'
import { fillWeatherLine, formatNumber, showWeather } from './weather-line-behaviour.ts'

/** Writes this hour’s weather, and that of six and twelve hours later, into the cells as built (`WeatherToday.tsx`). */
export function showToday(cells: HTMLElement, answer: WeatherAnswer): void {
  showWeather(cells, answer)
  const clock = new Intl.DateTimeFormat('nb-NO', { timeZone: 'Europe/Oslo', hour: '2-digit' })
  for (const row of cells.querySelectorAll<HTMLElement>('[data-later]')) {
    const card = answer.cards[Number(row.dataset.later)]
    if (!card) continue
    const { locale = 'nb-NO' } = cells.dataset
    const values = {
      time: clock.format(new Date(card.time)),
      degrees: formatNumber(card.temperature, locale),
      rain: formatNumber(card.precipitation, locale),
    }
    for (const [field, value] of Object.entries(values)) {
      const element = row.querySelector(`[data-${field}]`)
      if (element) element.textContent = value
    }
    row.hidden = false
  }
}

export function fillWeatherToday(): Promise<void> {
  return fillWeatherLine(showToday)
}
