import { easterOf } from '#site/domain/calendar/not-then.ts'
import { type Draft, isDayOfMonth, numberOf, range, readDayOfMonth, yearOf } from './draft.ts'
import { isCapital } from './name-index.ts'
import { type DateSaid, isDate } from './said.ts'
import { months, ordinalDays, readWeekdayWord } from './vocabulary.ts'

// Dates in words: «4–8 July 2027», «den trettende februar», «am 5.»

/** Returns what reads dates in words at a word of a text: each adds what it finds and returns the last word of it. */
export function createDateReader({ text, tokens, items, isLowerCase, gap, isLineStart, add }: Draft) {
  /** «4–8 July 2027», «July 4», «4. juli»; returns how far it goes, or nothing. */
  const readMonthDate = (at: number): number | undefined => {
    const month = months.get(tokens[at]?.folded ?? '')
    if (month === undefined) return undefined
    const previous = items.at(-1)
    const isBeforeFree = (index: number) =>
      index >= 0 && !(previous && previous.last >= index && previous.type === 'date')
    const skip = ['of', 'de'].includes(tokens[at - 1]?.folded ?? '') ? 2 : 1
    // «The twenty-first of June»: in two words.
    const isInTwo = /^(?:twenty|thirty)$/.test(tokens[at - skip - 1]?.folded ?? '')
    const worded =
      isBeforeFree(at - skip) &&
      /^[ \t]*$/.test(gap(at)) &&
      (isLowerCase || isCapital(tokens[at]?.text ?? '') || month !== 5)
        ? ((isInTwo ? readDayOfMonth(tokens, at - skip - 1)?.day : undefined) ??
          ordinalDays.get(tokens[at - skip]?.folded ?? ''))
        : undefined
    if (worded !== undefined) {
      const year = yearOf(tokens[at + 1])
      const [first, last] = [at - skip - (isInTwo ? 1 : 0), year ? at + 1 : at]
      if (!isDate({ day: worded, month, year })) add({ type: 'wrong', what: 'date' }, first, last)
      else add({ type: 'date', date: { day: worded, month, year } }, first, last)
      return last
    }
    const before =
      isBeforeFree(at - skip) && /^[ \t.]*$/.test(gap(at).replace(/^(?:st|nd|rd|th)/, ''))
        ? numberOf(tokens[at - skip])
        : undefined
    if (
      isDayOfMonth(before) ||
      (before !== undefined && before > 31 && before < 100 && (tokens[at - skip]?.text.length ?? 0) <= 2)
    ) {
      const first = at - skip
      const isTo = (index: number) => /^(?:to|bis|til|and|und|og|tot|until)$/.test(tokens[index]?.folded ?? '')
      // «Thursday 22 to Monday 26 April»: the second day of the week is that of the end.
      const isOfEnd = readWeekdayWord(tokens[first - 1]?.folded ?? '') !== undefined && isTo(first - 2)
      const isRead = isOfEnd && previous?.type === 'weekday' && previous.last === first - 1
      const end = isOfEnd ? first - 1 : first
      const connector = text.slice(tokens[end - 1]?.to ?? 0, tokens[end]?.from ?? 0).replace('.', '')
      const isWord = isTo(end - 1)
      const startToken = isWord ? end - 2 : end - 1
      const taken = isRead ? items.at(-2) : previous
      // «Day 1 – 12 July»: that figure is of the day.
      const isStartFree = startToken >= 0 && startToken > (taken?.last ?? -1)
      const start = (isWord || range.test(connector)) && isStartFree ? numberOf(tokens[startToken]) : undefined
      const year = yearOf(tokens[at + 1])
      const last = year ? at + 1 : at
      if (!isDate({ day: before, month, year })) add({ type: 'wrong', what: 'date' }, first, last)
      else if (isDayOfMonth(start) && start !== before && isDate({ day: start, month, year })) {
        if (isRead) items.pop()
        add({ type: 'date', date: { day: start, month, year, end: { day: before, month } } }, startToken, last)
      } else add({ type: 'date', date: { day: before, month, year } }, first, last)
      return last
    }
    const after = tokens[at + 1]
    const day =
      /^(?:[ .]{1,2}|[ !,]{0,4}\()$/.test(gap(at + 1)) && (after?.text.length ?? 9) <= 4 ? numberOf(after) : undefined
    if (isDayOfMonth(day)) {
      const endToken = range.test(gap(at + 2))
        ? at + 2
        : /^(?:to|and|until)$/.test(tokens[at + 2]?.folded ?? '') && !gap(at + 2).includes('\n')
          ? at + 3
          : -1
      const end = endToken > 0 ? numberOf(tokens[endToken]) : undefined
      const beforeYear = isDayOfMonth(end) ? endToken : at + 1
      const year = yearOf(tokens[beforeYear + 1])
      const last = year ? beforeYear + 1 : beforeYear
      if (!isDate({ day, month, year })) add({ type: 'wrong', what: 'date' }, at, last)
      else
        add(
          { type: 'date', date: { day, month, year, ...(isDayOfMonth(end) ? { end: { day: end, month } } : {}) } },
          at,
          last,
        )
      return last
    }
    // «May» alone is a verb, «mar» and «so» are words of other languages.
    const year = yearOf(tokens[at + 1])
    const isLong =
      (tokens[at]?.folded.length ?? 0) > 3 ||
      year !== undefined ||
      // «Mai/Juni», «April–Mai».
      [at, at + 1].some(
        (each) => months.has(tokens[each === at ? at - 1 : each]?.folded ?? '') && /^\s?[-–/]\s?$/.test(gap(each)),
      ) ||
      /^(?:in|im|i|of|early|late|mid|ende|anfang|mitte)$/.test(tokens[at - 1]?.folded ?? '')
    if (!isLong) return undefined
    add({ type: 'month', month, year }, at, year ? at + 1 : at)
    return year ? at + 1 : at
  }

  // «7–10 April» and below it «7: Å», «8: Munkebu»: days of that month.
  const readRangeDay = (at: number): DateSaid | undefined => {
    const isHead = isLineStart(at) && /^\.?\s?[:.)–|-]\s/.test(gap(at + 1))
    const said = isHead ? /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[at]?.text ?? '')?.[1] : undefined
    const day = said === undefined ? undefined : Number(said)
    if (day === undefined) return undefined
    const ranged = items.find((item) => item.type === 'date' && item.date.end !== undefined)
    if (ranged?.type !== 'date') return undefined
    const { month, year, end, day: first } = ranged.date
    return end?.month === month && first <= day && day <= end.day ? { day, month, year } : undefined
  }

  /** «Heiligabend: Haukland», «New Year's Day 2027»; of a feast of several days the month, «Weihnachten 2026». */
  const readFeast = (at: number): number | undefined => {
    const length = [3, 2, 1].find((words) => feasts.has(nameAt(at, words)) || longFeasts.has(nameAt(at, words)))
    if (!length) return undefined
    const last = at + length - 1
    const year = yearOf(tokens[last + 1])
    const [month, day] = feasts.get(nameAt(at, length)) ?? []
    const isHead = isLineStart(at) && /^\s?[:–,|-]/.test(gap(last + 1))
    if (month !== undefined && day !== undefined) {
      if (year === undefined && !isHead) return undefined
      add({ type: 'date', date: { day, month, year } }, at, year === undefined ? last : last + 1)
      return year === undefined ? last : last + 1
    }
    if (year === undefined) return undefined
    const ofEaster = Number(easterOf(year).slice(5, 7))
    add({ type: 'month', month: longFeasts.get(nameAt(at, length)) ?? ofEaster, year }, at, last + 1)
    return last + 1
  }

  const nameAt = (at: number, length: number) =>
    tokens
      .slice(at, at + length)
      .map(({ folded }) => folded)
      .join(' ')

  /** «Am 5. wollen wir», «den 23. går vi», «on the 6th»: of the month of the date before. */
  const readOrdinal = (at: number): number | undefined => {
    const figure = /^(\d{1,2})(st|nd|rd|th)?$/.exec(tokens[at]?.text ?? '')
    // «The 12.30 flight» is a time.
    const isOrdinal =
      figure?.[2] !== undefined || /^\.(?:\s|$)/.test(text.slice(tokens[at]?.to ?? 0, (tokens[at]?.to ?? 0) + 2))
    if (!figure || !isOrdinal || !/^(?:am|den|the|vom|zum)$/.test(tokens[at - 1]?.folded ?? '')) return undefined
    if (months.has(tokens[at + 1]?.folded ?? '') || /^(?:bis|of)$/.test(tokens[at + 1]?.folded ?? '')) return undefined
    const before = items.findLast((item) => item.type === 'date')
    if (before?.type !== 'date') return undefined
    const day = Number(figure[1])
    const isNext = day < before.date.day - 10
    const month = isNext ? (before.date.month % 12) + 1 : before.date.month
    if (!isDate({ day, month })) return undefined
    add({ type: 'date', date: { day, month } }, at, at)
    return at
  }

  return { readMonthDate, readRangeDay, readFeast, readOrdinal }
}

