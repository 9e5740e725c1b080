import * as z from 'zod'
import type { KpIndex } from '#server/services/today/aurora-source.ts'
import { demandSome, type ReadEach } from '#server/upstream/read-each.ts'

// A week back and three days ahead, every three hours.
const mostRows = 500
const periodMs = 3 * 3_600_000

const kp = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d+(\.\d+)?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(9))
const time = z.string().transform(readTime)
const kind = z.enum(['observed', 'estimated', 'predicted'])

// Until March 2026 an array of arrays with a row of names and quoted numbers, since then of objects. A gap is null.
const oldNames = z.tuple([z.literal('time_tag'), z.literal('kp'), z.literal('observed')], z.string())
const oldRow = z
  .tuple([time, kp.nullable(), kind], z.unknown())
  .transform(([time_tag, value, observed]) => ({ time_tag, kp: value, observed }))
const newRow = z.object({ time_tag: time, kp: kp.nullable(), observed: kind })

/** Returns the periods of `noaa-planetary-k-index-forecast.json` in either form, without gaps. Throws if there is none. */
export function readKp(text: string, readEach: ReadEach): KpIndex {
  const given: unknown = JSON.parse(text)
  if (!Array.isArray(given) || given.length > mostRows) throw new Error('no list of Kp')
  const isOld = oldNames.safeParse(given[0]).success
  const row = isOld ? oldRow : newRow
  const rows = demandSome(readEach('a Kp', isOld ? given.slice(1) : given, (each) => row.parse(each)))
  const periods = rows.flatMap(({ time_tag: from, kp: value, observed }) =>
    value === null ? [] : [{ from, to: from + periodMs, value, isForecast: observed === 'predicted' }],
  )
  if (periods.length === 0) throw new Error('no Kp at all')
  return periods.sort((one, other) => one.from - other.from)
}

/** Times have no zone and are UTC. */
function readTime(text: string, context: z.RefinementCtx): number {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.\d+)?Z?$/.exec(text) ?? []
  const read = Date.parse(`${day}T${clock}Z`)
  if (!Number.isNaN(read)) return read
  context.addIssue('no time')
  return z.NEVER
}
