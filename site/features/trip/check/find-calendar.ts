import { easterOf } from '#site/domain/calendar/not-then.ts'
import { shiftDate } from '#site/domain/calendar/oslo-day.ts'
import { monthOf } from './draft.ts'
import type { DateSaid, Item } from './said.ts'
import type { TextWindow } from './text-window.ts'
import { dayWords, months, numbers, readWeekdayWord } from './vocabulary.ts'

/** When the days of a text are. */
export interface Calendar {
  /** Of the first day. */
  date: string | undefined
  isSure: boolean
  /** `2027-07`, where no day is named. */
  month: string | undefined
  /** `2027-08`, the last of a range of months: «in July/August», «Ende März bis Mitte April». */
  lastMonth: string | undefined
  /** Weekdays that are not those of their date, as the text has them. */
  wrongWeekdays: readonly Item[]
  /** Whether a date stands where a day begins. */
  hasDays: boolean
  /** How many days the text says that the trip has: from a range of dates. */
  count: number | undefined
  /** Returns which day a date is, and the last of a range; undefined where it is none of the trip. */
  dayOf(date: DateSaid): { day: number; last: number } | undefined
  /** Returns which day a weekday means that is read on a day (−1: before the first). */
  dayOfWeekday(weekday: number, current: number): number
}

type DateItem = Extract<Item, { type: 'date' }>

