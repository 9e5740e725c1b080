import { type OpeningHours, openingStatusAt } from '#site/domain/calendar/opening-hours.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

interface OpenNowWords {
  said: string
  open: string
  unknown: string
}

/** Marks each entry of a list with whether it is open at a moment, and says how many are, and of how many nobody knows. */
export function markOpenEntries(main: HTMLElement, moment: number): void {
  const line = main.querySelector<HTMLElement>('[data-open-now]')
  if (!line) return
  const words: OpenNowWords = JSON.parse(line.dataset.openNow ?? '')
  const counts = { open: 0, closed: 0, unknown: 0 }
  for (const entry of main.querySelectorAll<HTMLElement>('[data-passes]')) {
    const hours: OpeningHours | undefined = entry.dataset.hours && JSON.parse(entry.dataset.hours)
    const status = openingStatusAt(hours, moment)
    counts[status] += 1
    entry.dataset.open = status
    const row = entry.querySelector<HTMLElement>('[data-opening-row]')
    if (!row) continue
    row.dataset.status = status
    row.textContent = status === 'open' ? words.open : words.unknown
  }
  line.textContent = fillGaps(words.said, counts)
}

const renewed = new WeakSet<HTMLElement>()

/** Marks what is open now, and again every minute. */
export function keepOpenMarked(main: HTMLElement): void {
  markOpenEntries(main, Date.now())
  if (renewed.has(main)) return
  renewed.add(main)
  setInterval(() => markOpenEntries(main, Date.now()), 60_000)
}
