import type { OutboundClick } from '#contract/outbound-clicks.ts'
import type { ClickCounts } from '#server/services/clicks/hold-clicks.ts'
import type { Database, Statements } from './database.ts'
import { and, asc, between, lt, sql } from './drizzle.ts'
import { outboundClicks } from './schema.ts'

// A year can be compared with the same days of the one before.
const daysAreKept = 400

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}

/** Adds a number to that of the same day, link and position. */
async function addTo(statements: Statements, row: typeof outboundClicks.$inferInsert): Promise<void> {
  await statements
    .insert(outboundClicks)
    .values(row)
    .onConflictDoUpdate({
      target: [outboundClicks.day, outboundClicks.partner, outboundClicks.page, outboundClicks.position],
      set: { count: sql`${outboundClicks.count} + ${row.count}` },
    })
}

export function createClickCounts(database: Database): ClickCounts {
  return {
    add: (day, { partner, page, position }, times = 1) =>
      database.use(async (statements) => {
        await addTo(statements, { day, partner, page, position, count: times })
        return 'counted' as const
      }),

    foldOldDays: (today) =>
      database.transact(async (statements) => {
        const oldest = new Date(Date.parse(today) - daysAreKept * 86_400_000).toISOString().slice(0, 8)
        // A month is folded once it is old as a whole. Whoever takes rows out puts them back, so that no click is counted twice.
        const taken = await statements
          .delete(outboundClicks)
          .where(
            and(lt(outboundClicks.day, `${oldest}01`), sql`substr(cast(${outboundClicks.day} as text), 9) <> '01'`),
          )
          .returning()
        const months = Map.groupBy(taken, ({ day, partner, page, position }) =>
          JSON.stringify([day.slice(0, 7), partner, page, position]),
        )
        for (const [first, ...others] of months.values()) {
          if (!first) continue
          const count = others.reduce((sum, each) => sum + each.count, first.count)
          await addTo(statements, { ...first, day: `${first.day.slice(0, 7)}-01`, count })
        }
      }),

    list: (from, to) =>
      database.use(async (statements) => {
        const rows = await statements
          .select()
          .from(outboundClicks)
          .where(between(outboundClicks.day, from, to))
          .orderBy(asc(outboundClicks.day), asc(outboundClicks.position), asc(outboundClicks.partner))
        return (
          rows
            // Here, so that the order is the same for every database locale.
            .sort((one, other) => compare(one.day, other.day) || compare(one.page, other.page))
            // Only known partners are ever written.
            .map((row) => ({ ...row, partner: row.partner as OutboundClick['partner'] }))
        )
      }),
  }
}
