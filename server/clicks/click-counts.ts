import type { OutboundClick } from '#contract/outbound-clicks.ts'

/** How often a paying link was followed on a day: one row of the table. */
export interface ClickCount extends OutboundClick {
  /** A day in Europe/Oslo: `2026-11-21`. */
  day: string
  count: number
}

/** Counts of clicks on paying links. Every function throws `DatabaseUnavailable` when the database cannot be reached. */
export interface ClickCounts {
  /** Promises that one more click (or as many as told) is counted when it returns, or held in memory until it can be. */
  add: (day: string, click: OutboundClick, times?: number) => Promise<'counted' | 'held'>
  /** Promises every count from one day to another, both included, in order of day, page and position. */
  list: (from: string, to: string) => Promise<ClickCount[]>
}
