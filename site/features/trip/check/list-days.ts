import { foldLetters } from '#site/i18n/fold-letters.ts'
import { type Draft, isDayOfMonth, monthOf, numberOf, range, readDayOfMonth, yearOf } from './draft.ts'
import { listCountedLines, listDatedLines } from './line-heads.ts'
import { isCapital } from './name-index.ts'
import { type DateSaid, type Item, isDate } from './said.ts'
import {
  arriveWords,
  dayWords,
  departWords,
  driveWords,
  months,
  nextWords,
  nightWords,
  numbers,
  partsOfDay,
  readWeekdayWord,
  shortWeekdays,
  weekdays,
} from './vocabulary.ts'

// The days of a plan: «Day 2», «2. Tag», «lørdagen», «Fri 23».

/** Returns what reads days of a plan and of the week at a word of a text, with the lines that are counted or dated, and the month that the text is about. */
export function createDayReader({ text, tokens, items, spans, gap, isLineStart, isSentenceStart, add }: Draft) {
  /** «D1», «Day1», «Tag1»: in one word, where more lines begin so. */
  const shortDay = (at: number): number | undefined => {
    const figure = isLineStart(at)
      ? /^(?:d|t|day|dag|tag|jour)(\d{1,2})$/.exec(tokens[at]?.folded ?? '')?.[1]
      : undefined
    return figure === undefined ? undefined : Number(figure)
  }
  const hasShortDays = tokens.filter((_, at) => shortDay(at) !== undefined).length >= 2

  /** Where nothing else counts days, nights do: «Night 1–3: Henningsvær». */
  const countsNights =
    (text.match(/(?:^|\n)[^\p{L}\p{N}\n]{0,8}(?:nights?|natt|netter|nacht|nächte)\s\d/giu) ?? []).length >= 2 &&
    !/(?:^|\n)[^\p{L}\p{N}\n]{0,8}(?:(?:day|dag|tag)\s?\d|\d{1,2}[./]\s?\d)/iu.test(text)

  /** «Night 1–3», where a line begins so. */
  const readNight = (at: number): number | undefined => {
    const first =
      countsNights && isLineStart(at) && nightWords.has(tokens[at]?.folded ?? '') && numberOf(tokens[at + 1])
    if (!first || first > 60) return undefined
    const isWord = /^(?:to|and|und|og|bis|til)$/.test(tokens[at + 2]?.folded ?? '')
    const other = at + (isWord ? 3 : 2)
    const last = isWord || range.test(gap(other)) ? numberOf(tokens[other]) : undefined
    const isRange = last !== undefined && last > first && last <= 60
    add(
      { type: 'day', day: first - 1, lastDay: (isRange ? last : first) - 1, isNight: true },
      at,
      isRange ? other : at + 1,
    )
    return isRange ? other : at + 1
  }

  /** Returns whether the line of a word has told its day before it, or a date follows. */
  const isDayKnown = (at: number) => {
    const line = text.lastIndexOf('\n', tokens[at]?.from ?? 0)
    const isBefore = items.slice(-12).some(({ type, from }) => isDayType(type) && from > line)
    const lineEnd = text.indexOf('\n', tokens[at]?.from ?? 0)
    return (
      isBefore ||
      tokens
        .slice(at + 1, at + 4)
        .some(
          ({ text: word, folded, from }) =>
            (lineEnd < 0 || from < lineEnd) && (/^\d{1,2}$/.test(word) || readWeekdayWord(folded) !== undefined),
        )
    )
  }

  /** «The next morning», «dagen etter», «am Morgen darauf», «last day»: without a number. */
  const readNextDay = (at: number): number | undefined => {
    const [word, next] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? '']
    const article = /^(?:the|am|den|der|pa|on)$/
    let first = at
    while (first > at - 2 && article.test(tokens[first - 1]?.folded ?? '') && gap(first) === ' ') first -= 1
    const isBegun =
      isSentenceStart(first) || /[,)]\s$/.test(gap(first)) || /^(?:and|og|und)$/.test(tokens[first - 1]?.folded ?? '')
    if (!isBegun) return undefined
    // «The day after Ryten» is told of something else.
    const isAfterName =
      /^(?:etter|after)$/.test(next) &&
      gap(at + 2) === ' ' &&
      (isCapital(tokens[at + 2]?.text ?? '') || /^(?:the|that|our|den|det)$/.test(tokens[at + 2]?.folded ?? ''))
    const isNext =
      (nextWords.has(word) && morningWords.has(next)) ||
      (dayOrMorning.has(word) && /^(?:etter|derpa|darauf|danach|after)$/.test(next) && !isAfterName) ||
      (word === 'tags' && next === 'darauf')
    if (isNext) {
      add({ type: 'nextDay' }, at, at + 1)
      return at + 1
    }
    if (word === 'anderntags') {
      add({ type: 'nextDay' }, at, at)
      return at
    }
    const isLast = lastWords.has(word) && dayWords.has(next)
    const isTravelDay = isLineStart(at) && travelDays.test(word)
    if ((!isLast && !isTravelDay) || isDayKnown(isLast ? at + 1 : at)) return undefined
    add({ type: 'nextDay' }, at, isLast ? at + 1 : at)
    return isLast ? at + 1 : at
  }

  /** «Day 2», «2. Tag», «second day», «days 2–3». */
  const readDay = (at: number): number | undefined => {
    const word = tokens[at]
    const short = hasShortDays ? shortDay(at) : undefined
    if (short !== undefined && short >= 1 && short <= 60) {
      add({ type: 'day', day: short - 1, lastDay: short - 1 }, at, at)
      return at
    }
    const other = readNight(at) ?? readNextDay(at)
    if (other !== undefined) return other
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
    // «A car for one day. 9:15 to Henningsvær» is no ninth day.
    const isTimeNext =
      gap(at + 1).includes('.') && spans.some(({ from, said }) => from === next?.from && said.type === 'time')
    const number =
      figure !== undefined || isTimeNext
        ? undefined
        : (numberOf(next) ?? (isPlural ? undefined : numbers.get(next?.folded ?? '')))
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
    // «Food for the next day» is bought today.
    const isForNext = [2, 3].some((back) => /^(?:for|fur|til|until|bis|zum)$/.test(tokens[at - back]?.folded ?? ''))
    if (
      (nextWords.has(before?.folded ?? '') && !isForNext) ||
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
    heads.every((weekday, index) => index === 0 || (weekday - (heads[index - 1] ?? 0) + 7) % 7 <= 3)

  const hasInlineHeads =
    tokens.filter(
      (_, at) => weekdayAt(at) !== undefined && !isLineStart(at) && isSentenceStart(at) && /^\.?\s?:/.test(gap(at + 1)),
    ).length >= 3

  const readWeekday = (at: number): number | undefined => {
    const token = tokens[at]
    // «1. påskedag», «andre påskedag».
    const counted = tokens[at - 1]?.folded ?? ''
    const easter = /^(?:paskedag|ostertag|osterfeiertag)/.test(token?.folded ?? '')
      ? (numberOf(tokens[at - 1]) ?? (counted === 'annen' ? 2 : numbers.get(counted)))
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
    const end = readWeekdayEnd(at, weekday)
    if (end !== undefined) {
      add({ type: 'weekday', weekday, until: weekdayAt(end) }, at, end)
      return end
    }
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
    // «Mon: Reine. Tues: Å. Weds: home», in one line.
    const isInline = hasInlineHeads && isSentenceStart(at) && /^\.?\s?:/.test(gap(at + 1))
    const isListed = isInline || (isWeekdayList && isLineStart(at))
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
      /^(?:on|am|pa|and|und|og|der|den|bis|to|til|next|this|kommende|nachsten)$/.test(tokens[at - 1]?.folded ?? '') ||
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
    if (isProvided(at)) return undefined
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

  /** «Für Sonntag und Montag einkaufen», «food for Sunday and Monday»: one buys for those days; «Plan for Monday:» begins one. */
  const isProvided = (at: number): boolean => {
    const [back, before] = [tokens[at - 1]?.folded ?? '', tokens[at - 2]?.folded ?? '']
    const isPair = /^(?:and|und|og)$/.test(back) && weekdayAt(at - 2) !== undefined
    const isFor =
      /^(?:for|fur)$/.test(isPair ? (tokens[at - 3]?.folded ?? '') : back) ||
      (!isPair && /^(?:for|fur)$/.test(before) && /^(?:the|den|der)$/.test(back))
    return isFor && !/^\s?(?:[:(|\n]|[–—-] )/.test(gap(at + 1)) && numberOf(tokens[at + 1]) === undefined
  }

  /** «Tue–Thu: Reine», «Montag bis Mittwoch», «lørdag og søndag:» where a line begins so; returns the word of the last day. */
  const readWeekdayEnd = (at: number, weekday: number): number | undefined => {
    const isWord = /^(?:to|bis|til|tot|and|und|og)$/.test(tokens[at + 1]?.folded ?? '')
    const isPair = /^(?:and|und|og)$/.test(tokens[at + 1]?.folded ?? '')
    const other = at + (isWord ? 2 : 1)
    const isJoined = isWord ? gap(at + 1) === ' ' && gap(other) === ' ' : /^\.?\s?[-–—+&/]\s?$/.test(gap(other))
    const last = isJoined ? weekdayAt(other) : undefined
    if (last === undefined || last === weekday || numberOf(tokens[at + 1]) !== undefined) return undefined
    const isHead = isInHead(at) && /^\.?\s?(?:[:|–—(,.-]|\n)/.test(gap(other + 1))
    const isShort = [at, other].some((each) => shortWeekdays.has(tokens[each]?.folded ?? ''))
    const isSpan = !isPair && !isShort
    const isNext = (last - weekday + 7) % 7 === 1
    // «Open Tue–Sat», «Mon–Tue closed» are a house’s own days.
    const around = [at - 2, at - 1, other + 1, other + 2].map((each) => tokens[each]?.folded ?? '')
    if (around.some((word) => notBeforeWeekday.has(word) && !/^(?:bis|til|until)$/.test(word))) return undefined
    if (numberOf(tokens[other + 1]) !== undefined && !isHead) return undefined
    return isHead ? (isPair && !isNext ? undefined : other) : isSpan ? other : undefined
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

  return { readDay, readWeekday, counted, datedHeads }
}

/** What a plan calls its days besides: «Etappe 2», «Stage 3». */
const stageWords = new Set('etappe etappen stage leg'.split(' '))

const notBeforeWeekday = new Set(
  'closed open opens apent apen offen geoffnet every except until bis til stengt geschlossen jeden hver gesloten ruhetag'.split(
    ' ',
  ),
)

function isDayType(type: Item['type']): boolean {
  return ['day', 'date', 'weekday', 'nextDay'].includes(type)
}

const morningWords = new Set('day morning dag dagen morgen morgenen formiddag tag vormittag'.split(' '))
const dayOrMorning = new Set('dagen morgenen day morning tag morgen'.split(' '))
const lastWords = new Set('last final siste letzter letzten letzte'.split(' '))
const travelDays = /^(?:anreise|abreise|ankunfts|abfahrts|heimreise|ankomst|avreise|hjemreise)(?:tag|dag|dagen)$/

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
      ['himmelfahrt', 39],
      ['christi himmelfahrt', 39],
      ['himmelfahrtstag', 39],
      ['ascension day', 39],
      ['kristi himmelfartsdag', 39],
      ['kristi himmelfart', 39],
      ['pinseaften', 48],
      ['whit sunday', 49],
      ['whit monday', 50],
    ] as const
  ).map(([name, after]) => [foldLetters(name), after] as const),
)
