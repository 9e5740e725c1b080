import { foldLetters } from '#site/i18n/fold-letters.ts'
import { findUnknown, findUnknownHouse } from './find-unknown.ts'
import { settleHalfDays } from './half-days.ts'
import { listCountedLines, listDatedLines } from './line-heads.ts'
import { type DateSaid, isDate, listFigures, type Said } from './list-figures.ts'
import { isCapital, listTokens, type NameIndex, type Token } from './name-index.ts'
import {
  arriveWords,
  dayWords,
  departWords,
  driveWords,
  months,
  nextWords,
  numbers,
  ordinalDays,
  partsOfDay,
  readWeekdayWord,
  shortWeekdays,
  weekdays,
} from './vocabulary.ts'

// What a text says, one after the other, before it is known what it means for a plan. Every pass goes over the words once.

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

/** Returns the day of a month that stands at a word, in figures or in words, and the last word of it: «23», «the third», «twenty-first». */
function readDayOfMonth(tokens: readonly Token[], from: number): { day: number; last: number } | undefined {
  const at = /^(?:der|den|dem|the)$/.test(tokens[from]?.folded ?? '') ? from + 1 : from
  const figure = numberOf(tokens[at])
  if (figure !== undefined) return isDayOfMonth(figure) ? { day: figure, last: at } : undefined
  const tens = { twenty: 20, thirty: 30 }[tokens[at]?.folded ?? '']
  const one = ordinalDays.get(tokens[at + 1]?.folded ?? '')
  if (tens !== undefined && one !== undefined && one < 10) return { day: tens + one, last: at + 1 }
  const day = ordinalDays.get(tokens[at]?.folded ?? '')
  // «Second» and «andre» alone count something else.
  return day === undefined || (at === from && day < 3) ? undefined : { day, last: at }
}

/** Returns the month that a word names, alone or as what a trip is called by: «Januartur», «Septemberreise». */
function monthOf(folded: string): number | undefined {
  const name = /^(.{3,9}?)(?:tur|turen|ferie|helg|reise|urlaub|tour|fahrt|trip|woche|uke)$/.exec(folded)?.[1]
  return months.get(folded) ?? months.get(name ?? '')
}

