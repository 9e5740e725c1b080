import type { OutboundClick } from '#contract/outbound-clicks.ts'
import type { ClickCounts } from '#server/services/clicks/click-counts.ts'
import type { Database } from './database.ts'
import { asc, between, sql } from './drizzle.ts'
import { outboundClicks } from './schema.ts'

// A year can be compared with the same days of the one before.
const daysAreKept = 400

export function createClickCounts(database: Database): ClickCounts {
  return {
    add: (day, { partner, page, position }, times = 1) =>
      database.use(async (statements) => {
        await statements
          .insert(outboundClicks)
          .values({ day, partner, page, position, count: times })
          .onConflictDoUpdate({
            target: [outboundClicks.day, outboundClicks.partner, outboundClicks.page, outboundClicks.position],
            set: { count: sql`${outboundClicks.count} + ${times}` },
          })
        return 'counted' as const
      }),

    foldOldDays: (today) =>
      database.use(async (statements) => {
        const { day, partner, page, position, count } = outboundClicks
        const month = sql`date_trunc('month', ${day})::date`
        // A month is folded once it is old as a whole. One statement, so that no click is lost or counted twice.
        await statements.execute(sql`
          with folded as (
            delete from ${outboundClicks}
            where ${day} < date_trunc('month', ${today}::date - ${daysAreKept}::integer)::date and ${day} <> ${month}
            returning ${month} as day, ${partner}, ${page}, ${position}, ${count}
          )
          insert into ${outboundClicks} (day, partner, page, position, count)
          select day, partner, page, position, sum(count) from folded group by day, partner, page, position
          on conflict (day, partner, page, position) do update set count = ${count} + excluded.count`)
      }),

    list: (from, to) =>
      database.use(async (statements) => {
        const rows = await statements
          .select()
          .from(outboundClicks)
          .where(between(outboundClicks.day, from, to))
          .orderBy(
            asc(outboundClicks.day),
            // The same order for every database locale.
            sql`${outboundClicks.page} collate "C"`,
            asc(outboundClicks.position),
            asc(outboundClicks.partner),
          )
        // Only known partners are ever written.
        return rows.map((row) => ({ ...row, partner: row.partner as OutboundClick['partner'] }))
      }),
  }
}
