import type { WeatherAnswer } from '#contract/weather.ts'
import { formatUpdated } from '#site/domain/calendar/oslo-day.ts'
import { formatFigure } from '#site/i18n/format-number.ts'
import { emojiOf } from './emoji-of-symbol.ts'

/** Writes the current weather into a line as built (`WeatherLine.tsx`). Throws for a response of unexpected shape. */
export function showWeather(line: HTMLElement, { current, updatedAt, fetchedAt }: WeatherAnswer): void {
  const { locale = 'nb-NO', symbols = '{}' } = line.dataset
  const words: Record<string, string> = JSON.parse(symbols)
  const [name = '', variant] = (current.symbol ?? '').split('_')
  const word = words[name]
  const values = {
    temperature: formatFigure(current.temperature, locale, 1),
    words: word ?? '',
    wind: formatFigure(current.windSpeed, locale, 1),
    precipitation: formatFigure(current.precipitation, locale, 1),
    updated: formatUpdated(updatedAt ?? fetchedAt),
    emoji: word ? emojiOf(name, variant) : '',
  }
  for (const [field, value] of Object.entries(values)) {
    const element = line.querySelector(`[data-${field}]`)
    if (element) element.textContent = value
  }
  const emoji = line.querySelector<HTMLElement>('[data-emoji]')
  emoji?.setAttribute('aria-label', word ?? '')
  emoji?.toggleAttribute('hidden', !word)
  line.querySelector('[data-usual]')?.setAttribute('hidden', '')
  line.querySelector('[data-now]')?.removeAttribute('hidden')
}

/** Fetches the weather of this page’s line once and shows it; on failure the usual weather stays with a note. */
export async function fillWeatherLine(show = showWeather): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-weather-line]')
  if (!line) return
  try {
    const response = await fetch(`/api/weather/${line.dataset.weatherLine}`)
    // As readAnswer does, which would be one more file for pages that need nothing else of it.
    const body = await response.text()
    // The browser logs the address.
    if (!response.ok) throw new Error(`${response.status}`)
    show(line, JSON.parse(body))
  } catch (error) {
    console.error(error)
    line.querySelector('[data-failed]')?.removeAttribute('hidden')
  }
}
