import { type Draft, numberOf } from './draft.ts'
import { findUnknown } from './find-unknown.ts'
import { settleHalfDays } from './half-days.ts'
import { createDateReader } from './list-dates.ts'
import { createDayReader } from './list-days.ts'
import { listFigures } from './list-figures.ts'
import { createPlaceReader } from './list-places.ts'
import { isCapital, listTokens, type NameIndex, type Token } from './name-index.ts'
import type { Item, Said } from './said.ts'
import { months, partsOfDay } from './vocabulary.ts'

// What a text says, one after the other, before it is known what it means for a plan. Every pass goes over the words once.

export interface Listed {
  tokens: readonly Token[]
  items: readonly Item[]
  /** Whether all names stand in small letters. */
  isLowerCase: boolean
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
  const isGerman =
    tokens.filter(({ folded }) => /^(?:und|der|die|das|mit|nach|wir|im|zum|uhr|abends|fahrt)$/.test(folded)).length >
    tokens.length / 40
  const gap = (at: number) => text.slice(at > 0 ? (tokens[at - 1]?.to ?? 0) : 0, tokens[at]?.from ?? text.length)
  const isLineStart = (at: number) => at === 0 || gap(at).includes('\n')
  const isSentenceStart = (at: number) => isLineStart(at) || /[.!?:;|*•–—(]/.test(gap(at))
  const add = (said: Said, first: number, last: number) =>
    items.push({ ...said, first, last, from: tokens[first]?.from ?? 0, to: tokens[last]?.to ?? 0 })
  const dayTable = /(?:^|\n)[ |*"]{0,8}(?:day|dag|tag)[ *"]{0,8}([|\t;,])/i.exec(text)?.[1]
  const draft: Draft = {
    text,
    tokens,
    items,
    spans,
    names,
    isLowerCase,
    isGerman,
    gap,
    isLineStart,
    isSentenceStart,
    add,
  }
  const { readDay, readWeekday, counted, datedHeads } = createDayReader(draft)
  const { readMonthDate, readRangeDay, readFeast, readOrdinal } = createDateReader(draft)
  const { readName, readNoBoat, readMuseum } = createPlaceReader(draft)

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
    // «5) fr 9/7» is the fifth line, also of a trip from the 5th to the 12th.
    const line = counted.get(token.from)
    if (line) {
      add({ type: 'day', day: line - 1, lastDay: line - 1 }, at, at)
      continue
    }
    const ofRange =
      readRangeDay(at) ?? (months.has(tokens[at + 1]?.folded ?? '') ? undefined : datedHeads.get(token.from))
    if (ofRange) {
      add({ type: 'date', date: ofRange }, at, at)
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
      const unknown = findUnknown(tokens, at, { names, isLowerCase, isGerman, gap })
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