/** Returns what a text says, in its order. */
export function listItems(text: string, names: NameIndex): Listed {
  const tokens = listTokens(text)
  const items: Item[] = []
  const spans = listFigures(text)
  // A headline in capitals says nothing of how names are written below it.
  const letters = tokens.filter(
    ({ text: word }) => /^\p{L}/u.test(word) && (word.length === 1 || !/^\p{Lu}+$/u.test(word)),
  )
  const isLowerCase =
    letters.length > 0 && letters.filter(({ text: word }) => isCapital(word)).length / letters.length < 0.08
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
      const connector = text.slice(tokens[first - 1]?.to ?? 0, tokens[first]?.from ?? 0).replace('.', '')
      const isWord = /^(?:to|bis|til|and|und|og|tot|until)$/.test(tokens[first - 1]?.folded ?? '')
      const startToken = isWord ? first - 2 : first - 1
      // «Day 1 – 12 July»: that figure is of the day.
      const isStartFree = startToken >= 0 && startToken > (previous?.last ?? -1)
      const start = (isWord || range.test(connector)) && isStartFree ? numberOf(tokens[startToken]) : undefined
      const year = yearOf(tokens[at + 1])
      const last = year ? at + 1 : at
      if (!isDate({ day: before, month, year })) add({ type: 'wrong', what: 'date' }, first, last)
      else if (isDayOfMonth(start) && start !== before && isDate({ day: start, month, year }))
        add({ type: 'date', date: { day: start, month, year, end: { day: before, month } } }, startToken, last)
      else add({ type: 'date', date: { day: before, month, year } }, first, last)
      return last
    }
    const after = tokens[at + 1]
    const day =
      /^(?:[ .]{1,2}|[ !,]{0,4}\()$/.test(gap(at + 1)) && (after?.text.length ?? 9) <= 4 ? numberOf(after) : undefined
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

  /** «D1», «Day1», «Tag1»: in one word, where more lines begin so. */
  const shortDay = (at: number): number | undefined => {
    const figure = isLineStart(at)
      ? /^(?:d|t|day|dag|tag|jour)(\d{1,2})$/.exec(tokens[at]?.folded ?? '')?.[1]
      : undefined
    return figure === undefined ? undefined : Number(figure)
  }
  const hasShortDays = tokens.filter((_, at) => shortDay(at) !== undefined).length >= 2

  /** «Day 2», «2. Tag», «second day», «days 2–3». */
  const readDay = (at: number): number | undefined => {
    const word = tokens[at]
    const short = hasShortDays ? shortDay(at) : undefined
    if (short !== undefined && short >= 1 && short <= 60) {
      add({ type: 'day', day: short - 1, lastDay: short - 1 }, at, at)
      return at
    }
    if (!word || !(dayWords.has(word.folded) || (stageWords.has(word.folded) && isLineStart(at)))) return undefined
    // «Thu 11 March: guided day 2»: of something else, in a line that has its day.
    const before = tokens[at - 1]
    const isOfLine =
      !isSentenceStart(at) &&
      items
        .slice(-12)
        .some(
          (item) =>
            (item.type === 'date' || item.type === 'weekday') &&
            isLineStart(item.first) &&
            /^[^\n]*\p{L}[^\n]*$/u.test(text.slice(item.to, word.from)),
        )
    if (isOfLine) return undefined
    const isPlural = /^(?:days|dager|tage)$/.test(word.folded)
    const next = tokens[at + 1]
    // «2. Tag: 8 Uhr» is the second day, and not the eighth.
    const isNumbered = numberOf(next) !== undefined && gap(at + 1) === ' ' && /^\s?[:–-]/.test(gap(at + 2))
    const figure =
      !isNumbered && /^\d/.test(before?.text ?? '') && (/^\d+\p{L}/u.test(before?.text ?? '') || /^\. ?$/.test(gap(at)))
        ? numberOf(before)
        : undefined
    const number =
      figure !== undefined ? undefined : (numberOf(next) ?? (isPlural ? undefined : numbers.get(next?.folded ?? '')))
    if (
      number !== undefined &&
      number >= 1 &&
      number <= 60 &&
      /^[\s.:#*_-]{0,3}$/.test(gap(at + 1)) &&
      !(isPlural && !isSentenceStart(at))
    ) {
      const other = numberOf(tokens[at + 2])
      // «Day 1 – 12 July», «Tag 1 – 9 Uhr»: the second figure is a date or a time.
      const isOther =
        months.has(tokens[at + 3]?.folded ?? '') ||
        spans.some(({ from, to }) => from <= (tokens[at + 2]?.from ?? 0) && (tokens[at + 2]?.from ?? 0) < to)
      const isRange =
        other !== undefined &&
        other > number &&
        other <= 60 &&
        !isOther &&
        range.test(gap(at + 2)) &&
        !/\n/.test(gap(at + 2))
      const worded = /^(?:to|and|und|og|bis|til)$/.test(tokens[at + 2]?.folded ?? '')
        ? numberOf(tokens[at + 3])
        : undefined
      const isWorded = worded !== undefined && worded === number + 1
      const last = isRange ? other : isWorded ? worded : number
      add({ type: 'day', day: number - 1, lastDay: last - 1 }, at, isRange ? at + 2 : isWorded ? at + 3 : at + 1)
      return isRange ? at + 2 : isWorded ? at + 3 : at + 1
    }
    if (isPlural) return undefined
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

  /** The month that the text is about, for «fri 23»: its first. */
  const monthOfText = tokens.flatMap(({ folded }) => (folded.length > 2 ? (monthOf(folded) ?? []) : []))[0]
  let lastDayOfMonth = 0
  let monthsOn = 0

  // Three lines that begin with days of the week in their order, however short they are written, are a list of days.
  // «On 5 July», «To: everybody» are English.
  const isLetter = /(?:^|\n)(?:subject|cc|from|betreff|emne)\s*:/i.test(text)
  const weekdayAt = (at: number): number | undefined => {
    const { folded } = tokens[at] ?? {}
    if (folded === 'to' && isLetter) return undefined
    if (folded === 'on' && !(isLineStart(at) && /^\.?\s?[:.–-]/.test(gap(at + 1)))) return undefined
    // «Dienstags: Ruhetag», where a line begins so.
    const isHabit = /^(?:mon|diens|donners|frei|sams|sonn)tags$/.test(folded ?? '') && isLineStart(at)
    return readWeekdayWord(isHabit ? (folded ?? '').slice(0, -1) : (folded ?? ''))?.weekday
  }
  /** The first words of a line, with nothing of weight before: «(2) So:», «zwei / sa. 19.», «D3 Wed 22», «Day One (Tues 1st)». */
  const isInHead = (at: number): boolean => {
    for (let back = at; back > Math.max(-1, at - 5); back -= 1) {
      if (isLineStart(back)) return true
      const { folded = '' } = tokens[back - 1] ?? {}
      const isCount =
        /^[dt]?\d{1,2}(?:st|nd|rd|th)?$/.test(folded) ||
        numbers.has(folded) ||
        dayWords.has(folded) ||
        stageWords.has(folded)
      if (!isCount) return false
    }
    return false
  }
  // What was spoken and written down by a machine has no points.
  const isUnpunctuated = tokens.length > 40 && (text.match(/[.!?;:,\n]/g)?.length ?? 0) < tokens.length / 40
  const heads = tokens.flatMap((_, at) => (isLineStart(at) ? (weekdayAt(at) ?? []) : []))
  const isWeekdayList =
    heads.length >= 3 &&
    heads.every((weekday, index) => index === 0 || (weekday - (heads[index - 1] ?? 0) + 7) % 7 <= 2)

  const readWeekday = (at: number): number | undefined => {
    const token = tokens[at]
    // «1. påskedag», «andre påskedag».
    const easter = /^(?:paskedag|ostertag)/.test(token?.folded ?? '')
      ? (numberOf(tokens[at - 1]) ?? numbers.get(tokens[at - 1]?.folded ?? ''))
      : undefined
    if (easter === 1 || easter === 2) {
      add({ type: 'weekday', weekday: easter === 1 ? 7 : 1, easter: easter - 1 }, at - 1, at)
      return at
    }
    const pair = movingFeasts.get(`${token?.folded} ${tokens[at + 1]?.folded}`)
    const moving = pair ?? movingFeasts.get(token?.folded ?? '')
    if (moving !== undefined) {
      add(
        { type: 'weekday', weekday: ((moving + 6 + 7) % 7) + 1, easter: moving },
        at,
        pair === undefined ? at : at + 1,
      )
      return pair === undefined ? at : at + 1
    }
    const weekday = weekdayAt(at)
    if (!token || weekday === undefined) return undefined
    const ofMonth = readDayOfMonth(tokens, at + 1)
    // «Thursday the 24th», but not «the 3 of us».
    const isWorded =
      ofMonth !== undefined &&
      (numberOf(tokens[ofMonth.last]) === undefined ||
        (ofMonth.last > at + 1 && tokens[ofMonth.last + 1]?.folded !== 'of'))
    const nextFigure = isWorded ? ofMonth.day : numberOf(tokens[at + 1])
    const isFigureNext = nextFigure !== undefined && /^[ .,]{0,3}$/.test(gap(at + 1))
    const behindFigure = (isWorded ? ofMonth.last : at + 1) + 1
    const isBeforeDate =
      isFigureNext ||
      months.has(tokens[at + 1]?.folded ?? '') ||
      // «So der Plan» is no Sunday.
      (/^(?:den|der|the|dem)$/.test(tokens[at + 1]?.folded ?? '') && numberOf(tokens[at + 2]) !== undefined)
    const isHead = isLineStart(at) || /[=>*•|(]\s*$/.test(gap(at)) || (isInHead(at) && !/^ ?$/.test(gap(at)))
    const isListed = isWeekdayList && isLineStart(at)
    const isRange = isFigureNext && readWeekdayRange(at + 1, { day: nextFigure, month: monthOfText ?? 1 }) !== undefined
    if (
      shortWeekdays.has(token.folded) &&
      !isListed &&
      !isRange &&
      !(isBeforeDate && (isCapital(token.text) || (isHead && isFigureNext))) &&
      !(isHead && /^\.?\s?[:|–—.()\]/→➡⇒=>-]/.test(gap(at + 1)))
    )
      return undefined
    // «In our Sunday best»: a day begins where a sentence does, or behind «on».
    const isBegun =
      isUnpunctuated ||
      isSentenceStart(at) ||
      isBeforeDate ||
      isWorded ||
      isInHead(at) ||
      /[,&/+]\s?$/.test(gap(at)) ||
      /^(?:on|am|pa|and|und|og|der|den|bis|to|til|next|this|kommende|naechsten|nachsten)$/.test(
        tokens[at - 1]?.folded ?? '',
      ) ||
      numberOf(tokens[at - 1]) !== undefined ||
      partsOfDay.has(tokens[at + 1]?.folded ?? '') ||
      /^(?:morning|morgen|morgens|formiddag|formiddagen|vormittag|night|nacht|natt)$/.test(
        tokens[at + 1]?.folded ?? '',
      ) ||
      arriveWords.has(tokens[at - 1]?.folded ?? '') ||
      departWords.has(tokens[at - 1]?.folded ?? '') ||
      driveWords.has(tokens[at - 1]?.folded ?? '')
    if (!isBegun) return undefined
    if (
      [1, 2, 3].some(
        (back) =>
          notBeforeWeekday.has(tokens[at - back]?.folded ?? '') &&
          !/[.!?;\n]/.test(text.slice(tokens[at - back]?.to, token.from)),
      )
    )
      return undefined
    add({ type: 'weekday', weekday }, at, at)
    const { hour } = readWeekdayWord(token.folded) ?? {}
    if (hour !== undefined) add({ type: 'part', minutes: hour * 60 }, at, at)
    // «Fri 23»: a date of the month that the text names elsewhere.
    const isAlone =
      isFigureNext &&
      isDayOfMonth(nextFigure) &&
      monthOfText !== undefined &&
      (isWorded || /^\d{1,2}(?:st|nd|rd|th)?$/.test(tokens[at + 1]?.text ?? '')) &&
      !months.has(tokens[behindFigure]?.folded ?? '') &&
      !(tokens[behindFigure]?.folded === 'of' && months.has(tokens[behindFigure + 1]?.folded ?? '')) &&
      !spans.some(({ from }) => from === tokens[at + 1]?.from)
    if (!isAlone || monthOfText === undefined) return at
    if (nextFigure < lastDayOfMonth - 10) monthsOn += 1
    lastDayOfMonth = nextFigure
    const date = { day: nextFigure, month: ((monthOfText - 1 + monthsOn) % 12) + 1 }
    const until = isWorded ? undefined : readWeekdayRange(at + 1, date)
    if (until) {
      add({ type: 'date', date: until.date }, at + 1, until.last)
      return until.last
    }
    if (isDate(date)) add({ type: 'date', date }, at + 1, behindFigure - 1)
    return behindFigure - 1
  }

  /** «Fri 4 – Tue 8 June», «Sa 11.–Di 14.», «tors. 3. til søn. 6. juni»: from the first date on. */
  const readWeekdayRange = (at: number, { day, month }: DateSaid): { date: DateSaid; last: number } | undefined => {
    const isWord = /^(?:to|bis|til|until|tot)$/.test(tokens[at + 1]?.folded ?? '')
    const weekday = at + (isWord ? 2 : 1)
    const isJoined = isWord
      ? /^[ .]{1,3}$/.test(gap(at + 1)) && gap(weekday) === ' '
      : /^\.?\s?[-–—]\s?$/.test(gap(weekday))
    const lastDay = numberOf(tokens[weekday + 1])
    if (!isJoined || !weekdays.has(tokens[weekday]?.folded ?? '') || !isDayOfMonth(lastDay)) return undefined
    if (!/^[ .,]{1,3}$/.test(gap(weekday + 1))) return undefined
    const named = months.get(tokens[weekday + 2]?.folded ?? '')
    const year = named === undefined ? undefined : yearOf(tokens[weekday + 3])
    const end = { day: lastDay, month: named ?? (lastDay < day ? (month % 12) + 1 : month) }
    const start = { day, month: named !== undefined && day < lastDay ? named : month, year }
    if (!isDate(start) || !isDate(end)) return undefined
    return { date: { ...start, end }, last: weekday + 1 + (named === undefined ? 0 : 1) + (year === undefined ? 0 : 1) }
  }

  const counted = heads.length >= 2 ? new Map<number, number>() : listCountedLines(text)
  const datedHeads =
    monthOfText === undefined || counted.size > 0 ? new Map<number, DateSaid>() : listDatedLines(text, monthOfText)

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

  const readName = (at: number): number | undefined => {
    const found = names.find(tokens, at, isLowerCase)
    if (!found) return undefined
    const house =
      found.named.kind === 'stop' && /^[po]\./.test(found.named.ref)
        ? findUnknownHouse(tokens, at, found.length, { names, isLowerCase, gap })
        : undefined
    if (house) {
      const { last: end, ...said } = house
      add({ type: 'unknown', ...said }, at, end)
      return end
    }
    const last = at + found.length - 1
    const start = items.at(-1)
    const boat = start?.type === 'name' ? names.boatBetween(start.named, found.named) : undefined
    // «From Ballstad across to Nusfjord»: no sign between, and few words.
    const isOneWay =
      boat &&
      start &&
      /^\s*(?:[-–—→>]{1,3}|(?:[\p{L} ]{0,20} )?(?:to|nach|til|og|und|and))\s*$/iu.test(
        text.slice(start.to, tokens[at]?.from),
      )
    const isBoat =
      isOneWay && tokens.slice(Math.max(0, start.first - 6), last + 4).some(({ folded }) => boatWords.test(folded))
    if (isBoat) {
      items.pop()
      const isFrom = /^(?:from|fra|von|between|mellom|zwischen)$/.test(tokens[start.first - 1]?.folded ?? '')
      add({ type: 'name', named: boat, isSure: true }, isFrom ? start.first - 1 : start.first, last)
    } else add({ type: 'name', named: found.named, isSure: found.isSure }, at, last)
    return last
  }

  /** «The ferry Henningsvær–Stamsund», «the coastal ship from Reine»: a boat that there is not. */
  const readNoBoat = (at: number): number | undefined => {
    const word = tokens[at]?.folded ?? ''
    const isCoastal = coastalShips.test(word)
    if (!isCoastal && !boatWords.test(word) && !carFerries.test(word)) return undefined
    // «Car ferry», «the ferry from Bodø to Svolvær with our car».
    const isCar = ({ folded }: Token) =>
      /^(?:car|auto|bil|bilen|vehicle|mietwagen|leiebil|camper|wohnmobil|bobil|bobilen|motorhome|van)$/.test(folded)
    const isWithCar = /^(?:ferry|ferge|ferga|ferje|ferja|fahre)$/.test(word) && tokens.slice(at + 1, at + 9).some(isCar)
    const isForCars = isWithCar || /^(?:car|auto|bil|vehicle)$/.test(tokens[at - 1]?.folded ?? '')
    const isFrom = /^(?:from|fra|von|ab)$/.test(tokens[at + 1]?.folded ?? '')
    const first = at + (isFrom ? 2 : 1)
    const one = names.find(tokens, first, isLowerCase)
    if (!one || !/^ $/.test(gap(at + 1))) return undefined
    let next = first + one.length
    const isPair = /^\s?[-–—→]\s?$/.test(gap(next)) || /^(?:to|nach|til)$/.test(tokens[next]?.folded ?? '')
    if (/^(?:to|nach|til)$/.test(tokens[next]?.folded ?? '')) next += 1
    const other = isPair ? names.find(tokens, next, isLowerCase) : undefined
    const isMissing = isCoastal
      ? isFrom && names.hasNoBoat(one.named, undefined, false)
      : other !== undefined && names.hasNoBoat(one.named, other.named, carFerries.test(word) || isForCars)
    if (!isMissing) return undefined
    const written = (from: number, length: number) => text.slice(tokens[from]?.from, tokens[from + length - 1]?.to)
    const goal = other && !isCoastal ? `–${written(next, other.length)}` : ''
    const name = `${written(first, one.length)}${goal}`
    add({ type: 'name', named: { kind: 'thing', id: 'no-boat', name, isTimed: false }, isSure: true }, at, at)
    return at
  }

  /** «Å at 11, the museum», «the museum at Å»: of a village that is named beside it. */
  const readMuseum = (at: number): number | undefined => {
    if (!museumWords.has(tokens[at]?.folded ?? '')) return undefined
    for (let ahead = at + 1; ahead <= at + 3 && !/[.,;\n]/.test(gap(ahead)); ahead += 1) {
      const found = names.find(tokens, ahead, isLowerCase)
      const museum = found && names.museumOf(found.named)
      if (museum) {
        add({ type: 'name', named: museum, isSure: true }, at, ahead + found.length - 1)
        return ahead + found.length - 1
      }
      if (!/^(?:at|in|i|pa|von|of|the|there|near|ved|bei|til)$/.test(tokens[ahead]?.folded ?? '')) break
    }
    const before = items.findLast(({ type }) => type === 'name')
    const isSameLine = before && !text.slice(before.to, tokens[at]?.from).includes('\n') && at - before.last < 25
    const museum = isSameLine && before.type === 'name' ? names.museumOf(before.named) : undefined
    if (!museum) return undefined
    add({ type: 'name', named: museum, isSure: true, isWithin: true }, at, at)
    return at
  }

  /** «Heiligabend: Haukland», where days are told before it. */
  const readFeast = (at: number): number | undefined => {
    const pair = `${tokens[at]?.folded} ${tokens[at + 1]?.folded}`
    const isPair = feasts.has(pair)
    const day = feasts.get(isPair ? pair : (tokens[at]?.folded ?? ''))
    const last = isPair ? at + 1 : at
    const isHead = isLineStart(at) && /^\s?[:–,|-]/.test(gap(last + 1))
    if (!day || !isHead || !items.some(({ type }) => type === 'date' || type === 'day')) return undefined
    add({ type: 'date', date: { day: day[1], month: day[0] } }, at, last)
    return last
  }

  /** «Am 5. wollen wir», «den 23. går vi», «on the 6th»: of the month of the date before. */
  const readOrdinal = (at: number): number | undefined => {
    const figure = /^(\d{1,2})(st|nd|rd|th)?$/.exec(tokens[at]?.text ?? '')
    const isOrdinal = figure?.[2] !== undefined || /^\.(?:\s|$)/.test(gap(at + 1))
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

  let span = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    while ((spans[span]?.to ?? text.length) <= token.from) span += 1
    // What begins before is of a figure that is read already: «Tag 1 – 12.7.»
    const here = spans.slice(span, span + 4).find(({ from }) => from >= token.from)
    const row = dayTable && isLineStart(at) ? numberOf(token) : undefined
    if (row && row <= 60 && gap(at + 1).includes(dayTable ?? '|')) {
      add({ type: 'day', day: row - 1, lastDay: row - 1 }, at, at)
      continue
    }
    const ofRange =
      readRangeDay(at) ?? (months.has(tokens[at + 1]?.folded ?? '') ? undefined : datedHeads.get(token.from))
    if (ofRange) {
      add({ type: 'date', date: ofRange }, at, at)
      continue
    }
    const line = counted.get(token.from)
    if (line) {
      add({ type: 'day', day: line - 1, lastDay: line - 1 }, at, at)
      continue
    }
    const done = readDay(at) ?? readWeekday(at) ?? readMonthDate(at) ?? readFeast(at) ?? readOrdinal(at)
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
    const named = readNoBoat(at) ?? readName(at) ?? readMuseum(at)
    if (named !== undefined) {
      at = named
      continue
    }
    const part = partsOfDay.get(token.folded)
    // «At noon» is a time, «noon» a part of the day.
    const isNoon = part === 12 && /^(?:at|by|um|kl|until|till)$/.test(tokens[at - 1]?.folded ?? '')
    if (part !== undefined && isNoon) add({ type: 'time', minutes: part * 60 }, at, at)
    else if (part !== undefined) add({ type: 'part', minutes: part * 60 }, at, at)
    else {
      const unknown = findUnknown(tokens, at, { names, isLowerCase, gap })
      if (!unknown) continue
      const { last, ...said } = unknown
      add({ type: 'unknown', ...said }, at, last)
      at = last
    }
  }
  readYearBehindMonth(items, text)
  putDaysFirst(items, text)
  settleHalfDays(items, tokens, text)
  return { tokens, items, isLowerCase }
}

/** «Sykkeltur aug 27» above «fre 6/8», «lør 7/8»: the year 2027, where no other date is written so. */
function readYearBehindMonth(items: Item[], text: string): void {
  const dates = items.flatMap((item, index) => (item.type === 'date' ? [{ item, index, date: item.date }] : []))
  const [first, ...others] = dates
  if (!first || others.length < 2 || first.date.end || first.date.year !== undefined) return
  const isMonthFirst = (item: Item) => /^\p{L}/u.test(text.slice(item.from, item.to))
  const isYear =
    first.date.day >= 25 && isMonthFirst(first.item) && /\d\d$/.test(text.slice(first.item.from, first.item.to))
  const isOwnStyle = others.every(({ item, date }) => !isMonthFirst(item) && date.day !== first.date.day)
  if (!isYear || !isOwnStyle || others[0]?.date.month !== first.date.month) return
  const { day, month } = first.date
  const { from, to, first: one, last } = first.item
  items[first.index] = { type: 'month', month, year: 2000 + day, from, to, first: one, last }
}

/** «Reine 12–14 July», «Svolvær (Fri 5 June)»: a line that begins with a name and its date begins that day. */
function putDaysFirst(items: Item[], text: string): void {
  let isList = -1
  for (const [index, item] of items.entries()) {
    const next = items[index + 1]
    const isDay = next && ['date', 'day', 'weekday'].includes(next.type)
    if (item.type !== 'name' || !isDay || !/^[\s,(:|–-]{1,4}$/.test(text.slice(item.to, next.from))) continue
    const start = text.lastIndexOf('\n', item.from) + 1
    const isHead = /^[^\p{L}\p{N}]{0,8}$/u.test(text.slice(start, item.from))
    // «Svolvær 5 July, Reine 6 July»: so too for what follows in such a line.
    const isNext = isList === start && /[,;/→>–-]\s*$/.test(text.slice(start, item.from))
    if (!isHead && !isNext) continue
    const isSameLine = !text.slice(item.to, next.from).includes('\n')
    if (!isSameLine) continue
    isList = start
    items[index] = next
    items[index + 1] = item
  }
}

/** What a plan calls its days besides: «Etappe 2», «Stage 3». */
const stageWords = new Set('etappe etappen stage leg'.split(' '))
const boatWords =
  /^(?:boat|ferry|bat|baten|ferge|ferga|ferje|ferja|boot|fahre|schiff|ferjen|fergen|fahrradboot|sykkelbat|fahrradfahre)$/
const carFerries = /^(?:autofahre|bilferge|bilferga|bilferje|bilferja|carferry)$/
const coastalShips = /^(?:postschiff|kustenschiff|hurtigruten|hurtigruta|kystruta|kystruten|havila)$/
/** Days that move with Easter, with how many days after it they are. */
const movingFeasts: ReadonlyMap<string, number> = new Map(
  (
    [
      ['palmesondag', -7],
      ['palmsonntag', -7],
      ['skjaertorsdag', -3],
      ['grundonnerstag', -3],
      ['maundy thursday', -3],
      ['langfredag', -2],
      ['karfreitag', -2],
      ['good friday', -2],
      ['paskeaften', -1],
      ['karsamstag', -1],
      ['easter saturday', -1],
      ['ostersonntag', 0],
      ['easter sunday', 0],
      ['ostermontag', 1],
      ['easter monday', 1],
      ['pfingstsonntag', 49],
      ['pfingstmontag', 50],
    ] as const
  ).map(([name, after]) => [foldLetters(name), after] as const),
)
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
  ['sankthansaften', [6, 23]],
])
const museumWords = new Set(
  'museum museet museene museums museen museer dorfmuseum bygdemuseet museumsdorf museumsdorfes museumsbygd museumsbygda'.split(
    ' ',
  ),
)
