export interface YearBar {
  name: string
  kind: 'night' | 'aurora' | 'skrei' | 'sun' | 'hike'
  /** `MM-DD`, first and last day; a span may cross New Year (`12-07` to `01-05`). */
  spans: { from: string; to: string }[]
  /** Text alternative: «27. mai – 16. juli». */
  spoken: string
}

/** Returns the position of a day on the year's axis, in months from 1 January (0 to 12). */
export function monthsFromNewYear(day: string, edge: 'start' | 'end'): number {
  const [month = 1, date = 1] = day.split('-').map(Number)
  const daysInMonth = new Date(Date.UTC(2026, month, 0)).getUTCDate()
  return month - 1 + (edge === 'start' ? date - 1 : date) / daysInMonth
}

/** Returns whether a day or month (`2026-12`) is one of those in which many houses shut: December to March. */
export function isInWinter(day: string): boolean {
  return ['12', '01', '02', '03'].includes(day.slice(5, 7))
}
