import { setTimeout as wait } from 'node:timers/promises'
import type { OutboundClick } from '#contract/outbound-clicks.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { waitAtMost } from '#server/limits/wait-at-most.ts'
import type { ClickCounts } from './click-counts.ts'

export interface HeldClicks {
  /** The counts, which hold a click while the database cannot be reached, instead of throwing. */
  counts: ClickCounts
  /** Promises that what was held is counted, or that it is said how many are lost. */
  close: () => Promise<void>
}

interface HoldingParts {
  counts: ClickCounts
  log: Record<'info' | 'warn' | 'error', (fields: object, message: string) => void>
  /** How many different rows may wait; a click on one more throws what the database throws. */
  mostRows?: number
}

interface HeldRow {
  day: string
  click: OutboundClick
  times: number
}

// The database itself decides when it is tried again; asking oftener costs nothing.
const pauseMs = 2000
// Less than the process gives itself to stop.
const longestCloseMs = 3000
// Some 200 bytes a row.
const usualMostRows = 10_000

/**
 * Promises counts that lose no click while the database is made, away or full: what cannot be counted waits in memory, a number
 * for each row, and is counted when the database is back. What waits is lost when the process is killed. A click whose answer
 * the database could not give any more may be counted twice.
 */
export function holdClicks({ counts, log, mostRows = usualMostRows }: HoldingParts): HeldClicks {
  const held = new Map<string, HeldRow>()
  const closing = new AbortController()
  let counting: Promise<void> | null = null

  const keyOf = ({ day, click }: HeldRow) => JSON.stringify([day, click.partner, click.page, click.position])
  const hasRoomFor = (row: HeldRow) => held.size < mostRows || held.has(keyOf(row))

  function hold(row: HeldRow): void {
    const same = held.get(keyOf(row))
    if (same) same.times += row.times
    else held.set(keyOf(row), row)
  }

  /** Counts what is held, oldest first, and gives up at the first that the database does not take. */
  async function countHeld(): Promise<void> {
    for (const [key, row] of held) {
      // Taken out first: a click that comes meanwhile is another one.
      held.delete(key)
      try {
        await counts.add(row.day, row.click, row.times)
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

  return {
    counts: {
      ...counts,
      async add(day, click, times = 1) {
        try {
          return await counts.add(day, click, times)
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
    },
  }
}
