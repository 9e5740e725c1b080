import { isCalendarDate } from '#site/domain/calendar/oslo-day.ts'
import { isCapital, listTokens, looksLikePlace, type Named, type NameIndex, type Token } from './name-index.ts'
import {
  dayWords,
  hourWords,
  minuteWords,
  months,
  nextWords,
  numbers,
  partsOfDay,
  shortWeekdays,
  weekdays,
} from './vocabulary.ts'

// What a text says, one after the other, before it is known what it means for a plan. Every pass goes over the words once.

export interface DateSaid {
  day: number
  month: number
  year?: number | undefined
  /** 1 is Monday. */
  weekday?: number | undefined
  end?: { day: number; month: number } | undefined
}

type Said =
  | { type: 'name'; named: Named; isSure: boolean }
  /** Seems to be a place, which the guide does not have. */
  | { type: 'unknown'; name: string }
  /** «Day 2», «day 2–3»; the first is 0. */
  | { type: 'day'; day: number; lastDay: number }
  | { type: 'nextDay' }
  | { type: 'date'; date: DateSaid }
  | { type: 'month'; month: number; year?: number | undefined }
  | { type: 'weekday'; weekday: number }
  /** Minutes after midnight. */
  | { type: 'time'; minutes: number; until?: number | undefined }
  | { type: 'part'; minutes: number }
  /** Minutes that something takes. */
  | { type: 'length'; minutes: number }
  /** A date or a time that there is none of. */
  | { type: 'wrong'; what: 'date' | 'time' }

/** Something said in the text, with where it stands: in characters and in words. */
export type Item = Said & { from: number; to: number; first: number; last: number }

export interface Listed {
  tokens: readonly Token[]
  items: readonly Item[]
  /** Whether all names stand in small letters. */
  isLowerCase: boolean
}

const range = /^\s*(?:[-–—/&+]|to|bis|til|tot|and|und|og|until)\s*$/i
const notBeforeWeekday = new Set(
  'closed every except until bis til stengt geschlossen jeden hver gesloten ruhetag'.split(' '),
)

function numberOf(token: Token | undefined): number | undefined {
  const figure = /^(\d{1,4})(?:st|nd|rd|th|ter|te|e)?$/.exec(token?.folded ?? '')
  return figure ? Number(figure[1]) : undefined
}

function isDayOfMonth(value: number | undefined): value is number {
  return value !== undefined && value >= 1 && value <= 31
}

function yearOf(token: Token | undefined): number | undefined {
  return /^(?:19|20)\d\d$/.test(token?.text ?? '') ? Number(token?.text) : undefined
}

/** Returns whether there is such a day in some year. */
function isDate({ day, month, year = 2028 }: Pick<DateSaid, 'day' | 'month' | 'year'>): boolean {
  return isCalendarDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
}

interface Span {
  from: number
  to: number
  said: Said
}

