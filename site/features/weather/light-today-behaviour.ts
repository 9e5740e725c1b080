import { formatStretches } from '#site/calendar/format-light.ts'
import { lightColour } from '#site/calendar/light-colour.ts'
import { lightOfDay } from '#site/calendar/light-of-day.ts'
import type { StretchWords } from '#site/calendar/light-words.ts'
import { osloDateOf } from '#site/calendar/oslo-day.ts'
import { sunHeight } from '#site/calendar/sun-height.ts'

/** Computes the light of the day and writes it into the cell of `LightToday.tsx`. */
export function showLight(cell: HTMLElement, now: number): void {
  const { lightToday = '{}', words = '{}', locale = 'nb-NO' } = cell.dataset
  const place: { latitude: number; longitude: number } = JSON.parse(lightToday)
  const sentences: StretchWords = JSON.parse(words)
  const light = lightOfDay(place, osloDateOf(now))
  const { day } = light
  const rows = { sun: light.sunUp, golden: light.golden, dark: light.dark }
  for (const [kind, stretches] of Object.entries(rows)) {
    const element = cell.querySelector(`[data-light="${kind}"]`)
    if (element) element.textContent = formatStretches(stretches, day, sentences, locale)
  }
  const strip = cell.querySelector('svg')
  const step = (day.end - day.start) / 96
  for (let quarter = 0; quarter < 96; quarter += 1) {
    const field = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
    const look = {
      x: quarter,
      // Slightly wider than its field, so that no seam shows.
      width: 1.1,
      height: 10,
      fill: lightColour(sunHeight(place, day.start + (quarter + 0.5) * step)),
    }
    for (const [name, value] of Object.entries(look)) field.setAttribute(name, String(value))
    strip?.append(field)
  }
  cell.querySelector('[data-light-usual]')?.setAttribute('hidden', '')
  cell.querySelector('[data-light-now]')?.removeAttribute('hidden')
}
