import type { OutboundClick } from '#contract/outbound-clicks.ts'
import type { ClickCounts } from '#server/clicks/click-counts.ts'
import type { Database } from './database.ts'
import { asc, between, sql } from './drizzle.ts'
import { outboundClicks } from './schema.ts'

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
