import type { WeatherAnswer } from '#contract/weather.ts'
import { emojiOf } from './emoji-of-symbol.ts'

// Kept apart from format-weather.ts, which brings the calendar with it: this script may weigh two kilobytes.

/** A measured value with one decimal and a true minus; «-» for a missing one. */
export function sayNumber(value: number | null, locale: string): string {
  if (value === null) return '-'
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'negative' } as const
  return value.toLocaleString(locale, digits).replace('-', '−')
}

/** As the weather page writes it in every language: `dd.MM.yyyy HH:mm`, Norwegian time. */
function sayTime(time: string): string {
  return new Date(time)
    .toLocaleString('nb-NO', {
      timeZone: 'Europe/Oslo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    })
    .replace(',', '')
}

/** Puts the weather of this hour into a line as built (`WeatherLine.tsx`). Throws when the answer is not as agreed. */
export function showWeather(line: HTMLElement, { current, updatedAt, fetchedAt }: WeatherAnswer): void {
  const { locale = 'nb-NO', symbols = '{}' } = line.dataset
  const words: Record<string, string> = JSON.parse(symbols)
  const [name = '', variant] = (current.symbol ?? '').split('_')
  const word = words[name]
  const values = {
    temperature: sayNumber(current.temperature, locale),
    words: word ?? '',
    wind: sayNumber(current.windSpeed, locale),
    precipitation: sayNumber(current.precipitation, locale),
    updated: sayTime(updatedAt ?? fetchedAt),
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

/**
 * Asks our server once for the weather of the line on this page, and shows it. Without an answer the line keeps what is usual,
 * and says that there is no forecast.
 */
export async function fillWeatherLine(show = showWeather): Promise<void> {
  const line = document.querySelector<HTMLElement>('[data-weather-line]')
  if (!line) return
  try {
    const response = await fetch(`/api/weather/${line.dataset.weatherLine}`)
    // As readAnswer does it, which would be one more file for pages that have nothing else of it.
    const body = await response.text()
    // Which address it was the browser tells.
    if (!response.ok) throw new Error(`${response.status}`)
    show(line, JSON.parse(body))
  } catch (error) {
    console.error(error)
    line.querySelector('[data-failed]')?.removeAttribute('hidden')
  }
}
