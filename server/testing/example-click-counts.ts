import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import type { ClickCount, ClickCounts } from '#server/services/clicks/hold-clicks.ts'

interface ExampleClickCounts extends ClickCounts {
  rows: ClickCount[]
  /** If set, every function throws it. */
  failure: Error | undefined
  /** The days on which old ones were folded. */
  foldedOn: string[]
}

/** Returns click counts in memory that can be made to fail. */
export function exampleClickCounts(rows: ClickCount[] = []): ExampleClickCounts {
  const fake: ExampleClickCounts = {
    rows,
    failure: undefined,
    foldedOn: [],
    async add(day, { partner, page, position }, times = 1) {
      if (fake.failure) throw fake.failure
      const same = rows.find(
        (row) => row.day === day && row.partner === partner && row.page === page && row.position === position,
      )
      if (same) same.count += times
      else rows.push({ day, partner, page, position, count: times })
      return 'counted'
    },
    async foldOldDays(today) {
      if (fake.failure) throw fake.failure
      fake.foldedOn.push(today)
    },
    async list(from, to) {
      if (fake.failure) throw fake.failure
      return rows.filter(({ day }) => day >= from && day <= to)
    },
  }
  return fake
}

export function databaseIsGone(): Error {
  return new DatabaseUnavailable('The database cannot be reached.')
}
