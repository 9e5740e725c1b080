import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'

interface ShownOpening {
  hours: OpeningHours
  words: Record<'open' | 'closed' | 'unknown', string>
}

/** Writes into each line of a page whether its house is open at a moment. */
export function showOpening(moment: number): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    const { hours, words }: ShownOpening = JSON.parse(line.dataset.opening ?? '')
    const status = openingStatusAt(hours, moment)
    line.dataset.status = status
    line.textContent = words[status]
    line.hidden = false
  }
}

/** Says what is open now, and again every minute. */
export function keepOpeningCurrent(): void {
  showOpening(Date.now())
  setInterval(() => showOpening(Date.now()), 60_000)
}
