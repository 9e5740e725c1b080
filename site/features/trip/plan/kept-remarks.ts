import { type RemarkKind, remarkKinds } from '#site/content/model/remark-kinds.ts'
import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'
import { dateOfDay } from './date-of-day.ts'
import { changeDay, type Plan, stopsOf } from './plan.ts'
import { checkOf, codeWords, readCodedName } from './plan-link.ts'
import { matterOf, type Remark, type RemarkMatter, type RemarkWeight } from './remark.ts'
import { monthOfDay } from './schedule.ts'

// What the check of a pasted text said and a plan does not tell: a ferry that there is not, a sun that sets. A plan that was made of the
// text keeps it with its days as its link has it, `dark:ref.t.ryten:from.960:to.1080:of.k3fh`, for as long as it holds.

/** `of`: of the times that it was said of (`signOfDay`); once they are others, it says nothing. */
type KeptRemark = RemarkMatter & { of?: string | undefined }

const longestName = 80
/** More is in no plan; a link comes from anybody. */
export const mostRemarks = 60

const lengths = ['way', 'over', 'out', 'before', 'needed', 'left', 'detour', 'inDark', 'light'] as const
const clocks = ['from', 'to', 'dark', 'at', 'leaves', 'said', 'closes', 'opens'] as const
const figures = ['month', 'kilometres', 'hours'] as const

const weights: Partial<Record<RemarkKind, RemarkWeight>> = {
  advised: 'against',
  againstMonth: 'against',
  notForChildren: 'against',
  notInGuide: 'know',
}

/** Returns a remark as a link has it. */
function writeRemark({ kind, name, lengths, clocks, decimetres: _, ...rest }: KeptRemark): string {
  const coded = name && codeWords(Array.from(name).slice(0, longestName).join(''))
  const fields = { name: coded, ...rest, ...lengths, ...clocks }
  const said = Object.entries(fields).flatMap(([field, value]) =>
    value === undefined ? [] : [`:${field}.${typeof value === 'number' ? Math.round(value) : value}`],
  )
  return `${kind}${said.join('')}`
}

/** Returns the remark that a link has; undefined for what this edition does not know. */
function readRemark(written: string): KeptRemark | undefined {
  const [named, ...parts] = written.split(':')
  const kind = remarkKinds.find((each) => each === named)
  if (!kind) return undefined
  const fields = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('.')), part.slice(part.indexOf('.') + 1)] as const),
  )
  const text = (field: string, form: RegExp) => {
    const value = fields.get(field)
    return value !== undefined && form.test(value) ? { [field]: value } : {}
  }
  const counts = (names: readonly string[]) =>
    Object.fromEntries(
      names.flatMap((name) => (/^\d{1,5}$/.test(fields.get(name) ?? '') ? [[name, Number(fields.get(name))]] : [])),
    )
  const name = readCodedName(fields.get('name') ?? '')
  return {
    kind,
    ...text('ref', /^.+$/),
    ...text('rule', /^[a-z0-9-]+$/),
    ...text('beside', /^.+$/),
    ...(name ? { name } : {}),
    ...(isCalendarDate(fields.get('date') ?? '') ? { date: fields.get('date') } : {}),
    ...text('of', /^[a-z0-9]{4}$/),
    ...counts(figures),
    lengths: counts(lengths),
    clocks: counts(clocks),
  }
}

/** Returns four signs over the times of a day: up to a stop of it, or of all of it with the ends of the trip. */
function signOfDay({ days, arrival, departure }: Plan, day: number, ref: string | undefined): string {
  const { start, stops = [], bed } = days[day] ?? {}
  const last = stops.findIndex((stop) => stop.ref === ref)
  const part = last < 0 ? stops : stops.slice(0, last + 1)
  const times = part.map(({ ref: stop, at = '', minutes = '' }) => `${stop} ${at} ${minutes}`)
  const rest = last < 0 ? [bed, departure.place, departure.time] : []
  return checkOf([day === 0 ? arrival.time : '', start, ...times, ...rest].join())
}

/** Returns whether what was said still is: at the same times or with its stop still there, and in the same month or on the same day. */
function holds({ ref, beside, date, month, of }: KeptRemark, plan: Plan, day: number): boolean {
  const place = ref ?? beside
  const isThere =
    of === undefined
      ? place === undefined ||
        place === plan.days[day]?.bed ||
        [...stopsOf(plan, day), ...plan.waiting].some((stop) => stop.ref === place)
      : of === signOfDay(plan, day, ref)
  if (!isThere || (month !== undefined && monthOfDay(plan, day) !== month)) return false
  const when = dateOfDay(plan, day) ?? plan.arrival.date
  return date === undefined || (when !== undefined && date.startsWith(when))
}

/** Returns the plan with a remark put to those that a day keeps; `isOfTimes`: only as long as its times are the same. */
export function keepRemark(plan: Plan, day: number, matter: RemarkMatter, isOfTimes: boolean): Plan {
  const of = isOfTimes ? signOfDay(plan, day, matter.ref) : undefined
  return changeDay(plan, day, { remarks: [...(plan.days[day]?.remarks ?? []), writeRemark({ ...matter, of })] })
}

/** Returns the kept remarks of a plan that hold and that none of those found in it says already. */
export function listKeptRemarks(plan: Plan, found: readonly Remark[]): Remark[] {
  const said = new Set(found.map(matterOf))
  let left = mostRemarks
  return plan.days.flatMap(({ remarks = [], stops }, day) => {
    const some = remarks.slice(0, left)
    left -= some.length
    return some.flatMap((written): Remark[] => {
      const kept = readRemark(written)
      if (!kept || !holds(kept, plan, day) || said.has(matterOf({ ...kept, day }))) return []
      const { of: _, ...matter } = kept
      const index = stops.findIndex(({ ref }) => ref === kept.ref)
      const weight = weights[kept.kind] ?? 'look'
      return [{ ...matter, weight, day, index: index < 0 ? undefined : index, isKept: true }]
    })
  })
}

/** Returns a plan without what the check of a text said of it. */
export function dropKeptRemarks(plan: Plan): Plan {
  return plan.days.some(({ remarks }) => remarks)
    ? { ...plan, days: plan.days.map(({ remarks: _, ...day }) => day) }
    : plan
}
