import type { OutboundClick } from '#contract/outbound-clicks.ts'

/** Clicks on a partner link on a day: one row of the table. */
export interface ClickCount extends OutboundClick {
  /** A day in Europe/Oslo: `2026-11-21`; the first of the month for the sum of a whole month that is long past. */
  day: string
  count: number
}

/** Counts of clicks on partner links. Every function throws `DatabaseUnavailable` when the database is unreachable. */
export interface ClickCounts {
  /** Adds clicks; resolves with whether they are stored or held in memory for now. */
  add: (day: string, click: OutboundClick, times?: number) => Promise<'counted' | 'held'>
  /** Folds the days of every month that ended more than 400 days before a day into that month. */
  foldOldDays: (today: string) => Promise<void>
  /** Resolves with the counts from one day to another, both included, by day, page and position. */
  list: (from: string, to: string) => Promise<ClickCount[]>
}
