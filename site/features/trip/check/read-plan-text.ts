import { findChildrenLeft } from './children-left.ts'
import { cleanText } from './clean-text.ts'
import { findCalendar, pickDateIn } from './find-calendar.ts'
import { listItems } from './list-items.ts'
import type { NameIndex } from './name-index.ts'
import { PlanReader } from './plan-reader.ts'
import { type Company, readCompany } from './read-company.ts'
import type { Mark, ReadDay, ReadEnd } from './read-day.ts'
import { createTextWindow } from './text-window.ts'

// Reads a plan that somebody wrote elsewhere: which days, what on each, where the night. It takes the text, the names and today's date,
// and neither clock nor document; nothing of the text goes anywhere.

export interface Slip {
  kind: 'wrongDate' | 'wrongTime' | 'wrongWeekday' | 'past'
  said: string
}

export interface PlanReading extends Company {
  /** What was read: without the marks of HTML, cut where it is longer than a plan. */
  text: string
  isCut: boolean
  days: ReadDay[]
  /** Of the first day; a day in the middle of the month where the text names a month only. */
  date: string | undefined
  isDateSure: boolean
  /** `2027-07`, where the text has no day. */
  month: string | undefined
  /** A day in the middle of the last month, where the text names a range of months. */
  lastDate: string | undefined
  /** Whether its days are days of the week. */
  hasWeekdays: boolean
  ends: ReadEnd[]
  marks: Mark[]
  slips: Slip[]
}

/** Returns how many names of a text were understood, guessed, and not known: what is shown as guessed and as unknown is counted so. */
export function countNames({ marks, days, slips }: Pick<PlanReading, 'marks' | 'days' | 'slips'>): {
  sure: number
  guessed: number
  unknown: number
} {
  const count = (isOf: (mark: Mark) => boolean) => marks.filter(isOf).length
  const isName = ({ as }: Mark) => as === 'stop' || as === 'bed' || as === 'end'
  // A night that no word speaks of is guessed from where the day leads.
  const nights = days.filter(({ bed }) => bed && !bed.isSure).length
  return {
    sure: count((mark) => isName(mark) && mark.isSure),
    guessed: count((mark) => isName(mark) && mark.as !== 'bed' && !mark.isSure) + nights,
    unknown: count(({ as }) => as === 'unknown') + slips.length,
  }
}

/** Returns what a text says as a plan. Bounded: the text is cut first, and each pass goes over it once. Never throws. */
export function readPlanText(raw: string, names: NameIndex, today: string): PlanReading {
  const { text, isCut } = cleanText(raw)
  const listed = listItems(text, names)
  const { items, tokens } = listed
  const window = createTextWindow(text, listed)
  const calendar = findCalendar(window, text, ({ first }) => window.lineOf(first).number, today)
  const hasDays = calendar.hasDays || items.some(({ type }) => ['day', 'weekday', 'nextDay'].includes(type))
  const reader = new PlanReader(window, hasDays)
  const slips: Slip[] = []
  const lastDated = items.reduce(
    (last, item) => Math.max(last, item.type === 'date' ? (calendar.dayOf(item.date)?.last ?? -1) : -1),
    -1,
  )
  /** From where on the text is of which day. */
  const begun: { from: number; day: number }[] = []
  for (const [index, item] of items.entries()) {
    reader.enter(item)
    switch (item.type) {
      case 'day':
        reader.goTo(item.day, item.lastDay, item)
        if (item.isNight) reader.reach(item.lastDay + 1)
        break
      case 'nextDay':
        reader.goTo(reader.current + 1, reader.current + 1, item)
        break
      case 'date': {
        const found = calendar.dayOf(item.date)
        // «4–6 July: Svolvær. 6–9 July: Reine»: the next date begins where this stay ends.
        const next = items.slice(index + 1, index + 40).find((each) => each.type === 'date')
        const isStay = found && next?.type === 'date' && (calendar.dayOf(next.date)?.day ?? -1) >= found.last
        // A range before the first day says when the trip is; a date beside «Day 1» says nothing new.
        const isSaid =
          !found ||
          reader.isAtDay(item) ||
          (item.date.end &&
            reader.current < 0 &&
            !isStay &&
            items.some(({ type }, each) => each > index && ['day', 'date', 'weekday'].includes(type)))
        if (isSaid) reader.mark(item, 'day', true)
        else reader.goTo(found.day, found.last, item)
        break
      }
      case 'weekday': {
        const next = items[index + 1]
        const isOfDate = next?.type === 'date' && next.first - item.last <= 2
        // «Arrive Mon 26 July, leave Fri 30 July», and below it «Mon: …»: from the beginning, where nothing is told yet.
        const from =
          reader.isEmpty && calendar.dayOfWeekday(item.weekday, reader.current) > lastDated ? -1 : reader.current
        const onwards = calendar.dayOfWeekday(item.weekday, from)
        // «Saturday evening: if it is clear …» behind the last of the days that have dates.
        const again = calendar.dayOfWeekday(item.weekday, -1)
        const day = lastDated > 0 && onwards > lastDated && again <= lastDated ? again : onwards
        // «On Sunday the shops are shut, so we buy food on Saturday»: of the day before, and not of a week later.
        const isLookedBack =
          reader.current > 0 && day - reader.current >= 5 && window.lineOf(item.first).first !== item.first
        if (reader.isAtDay(item) || isOfDate || isLookedBack) reader.mark(item, 'day', true)
        else reader.goTo(day, item.until === undefined ? day : calendar.dayOfWeekday(item.until, day), item)
        break
      }
      case 'wrong':
        reader.mark(item, 'wrong', false)
        slips.push({ kind: item.what === 'date' ? 'wrongDate' : 'wrongTime', said: text.slice(item.from, item.to) })
        break
      case 'time':
      case 'part':
        reader.readTime(item, index)
        break
      case 'length':
        reader.readLength(item)
        break
      case 'unknown':
        reader.readUnknown(item, index)
        break
      case 'name':
        reader.readName(item, index)
        break
    }
    if (begun.at(-1)?.day !== reader.current) begun.push({ from: item.from, day: reader.current })
  }
  for (const item of calendar.wrongWeekdays) slips.push({ kind: 'wrongWeekday', said: text.slice(item.from, item.to) })
  if (calendar.date && calendar.isSure && calendar.date < today) slips.push({ kind: 'past', said: calendar.date })
  const firstWeekday = items.find((item) => item.type === 'weekday')
  const weekday = firstWeekday?.type === 'weekday' ? firstWeekday.weekday : undefined
  const date = calendar.date ?? (calendar.month && pickDateIn(calendar.month, weekday))
  const company = readCompany(text, tokens, names)
  const days = reader.finish(calendar.count ?? 0)
  if (company.withChildren) {
    const left = findChildrenLeft(text, company.ages, (at) => begun.findLast(({ from }) => from <= at)?.day ?? -1)
    for (const [index, day] of days.entries()) day.ages = left.get(index) ?? left.get(-1)
  }
  return {
    ...company,
    text,
    isCut,
    days,
    date,
    isDateSure: calendar.date !== undefined && calendar.isSure,
    month: calendar.month,
    lastDate: calendar.lastMonth && pickDateIn(calendar.lastMonth, weekday),
    hasWeekdays: firstWeekday !== undefined,
    ends: reader.ends,
    marks: reader.marks,
    slips,
  }
}
