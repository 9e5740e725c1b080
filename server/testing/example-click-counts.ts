import type { ClickCount, ClickCounts } from '#server/clicks/click-counts.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'

interface ExampleClickCounts extends ClickCounts {
  /** What was counted so far. */
  rows: ClickCount[]
  /** When set, every function throws it. */
  failure: Error | undefined
}

/** Promises counts of clicks in memory, and the means to let them fail. */
export function exampleClickCounts(rows: ClickCount[] = []): ExampleClickCounts {
  const fake: ExampleClickCounts = {
    rows,
    failure: undefined,
    async add(day, { partner, page, position }, times = 1) {
      if (fake.failure) throw fake.failure
      const same = rows.find(
        (row) => row.day === day && row.partner === partner && row.page === page && row.position === position,
      )
      if (same) same.count += times
      else rows.push({ day, partner, page, position, count: times })
      return 'counted'
    },
    async list(from, to) {
      if (fake.failure) throw fake.failure
      return rows.filter(({ day }) => day >= from && day <= to)
    },
  }
  return fake
}

/** Promises what every function of the counts throws when the database cannot be reached. */
export function databaseIsGone(): Error {
  return new DatabaseUnavailable('The database cannot be reached.')
}