/** Returns the dates in figures: «2027-07-12», «12.07.2027», «12.7.», «12/7/2027». */
function listFigureDates(text: string): Span[] {
  const found: Span[] = []
  const add = (from: number, length: number, day: number, month: number, year: number | undefined) => {
    if (month < 1 || month > 99 || day < 1) return
    const full = year !== undefined && year < 100 ? 2000 + year : year
    const date = { day, month, year: full }
    found.push({
      from,
      to: from + length,
      said: isDate(date) ? { type: 'date', date } : { type: 'wrong', what: 'date' },
    })
  }
  for (const { 0: all, 1: year, 2: month, 3: day, index } of text.matchAll(/\b((?:19|20)\d\d)-(\d{1,2})-(\d{1,2})\b/g))
    add(index, all.length, Number(day), Number(month), Number(year))
  for (const { 0: all, 1: day, 2: month, 3: year, index } of text.matchAll(
    /(?<![\d.:/-])(\d{1,2})\. ?(\d{1,2})\.(?: ?((?:19|20)\d\d|\d\d(?![\d:.])))?(?!\d)/g,
  ))
    if (Number(month) <= 12 || year) add(index, all.length, Number(day), Number(month), year ? Number(year) : undefined)
  for (const { 0: all, 1: one, 2: other, 3: year, index } of text.matchAll(
    /(?<![\d./-])(\d{1,2})\/(\d{1,2})(?:\/((?:19|20)\d\d|\d\d))?(?![\d/])/g,
  )) {
    const [first, second] = [Number(one), Number(other)]
    if (!year && first < 4 && second < 5) continue
    const isMonthFirst = second > 12 && first <= 12
    if (
      !year &&
      Math.max(first, second) <= 12 &&
      !/(?:^|\n|[(|,:]\s?|on |am |den )$/.test(text.slice(Math.max(0, index - 4), index))
    )
      continue
    add(
      index,
      all.length,
      isMonthFirst ? second : first,
      isMonthFirst ? first : second,
      year ? Number(year) : undefined,
    )
  }
  return found
}

/** Returns the times: «10:30», «10.30 Uhr», «9 am», «kl. 10», «10–12 Uhr». */
function listTimes(text: string): Span[] {
  const found: Span[] = []
  const pattern =
    /(?<![\d.,:/-])(\d{1,2})(?:([:.])(\d\d))?(?:\s?[-–—]\s?(\d{1,2})(?:[:.](\d\d))?)?(?![\d:]|[.,]\d)(\s?(?:am|pm|a\.m\.|p\.m\.)(?!\p{L})|\s?uhr(?!\p{L}))?/giu
  for (const { 0: all, 1: hour, 2: sign, 3: minute, 4: endHour, 5: endMinute, 6: unit, index } of text.matchAll(
    pattern,
  )) {
    const before = text.slice(Math.max(0, index - 12), index)
    const isNamed = /(?:\bkl\.?|\bklokka|\bklokken|\bum|\bgegen|\bca\. kl\.|\bat|\bom)\s*$/iu.test(before)
    const after = text.slice(index + all.length, index + all.length + 12)
    const isOther =
      /^\s?(?:km|m\b|m\.|%|kr|nok|€|eur|kwh|h\b|hr|hour|std|stund|t\b|tim|min|grad|°|night|nacht|nächt|natt|netter|day|tag|dag|people|person)/i.test(
        after,
      )
    if (
      !(
        sign === ':' ||
        (unit && unit.trim() !== '') ||
        (sign === '.' && !isOther && (isNamed || Number(minute) % 5 === 0)) ||
        (isNamed && !isOther && !/\bat\s*$/i.test(before))
      )
    )
      continue
    if (sign === undefined && !unit && !isNamed) continue
    const clock = (hours: string | undefined, minutes: string | undefined) => {
      const isAfternoon = /p/i.test(unit ?? '') && Number(hours) < 12
      const isMidnight = /a/i.test(unit ?? '') && Number(hours) === 12
      return ((Number(hours) + (isAfternoon ? 12 : 0)) % (isMidnight ? 12 : 100)) * 60 + Number(minutes ?? 0)
    }
    const minutes = clock(hour, minute)
    const until = endHour === undefined ? undefined : clock(endHour, endMinute)
    const isReal =
      minutes <= 1440 &&
      Number(minute ?? 0) < 60 &&
      (until === undefined || (until <= 1440 && Number(endMinute ?? 0) < 60))
    if (!isReal && sign !== ':') continue
    found.push({
      from: index,
      to: index + all.length,
      said: isReal
        ? { type: 'time', minutes, until: until !== undefined && until > minutes ? until : undefined }
        : { type: 'wrong', what: 'time' },
    })
  }
  return found
}

/** Returns how long things take: «2.5 hours», «2–3 Std.», «1 h 30 min», «90 minutes». */
function listLengths(text: string): Span[] {
  const found: Span[] = []
  const pattern =
    /(?<![\d.,:])(\d{1,3}(?:[.,]\d)?)(?:\s?(?:[-–—]|to|bis|til)\s?(\d{1,3}(?:[.,]\d)?))?[\s-]?(\p{L}{1,8})\.?(?:\s?(\d{1,2})\s?(?:min|minutes|minuten|minutter|m)?(?!\p{L}|\d|:|\.\d))?/giu
  for (const { 0: all, 1: least, 2: most, 3: unit, 4: rest, index } of text.matchAll(pattern)) {
    const word = (unit ?? '').toLowerCase()
    const factor = hourWords.has(word) ? 60 : minuteWords.has(word) ? 1 : 0
    if (factor === 0) continue
    const number = (figure: string) => Number(figure.replace(',', '.'))
    const minutes = number(most ?? least ?? '0') * factor + (factor === 60 && rest ? Number(rest) : 0)
    if (minutes > 0 && minutes <= 1440)
      found.push({ from: index, to: index + all.length, said: { type: 'length', minutes } })
  }
  return found
}

/** Returns what a text says, in its order. */
export function listItems(text: string, names: NameIndex): Listed {
  const tokens = listTokens(text)
  const items: Item[] = []
  const spans = [...listFigureDates(text), ...listTimes(text), ...listLengths(text)].sort(
    (one, other) => one.from - other.from || other.to - one.to,
  )
  const letters = tokens.filter(({ text: word }) => /^\p{L}/u.test(word))
  const isLowerCase =
    letters.length > 0 && letters.filter(({ text: word }) => isCapital(word)).length / letters.length < 0.04
  const gap = (at: number) => text.slice(at > 0 ? (tokens[at - 1]?.to ?? 0) : 0, tokens[at]?.from ?? text.length)
  const isLineStart = (at: number) => at === 0 || gap(at).includes('\n')
  const isSentenceStart = (at: number) => isLineStart(at) || /[.!?:;|*•–—(]/.test(gap(at))
  const add = (said: Said, first: number, last: number) =>
    items.push({ ...said, first, last, from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0 })
  const dayTable = /(?:^|\n)[ |*"]{0,8}(?:day|dag|tag)[ *"]{0,8}([|\t;,])/i.exec(text)?.[1]

  /** «4–8 July 2027», «July 4», «4. juli»; returns how far it goes, or nothing. */
  const readMonthDate = (at: number): number | undefined => {
    const month = months.get(tokens[at]?.folded ?? '')
    if (month === undefined) return undefined
    const previous = items.at(-1)
    const isBeforeFree = (index: number) =>
      index >= 0 && !(previous && previous.last >= index && previous.type === 'date')
    const skip = ['of', 'de'].includes(tokens[at - 1]?.folded ?? '') ? 2 : 1
    const before =
      isBeforeFree(at - skip) && /^[\s.]*$/.test(gap(at).replace(/^(?:st|nd|rd|th)/, ''))
        ? numberOf(tokens[at - skip])
        : undefined
    if (
      isDayOfMonth(before) ||
      (before !== undefined && before > 31 && before < 100 && (tokens[at - skip]?.text.length ?? 0) <= 2)
    ) {
      const first = at - skip
      const connector = text.slice(tokens[first - 1]?.to ?? 0, tokens[first]?.from ?? 0).replace('.', '')
      const isWord = /^(?:to|bis|til|and|und|og|tot|until)$/.test(tokens[first - 1]?.folded ?? '')
      const startToken = isWord ? first - 2 : first - 1
      const start = (isWord || range.test(connector)) && startToken >= 0 ? numberOf(tokens[startToken]) : undefined
      const year = yearOf(tokens[at + 1])
      const last = year ? at + 1 : at
      if (!isDate({ day: before, month, year })) add({ type: 'wrong', what: 'date' }, first, last)
      else if (isDayOfMonth(start) && start !== before && isDate({ day: start, month, year }))
        add({ type: 'date', date: { day: start, month, year, end: { day: before, month } } }, startToken, last)
      else add({ type: 'date', date: { day: before, month, year } }, first, last)
      return last
    }
    const after = tokens[at + 1]
    const day = /^[\s.]{1,2}$/.test(gap(at + 1)) && (after?.text.length ?? 9) <= 4 ? numberOf(after) : undefined
    if (isDayOfMonth(day)) {
      const endToken = range.test(gap(at + 2))
        ? at + 2
        : /^(?:to|and|until)$/.test(tokens[at + 2]?.folded ?? '')
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
      /^(?:in|im|i|of|early|late|mid|ende|anfang|mitte)$/.test(tokens[at - 1]?.folded ?? '')
    if (!isLong) return undefined
    add({ type: 'month', month, year }, at, year ? at + 1 : at)
    return year ? at + 1 : at
  }

  /** «Day 2», «2. Tag», «second day», «days 2–3». */
  const readDay = (at: number): number | undefined => {
    const word = tokens[at]
    if (!word || !dayWords.has(word.folded)) return undefined
    const isPlural = /^(?:days|dager|tage)$/.test(word.folded)
    const next = tokens[at + 1]
    const number = numberOf(next) ?? (isPlural ? undefined : numbers.get(next?.folded ?? ''))
    if (
      number !== undefined &&
      number >= 1 &&
      number <= 60 &&
      /^[\s.:#*_-]{0,3}$/.test(gap(at + 1)) &&
      !(isPlural && !isSentenceStart(at))
    ) {
      const other = numberOf(tokens[at + 2])
      const isRange =
        other !== undefined && other > number && other <= 60 && range.test(gap(at + 2)) && !/\n/.test(gap(at + 2))
      const worded = /^(?:to|and|und|og|bis|til)$/.test(tokens[at + 2]?.folded ?? '')
        ? numberOf(tokens[at + 3])
        : undefined
      const isWorded = worded !== undefined && worded === number + 1
      const last = isRange ? other : isWorded ? worded : number
      add({ type: 'day', day: number - 1, lastDay: last - 1 }, at, isRange ? at + 2 : isWorded ? at + 3 : at + 1)
      return isRange ? at + 2 : isWorded ? at + 3 : at + 1
    }
    if (isPlural) return undefined
    const before = tokens[at - 1]
    const figure =
      /^\d/.test(before?.text ?? '') && (/^\d+\p{L}/u.test(before?.text ?? '') || /^\.\s?$/.test(gap(at)))
        ? numberOf(before)
        : undefined
    const ordinal =
      figure ??
      (/^(?:one|two|three|four|five|six|seven|eight|nine|ten|eins|ein|eine|einen|en|ett|to|tre|fire|fem|zwei|drei|vier)$/.test(
        before?.folded ?? '',
      )
        ? undefined
        : numbers.get(before?.folded ?? ''))
    if (ordinal !== undefined && ordinal <= 60) {
      add({ type: 'day', day: ordinal - 1, lastDay: ordinal - 1 }, at - 1, at)
      return at
    }
    if (
      nextWords.has(before?.folded ?? '') ||
      (['dagen', 'day'].includes(word.folded) && ['etter', 'after'].includes(next?.folded ?? '') && isSentenceStart(at))
    ) {
      add({ type: 'nextDay' }, at - 1, at)
      return at
    }
    return undefined
  }

  const readWeekday = (at: number): number | undefined => {
    const token = tokens[at]
    const weekday = weekdays.get(token?.folded ?? '')
    if (!token || weekday === undefined) return undefined
    const nextFigure = numberOf(tokens[at + 1])
    const isBeforeDate =
      (nextFigure !== undefined && /^[\s.,]{0,4}$/.test(gap(at + 1))) ||
      months.has(tokens[at + 1]?.folded ?? '') ||
      /^(?:den|der|the)$/.test(tokens[at + 1]?.folded ?? '')
    if (
      shortWeekdays.has(token.folded) &&
      !(isBeforeDate && isCapital(token.text)) &&
      !(isLineStart(at) && isCapital(token.text) && /^\s?[:|–—.]/.test(gap(at + 1)))
    )
      return undefined
    if (
      [1, 2, 3].some(
        (back) => notBeforeWeekday.has(tokens[at - back]?.folded ?? '') && !gap(at - back + 1).includes('\n'),
      )
    )
      return undefined
    add({ type: 'weekday', weekday }, at, at)
    return at
  }

  const readName = (at: number): number | undefined => {
    const found = names.find(tokens, at, isLowerCase)
    if (!found) return undefined
    add({ type: 'name', named: found.named, isSure: found.isSure }, at, at + found.length - 1)
    return at + found.length - 1
  }

  let span = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    while ((spans[span]?.to ?? text.length) <= token.from) span += 1
    const here = spans[span]
    const row = dayTable && isLineStart(at) ? numberOf(token) : undefined
    if (row && row <= 60 && gap(at + 1).includes(dayTable ?? '|')) {
      add({ type: 'day', day: row - 1, lastDay: row - 1 }, at, at)
      continue
    }
    const done = readDay(at) ?? readWeekday(at) ?? readMonthDate(at)
    if (done !== undefined) {
      at = done
      continue
    }
    if (here && here.from <= token.from && token.from < here.to) {
      // «Day 1 10:00»: what a day marker has taken is no time.
      let last = at
      while ((tokens[last + 1]?.from ?? text.length) < here.to) last += 1
      // «12. Juli»: a figure before a month is read with it.
      const isOfMonth = here.said.type !== 'date' && months.has(tokens[last + 1]?.folded ?? '')
      if (!isOfMonth) {
        add(here.said, at, last)
        at = last
      }
      continue
    }
    const named = readName(at)
    if (named !== undefined) {
      at = named
      continue
    }
    const part = partsOfDay.get(token.folded)
    if (part !== undefined) add({ type: 'part', minutes: part * 60 }, at, at)
    else if (looksLikePlace(token) || looksLikePlaceName(tokens, at, gap))
      add({ type: 'unknown', name: token.text }, at, at)
  }
  return { tokens, items, isLowerCase }
}

const goWords = new Set(
  'drive head visit explore hike fahren fahrt besuch besuchen wandern wanderung kjor kjore kjorer besok besoke tur dra'.split(
    ' ',
  ),
)
const toWords = new Set('to til nach bis naar'.split(' '))

/** Returns whether a capital follows «drive to», «nach», «til»: a place by where it stands, although nothing else tells so. */
function looksLikePlaceName(tokens: readonly Token[], at: number, gap: (at: number) => string): boolean {
  const [token, before, earlier] = [tokens[at], tokens[at - 1], tokens[at - 2]]
  if (!token || !isCapital(token.text) || token.folded.length < 4 || !/^\s$/.test(gap(at)) || !/^\s$/.test(gap(at - 1)))
    return false
  return (
    toWords.has(before?.folded ?? '') &&
    goWords.has(earlier?.folded ?? '') &&
    !months.has(token.folded) &&
    !weekdays.has(token.folded)
  )
}
