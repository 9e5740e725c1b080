import { showOsloClock } from '#contract/service-day.ts'
import type { WeatherAnswer } from '#contract/weather.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { fillWeatherLine, showWeather } from './weather-line-behaviour.ts'

/** Writes this hour’s weather, and that of six and twelve hours later, into the cells as built (`WeatherToday.tsx`). */
export function showToday(cells: HTMLElement, answer: WeatherAnswer): void {
  showWeather(cells, answer)
  for (const row of cells.querySelectorAll<HTMLElement>('[data-later]')) {
    const card = answer.cards[Number(row.dataset.later)]
    if (!card) continue
    const { locale = 'nb-NO' } = cells.dataset
    const values = {
      time: showOsloClock(Date.parse(card.time)).slice(11, 13),
      degrees: formatFigure(card.temperature, locale, 1),
      rain: formatFigure(card.precipitation, locale, 1),
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