/** Days that have a name, with month and day. */
const feasts: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ['julaften', [12, 24]],
  ['heiligabend', [12, 24]],
  ['heiliger abend', [12, 24]],
  ['christmas eve', [12, 24]],
  ['christmas day', [12, 25]],
  ['boxing day', [12, 26]],
  ['nyttarsaften', [12, 31]],
  ['silvester', [12, 31]],
  ['nyttarsdag', [1, 1]],
  ['neujahr', [1, 1]],
  ['neujahrstag', [1, 1]],
  ['new year eve', [12, 31]],
  ['new years eve', [12, 31]],
  ['new year day', [1, 1]],
  ['new years day', [1, 1]],
  ['sankthansaften', [6, 23]],
  ['sankthans', [6, 24]],
  ['st hans', [6, 24]],
  ['st hansaften', [6, 23]],
  ['midsummer eve', [6, 23]],
  ['midsummer day', [6, 24]],
  ['johannisnacht', [6, 23]],
])

/** Feasts of several days, with their month; undefined for those of Easter. */
const longFeasts: ReadonlyMap<string, number | undefined> = new Map([
  ['christmas', 12],
  ['weihnachten', 12],
  ['jula', 12],
  ['julen', 12],
  ['easter', undefined],
  ['ostern', undefined],
  ['paska', undefined],
  ['pasken', undefined],
])