function isoOf(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns the day of the week, from 1 (Monday). */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

const mostDays = 60
/** «March to mid-April», «Ende März bis Anfang April», «mars eller april». */
const betweenMonths =
  /^(?:to|til|bis|until|and|og|und|or|oder|eller|mid|middle|late|early|end|of|the|ende|anfang|mitte|slutten|starten|begynnelsen|midten|av)$/
const weekWords = /^(?:uke|veke|week|woche|kw|kalenderwoche)$/

/** Returns the Monday of a week, as ISO 8601 counts them. */
function mondayOfWeek(year: number, week: number): string {
  const fourth = `${year}-01-04`
  return shiftDate(fourth, 1 - weekdayOf(fourth) + (week - 1) * 7)
}

/** Returns the calendar of a text. A date without a year is in the year that the text names, in one that fits its weekday, or the next to come. */
export function findCalendar(
  { items, tokens, lineOf: firstOfLine }: TextWindow,
  text: string,
  lineOf: (item: Item) => number,
  today: string,
): Calendar {
  const dates = items.filter((item): item is DateItem => item.type === 'date')
  const yearOfText = items.flatMap((item) =>
    item.type === 'date' ? (item.date.year ?? []) : item.type === 'month' ? (item.year ?? []) : [],
  )[0]
  const weekdaysAt = new Map(
    items.flatMap((item) => (item.type === 'weekday' ? [[item.last, item] as const, [item.first, item] as const] : [])),
  )
  const weekdayBeside = (item: Item): Extract<Item, { type: 'weekday' }> | undefined =>
    [item.first - 2, item.first - 1, item.last + 1, item.last + 2]
      .flatMap((at) => weekdaysAt.get(at) ?? [])
      .find((each) => lineOf(each) === lineOf(item))

  const complete = ({ date: { day, month, year } }: DateItem, weekday: number | undefined) => {
    const named = year ?? yearOfText
    if (named !== undefined) return { date: isoOf(named, month, day), isSure: true }
    const first = Number(today.slice(0, 4))
    const coming = [0, 1, 2, 3].map((ahead) => isoOf(first + ahead, month, day)).filter((date) => date >= today)
    const fitting = weekday === undefined ? undefined : coming.slice(0, 3).find((date) => weekdayOf(date) === weekday)
    return { date: fitting ?? coming[0] ?? isoOf(first, month, day), isSure: fitting !== undefined }
  }

  /** Returns how many days before a date the first weekday is that stands before it; nothing where weekdays do not lead up to it. */
  const weekdaysBefore = (item: DateItem): number | undefined => {
    const before = items.filter(
      (each): each is Extract<Item, { type: 'weekday' }> =>
        each.type === 'weekday' && each.last < item.first - 2 && each !== weekdayBeside(item),
    )
    const on = weekdayOf(complete(item, weekdayBeside(item)?.weekday).date)
    const back = before.map(({ weekday }) => (on - weekday + 7) % 7)
    const isLeading = back.every((days, index) => days > 0 && (index === 0 || days <= (back[index - 1] ?? 0)))
    return isLeading ? back[0] : undefined
  }

  // «Day 2 (5 July)» says when day 1 is; without such a line the first date does.
  const dayMarks = items.filter((item): item is Extract<Item, { type: 'day' }> => item.type === 'day')
  const beside = dates.flatMap((item) => {
    const mark = dayMarks.find((each) => lineOf(each) === lineOf(item) && Math.abs(each.first - item.first) <= 6)
    return mark ? [{ item, day: mark.day }] : []
  })[0]
  // A date of the letter or of the last trip stands apart from those of the days.
  const isSoonAfter = ({ date: one }: DateItem, { date: other }: DateItem) => {
    const years = one.year !== undefined && other.year !== undefined ? other.year - one.year : 0
    const days = daysBetween(isoOf(2027, one.month, one.day), isoOf(2027 + years, other.month, other.day))
    const ahead = years === 0 && days < 0 && (one.year === undefined || other.year === undefined) ? days + 365 : days
    return ahead >= 0 && ahead < mostDays
  }
  const firstDates = dates.slice(0, mostDays)
  // «Exported 2 July» above «Tue 17 August»: where lines begin with dates, the first of them is that of the trip.
  const isHead = (item: Item) =>
    tokens
      .slice(firstOfLine(item.first).first, item.first)
      .every(
        ({ folded }) => /^\d+$/.test(folded) || numbers.has(folded) || dayWords.has(folded) || readWeekdayWord(folded),
      )
  const heads = dates.filter(isHead)
  const ranged = dates.find((item) => item.date.end)
  // «Program as of 3 January», «Stand 12.11.», «answer by 1 March»: when it was written, or has to be answered.
  const isOfWriting = ({ first }: DateItem) =>
    tokens
      .slice(Math.max(0, first - 2), first)
      .some(({ folded }) =>
        /^(?:pr|per|stand|oppdatert|updated|version|rev|revised|gebucht|bestilt|booked|exported|skrevet|innen|frist|fristen|deadline|by)$/.test(
          folded,
        ),
      )
  const firstDate =
    beside?.item ??
    (heads.length >= 2 && !ranged && dates[0] && !isHead(dates[0]) ? heads[0] : undefined) ??
    // «The 4th of July in the Arctic» above «Thu 7/1»: that from which most of the others go on.
    (firstDates.some(isHead) ? firstDates.filter((item, index) => index === 0 || isHead(item)) : firstDates)
      .slice(0, 6)
      .map((item) => ({
        item,
        after: isOfWriting(item) ? 0 : firstDates.filter((other) => isSoonAfter(item, other)).length,
      }))
      .reduce<{ item: DateItem; after: number } | undefined>(
        (best, each) => (best && best.after >= each.after ? best : each),
        undefined,
      )?.item
  let date: string | undefined
  let isSure = false
  if (firstDate) {
    const found = complete(firstDate, weekdayBeside(firstDate)?.weekday)
    // «Onsdag kommer vi. Skjærtorsdag 25. mars»: the day before the first date is one of the trip.
    const earlier = beside ? undefined : weekdaysBefore(firstDate)
    date = shiftDate(found.date, -(beside?.day ?? earlier ?? 0))
    isSure = found.isSure
  }
  // «Langfredag», «Ostersonntag», and no date: by the year that the text names, or the next Easter to come.
  const feast = items.find(
    (item): item is Extract<Item, { type: 'weekday' }> => item.type === 'weekday' && item.easter !== undefined,
  )
  const leading = items.find((item): item is Extract<Item, { type: 'weekday' }> => item.type === 'weekday')
  if (!date && feast && leading) {
    const said = tokens.map(({ text }) => Number(/^20\d\d$/.exec(text)?.[0])).find((year) => year > 0)
    const first = Number(today.slice(0, 4))
    const year = said ?? [first, first + 1].find((each) => easterOf(each) >= today) ?? first + 1
    date = shiftDate(easterOf(year), (feast.easter ?? 0) - ((feast.weekday - leading.weekday + 7) % 7))
    isSure = true
  }
  // «Uke 28», «KW 30»: from the weekday of its first line on, in the year that the text names or the next to come.
  const weekAt = tokens.findIndex(
    ({ folded }, at) => weekWords.test(folded) && /^\d{1,2}$/.test(tokens[at + 1]?.text ?? ''),
  )
  const week = Number(tokens[weekAt + 1]?.text)
  if (!date && weekAt >= 0 && week >= 1 && week <= 53) {
    const said = tokens.map(({ text }) => Number(/^20\d\d$/.exec(text)?.[0])).find((year) => year > 0)
    const first = Number(today.slice(0, 4))
    const monday = said
      ? mondayOfWeek(said, week)
      : [first, first + 1].map((year) => mondayOfWeek(year, week)).find((each) => each >= today)
    date = monday && shiftDate(monday, (leading?.weekday ?? 1) - 1)
    isSure = said !== undefined
  }
  const monthItem = items.find((item): item is Extract<Item, { type: 'month' }> => item.type === 'month')
  // «Februartur», «Septemberreise».
  const inWord = tokens.flatMap(({ folded }) => (months.has(folded) ? [] : (monthOf(folded) ?? [])))[0]
  const monthNamed = monthItem?.month ?? inWord
  let month: string | undefined
  if (!date && monthNamed !== undefined) {
    const said = tokens.map(({ text }) => Number(/^20\d\d$/.exec(text)?.[0])).find((year) => year > 0)
    const coming = Number(today.slice(0, 4)) + (monthNamed < Number(today.slice(5, 7)) ? 1 : 0)
    month = isoOf(monthItem?.year ?? said ?? coming, monthNamed, 1).slice(0, 7)
  }
  const until = monthItem && items[items.indexOf(monthItem) + 1]
  const between = tokens.slice((monthItem?.last ?? 0) + 1, until?.first).map(({ folded }) => folded)
  const isRange =
    until?.type === 'month' &&
    until.month !== monthNamed &&
    !/[.!?;\n]/.test(text.slice(monthItem?.to, until.from)) &&
    (/^\s?[-–—/&+]\s?$/.test(text.slice(monthItem?.to, until.from)) ||
      (between.length > 0 && between.length <= 3 && between.every((word) => betweenMonths.test(word))))
  const lastMonth =
    month && isRange
      ? isoOf(Number(month.slice(0, 4)) + (until.month < Number(month.slice(5)) ? 1 : 0), until.month, 1).slice(0, 7)
      : undefined
  const firstWeekday = items.find(
    (item): item is Extract<Item, { type: 'weekday' }> => item.type === 'weekday',
  )?.weekday

  const onOrAfter = (day: number, monthOfDate: number): string | undefined => {
    if (!date) return undefined
    const year = Number(date.slice(0, 4))
    return [isoOf(year, monthOfDate, day), isoOf(year + 1, monthOfDate, day)].find((each) => each >= (date ?? ''))
  }
  const dayOf = ({ day, month: monthOfDate, end }: DateSaid) => {
    const on = onOrAfter(day, monthOfDate)
    if (!date || !on) return undefined
    const index = daysBetween(date, on)
    if (index < 0 || index >= mostDays) return undefined
    const to = end && onOrAfter(end.day, end.month)
    const last = to ? Math.min(mostDays - 1, Math.max(index, daysBetween(date, to))) : index
    return { day: index, last }
  }
  const wrongWeekdays = dates.flatMap((item) => {
    const weekday = weekdayBeside(item)
    const on = onOrAfter(item.date.day, item.date.month)
    return weekday && on && !item.date.end && weekdayOf(on) !== weekday.weekday ? [item] : []
  })
  const range = dates.find((item) => item.date.end)
  const rangeDays = range && dayOf(range.date)
  return {
    date,
    isSure,
    month,
    lastMonth,
    wrongWeekdays,
    hasDays: dates.some((item) => !item.date.end),
    count: rangeDays && rangeDays.day === 0 ? rangeDays.last + 1 : undefined,
    dayOf,
    dayOfWeekday(weekday, current) {
      const from = Math.max(0, current)
      const here = date
        ? weekdayOf(shiftDate(date, from))
        : firstWeekday === undefined
          ? weekday
          : ((firstWeekday - 1 + from) % 7) + 1
      return from + ((weekday - here + 7) % 7)
    },
  }
}

/** Returns the date of a day in the middle of a month that fits the weekday of the first day, for what depends on the season only. */
export function pickDateIn(month: string, weekday: number | undefined): string {
  const from = `${month}-12`
  return weekday === undefined ? from : shiftDate(from, (weekday - weekdayOf(from) + 7) % 7)
}
