import { setTimeout as wait } from 'node:timers/promises'
import type { OutboundClick } from '#contract/outbound-clicks.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'

export interface HeldClicks {
  /** Counts that hold clicks in memory instead of throwing while the database is unreachable. */
  counts: ClickCounts
  /** Resolves when the held clicks are stored, or their loss is logged. */
  close: () => Promise<void>
}

interface HoldingParts {
  counts: ClickCounts
  log: Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
  /** Most distinct rows held; a click beyond them throws what the database throws. */
  mostRows?: number
}

interface HeldRow {
  day: string
  click: OutboundClick
  times: number
}

// The database module has its own backoff, so retrying more often costs nothing.
const pauseMs = 2000
// Less than the process's own time to stop.
const longestCloseMs = 3000
// About 200 bytes each.
const usualMostRows = 10_000

/** Holds clicks in memory while the database is down; one whose response got lost may be counted twice. */
export function holdClicks({ counts, log, mostRows = usualMostRows }: HoldingParts): HeldClicks {
  const held = new Map<string, HeldRow>()
  const closing = new AbortController()
  let counting: Promise<void> | null = null
  let foldedOn = ''
  /** Clicks that the database has been handed and has not confirmed. */
  let underWay = 0

  const keyOf = ({ day, click }: HeldRow) => JSON.stringify([day, click.partner, click.page, click.position])
  const hasRoomFor = (row: HeldRow) => held.size < mostRows || held.has(keyOf(row))

  function hold(row: HeldRow): void {
    const same = held.get(keyOf(row))
    if (same) same.times += row.times
    else held.set(keyOf(row), row)
  }

  async function hand({ day, click, times }: HeldRow): ReturnType<ClickCounts['add']> {
    underWay += times
    try {
      return await counts.add(day, click, times)
    } finally {
      underWay -= times
    }
  }

  /** Stores held rows, oldest first, until the database refuses one. */
  async function countHeld(): Promise<void> {
    for (const [key, row] of held) {
      // Removed first: clicks arriving during the await make a new row.
      held.delete(key)
      try {
        await hand(row)
      } catch (error) {
        if (!(error instanceof DatabaseUnavailable)) {
          log.error({ err: error, clicks: row.times }, 'clicks on paying links are lost')
          continue
        }
        hold(row)
        return
      }
    }
  }

  async function countUntilNoneIsHeld(): Promise<void> {
    log.warn({}, 'clicks on paying links wait in memory for the database')
    while (held.size > 0 && !closing.signal.aborted) {
      await wait(pauseMs, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      await countHeld()
    }
    if (held.size === 0) log.info({}, 'the clicks that waited are counted')
    counting = null
  }

  /** With the first click of a day; nobody waits for it. */
  function foldOncePerDay(today: string): void {
    if (today === foldedOn) return
    foldedOn = today
    counts.foldOldDays(today).catch((error: unknown) => {
      // Tried again with the next click.
      foldedOn = ''
      if (!(error instanceof DatabaseUnavailable))
        log.error({ err: error }, 'old clicks could not be summed up by month')
    })
  }

  return {
    counts: {
      ...counts,
      async add(day, click, times = 1) {
        try {
          const outcome = await hand({ day, click, times })
          foldOncePerDay(day)
          return outcome
        } catch (error) {
          const row = { day, click, times }
          if (!(error instanceof DatabaseUnavailable) || closing.signal.aborted || !hasRoomFor(row)) throw error
          hold(row)
          counting ??= countUntilNoneIsHeld()
          return 'held'
        }
      },
    },
    async close() {
      closing.abort()
      if (counting) await waitAtMost(counting, longestCloseMs)
      const lost = held.values().reduce((sum, { times }) => sum + times, 0)
      if (lost > 0) log.error({ clicks: lost }, 'clicks on paying links are lost')
      if (underWay > 0)
        log.error({ clicks: underWay }, 'the database has not confirmed clicks on paying links: they may be lost')
    },
  }
}

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
