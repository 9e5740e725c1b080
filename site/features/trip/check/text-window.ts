import type { Listed } from './list-items.ts'
import type { Token } from './name-index.ts'
import { listApart, saysNotDone } from './not-done.ts'
import type { Item } from './said.ts'
import { asideHeadings, bedWords } from './vocabulary.ts'

interface Line {
  number: number
  /** The first word. */
  first: number
  length: number
  /** A heading of tips, costs or what to pack. */
  isAside: boolean
  /** Of a paragraph in brackets between the days, or of one behind the last of them. */
  isApart: boolean
}

/** What stands around a word: its line, and the words of its clause. */
export interface TextWindow {
  tokens: readonly Token[]
  items: readonly Item[]
  lineOf(at: number): Line
  /** Returns whether one of these lines begins what is about no day. */
  hasAside(from: number, to: number): boolean
  /** Folded words before an item, back to where its clause or another name begins. */
  leadOf(index: number): string[]
  /** Folded words behind an item to the end of its clause; `isOpen` where another name follows soon. */
  tailOf(index: number): { words: string[]; isOpen: boolean }
  /** Folded words around an item to both ends of its sentence, whatever else is named in it. */
  sentenceOf(index: number, most?: number): string[]
  /** Returns the sentence of an item, and the next one where that goes on about the same place: «Empty the toilet there». */
  toldOf(index: number, most?: number): string[]
  /** Returns whether a word stands in the column of a table where the nights are. */
  isInBedColumn(at: number): boolean
  /** Returns whether two items are a way: «Svolvær – Reine», «Svolvær to Reine». */
  isWay(one: Item | undefined, other: Item): boolean
  /** Returns whether a word follows another within the same few words, without a comma or a dash between. */
  isBeside(one: number, other: number): boolean
  /** Returns whether the sentence tells of an earlier or another trip, or that it is called off: «last year we did Ryten», «Munkebu is off the list». */
  isNotDone(index: number): boolean
  /** Returns the first of the names that stand in a row with one: «Ryten, Kvalvika and Munken». A comma alone joins them behind a colon only, or before «and». */
  firstOfList(index: number): number
  /** Returns whether a question mark follows, or ends the sentence and a «no» answers it: «Kayaking? Too cold.» */
  isAsked(item: Item): boolean
  wordsBetween(first: number, end: number): string[]
  /** Returns the words of an item's part of the sentence but its own; the title of a sculpture, «Head», says nothing of what one does. */
  wordsAround(item: Pick<Item, 'first' | 'last'>): string[]
  /** Returns what stands between two words, the words between them too. */
  textBetween(one: number, other: number): string
  /** Returns the few signs behind an item. */
  textBehind(item: Pick<Item, 'to'>): string
  /** Returns the first and last word of the part of a sentence that an item stands in, between commas, dashes and brackets. */
  clauseOf(item: Pick<Item, 'first' | 'last'>): { first: number; last: number }
}

/** What follows «1.» where that is no end of a sentence, with a capital in German. */
const ordinalWords =
  /^(?:tag|nacht|stopp|stop|station|etappe|halbtag|woche|teil|stock|ostertag|weihnachtstag|januar|februar|marz|april|mai|juni|juli|august|september|oktober|november|dezember)$/

/** A point behind them is part of the word. */
const abbreviations =
  /^(?:kl|ca|st|nr|bzw|evtl|ggf|arr|dep|avg|ank|inkl|incl|excl|nachm|vorm|approx|overn|overnatt|ubern|ubernacht|rastepl|rastepl|parkpl|tidl|ettm|formm|bl|pl|str|dr|vgl|max|min|std|tel|resp|rest|bf|bhf|jfr|ev|etc|usw|eks|osv|mtp)$/

const clauseEnd = /[!?;·•\n|\t→➡⇒]|->|\.\s|(?:^|\s)[–—](?:\s|$)/
const sentenceEnd = /[!?;\n|]|\.\s/
const partEnd = /[,;·.!?\n|()→➡⇒:•]|[-=]>|\s[–—-](?:\s|$)|^[–—-]\s/
const partWords = new Set(
  'then dann danach deretter sa anschliessend afterwards after before etterpa videre'.split(' '),
)
/** «Um 17 Uhr starten wir dann», «kl. 17 går vi så»: behind who does it «then» begins nothing. */
const doers = new Set('wir ich man we i vi jeg eg'.split(' '))
/** Between the names of a row: a comma, or what stands before the last of them. */
const rowSign = /^\s*(?:,|,?\s?(and|og|und|or|oder|eller|&|\/))\s+(?:the |den |die |das |der )?$/i
const mostWords = 8
const mostWordsOfPart = 30

/** Returns what stands around the words of a text. */
export function createTextWindow(text: string, { tokens, items, isLowerCase }: Listed): TextWindow {
  const gap = (at: number) => text.slice(at > 0 ? (tokens[at - 1]?.to ?? 0) : 0, tokens[at]?.from ?? text.length)
  /** «1. Tag», «kl. 10», «ca. 3»: that point ends nothing. */
  const timesEnd = new Set(items.filter(({ type }) => type === 'time' || type === 'length').map(({ last }) => last))
  const nameEnds = new Set(items.filter(({ type }) => type === 'name').map(({ last }) => last))
  const isPoint = (at: number) => {
    const [before, next] = [tokens[at - 1]?.folded ?? '', tokens[at]]
    if (!/^\.\s$/.test(gap(at))) return false
    // «At 4 p.m. we walk»: a small letter begins no sentence.
    const isHalfOfDay = before === 'm' && /^[ap]$/.test(tokens[at - 2]?.folded ?? '') && gap(at - 1) === '.'
    if (isHalfOfDay && /^\p{Ll}/u.test(next?.text ?? '')) return true
    if (timesEnd.has(at - 1)) return false
    if (abbreviations.test(before)) return true
    // «Overn. rastepl. ved vannet»: a small letter begins no sentence, where others begin with a capital.
    const isShortened = /^\p{L}{1,6}$/u.test(before) && /^\p{Ll}/u.test(next?.text ?? '') && !nameEnds.has(at - 1)
    if (!isLowerCase && isShortened) return true
    const isCounted = /^\p{Ll}|^\d/u.test(next?.text ?? '') || ordinalWords.test(next?.folded ?? '')
    return /^\d{1,2}$/.test(before) && isCounted
  }
  /** What each pattern says of each word, once: long sentences are gone through from each of their names. */
  const known = new Map<RegExp, Int8Array>()
  const ends = (pattern: RegExp, at: number): boolean => {
    const of = known.get(pattern) ?? new Int8Array(tokens.length + 1)
    known.set(pattern, of)
    if (at < 0 || at > tokens.length) return false
    of[at] ||= pattern.test(gap(at)) && !isPoint(at) ? 1 : -1
    return of[at] === 1
  }

  const lines: Line[] = []
  const lineAt: number[] = []
  for (const at of tokens.keys()) {
    if (at === 0 || gap(at).includes('\n'))
      lines.push({ number: lines.length, first: at, length: 0, isAside: false, isApart: false })
    lineAt.push(lines.length - 1)
  }
  for (const [number, line] of lines.entries()) {
    const end = lines[number + 1]?.first ?? tokens.length
    const words = tokens.slice(line.first, end)
    line.length = (words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0)
    line.isAside = words.length <= 5 && words.slice(0, 3).some(({ folded }) => asideHeadings.has(folded))
    // «NOT DOING», «Nicht dabei» above a list.
    if (words.length <= 3 && /^(?:not|nicht|ikke|ikkje|skipped|gestrichen|droppet)$/.test(words[0]?.folded ?? ''))
      line.isAside ||= !items.some(({ first, last }) => first >= line.first && last < end)
    // «Tips: take the early boat» is about no day either.
    if (asideHeadings.has(words[0]?.folded ?? '') && gap(line.first + 1).includes(':')) line.isAside = true
  }
  for (const number of listApart(text, lines, { tokens, items })) (lines[number] as Line).isApart = true
  // An empty first cell counts, the sign before it does not.
  const columnOf = (at: number) => {
    const from = tokens[lines[lineAt[at] ?? -1]?.first ?? at]?.from ?? 0
    const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, tokens[at]?.from ?? 0)
    return line.replace(/^\s*\|/, '').split(/[|\t]/).length - 1
  }
  // The first line with three cells is the head of a table.
  const bedColumn = new Map<number, number>()
  let column = 0
  let isTable = false
  for (const [number, line] of lines.entries()) {
    const end = lines[number + 1]?.first ?? tokens.length
    const isRow = columnOf(Math.max(line.first, end - 1)) >= 2
    if (isRow && number > 0 && column > 0) bedColumn.set(number, column)
    const isHeading = (at: number) => {
      const cell = tokens.slice(line.first, end).filter((_, index) => columnOf(line.first + index) === columnOf(at))
      return cell.length <= 3
    }
    const head = isRow && !isTable ? tokens.slice(line.first, end).findIndex(({ folded }) => bedWords.has(folded)) : -1
    if (head > 0 && isHeading(line.first + head)) column = columnOf(line.first + head)
    if (!isRow) column = 0
    isTable = isRow
  }
  const noLine: Line = { number: -1, first: 0, length: 0, isAside: false, isApart: false }
  /** Words within one item: no comma or point in a figure ends a part of a sentence. */
  const inner = new Set(
    items.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, index) => first + index + 1)),
  )
  const isInside = (at: number) => inner.has(at)
  const isWhen = ({ type }: Item) => ['day', 'nextDay', 'date', 'weekday', 'time'].includes(type)
  const isName = ({ type }: Item) => type === 'name' || type === 'unknown'

  const firstOfList = (index: number): number => {
    let at = index
    let isAnd = false
    for (let before = index - 1; before >= 0 && index - before <= 8; before -= 1) {
      const [one, next] = [items[before], items[at]]
      if (!one || !next || !isName(one)) break
      const between = text.slice(one.to, next.from)
      if (!rowSign.test(between)) break
      isAnd ||= !/^\s*,\s*$/.test(between)
      at = before
    }
    // «Kvalvika, Værøy and Røst»: the «and» may still come.
    for (let next = index; !isAnd && next - index < 6; next += 1) {
      const between = rowSign.exec(text.slice(items[next]?.to ?? 0, items[next + 1]?.from ?? 0))
      if (!between || !isName(items[next + 1] as Item)) break
      isAnd = between[1] !== undefined
    }
    const isList = isAnd || /:\s*$/.test(gap(items[at]?.first ?? 0))
    return isList ? at : index
  }

  /** Returns what stands behind a name, and behind those that stand in a row with it, to the end of the sentence or the next name; and what stands before a colon in front. */
  const verdictOf = (index: number): { behind: string; part: string; heading: string } => {
    let at = index
    // «The Viking festival in Borg is held in August only»: the second name says where.
    const isWithinNext = () =>
      /^ (?:in|at|i|på|auf|bei|ved) $/i.test(text.slice(items[at]?.to ?? 0, items[at + 1]?.from ?? 0))
    while (
      at + 1 < items.length &&
      at - index < 8 &&
      isName(items[at + 1] as Item) &&
      (firstOfList(at + 1) !== at + 1 || isWithinNext())
    )
      at += 1
    const item = items[at] as Item
    const next = items.slice(at + 1, at + 7).find((each) => isName(each) && each.first > item.last)
    const end = Math.min(item.last + 13, next?.first ?? tokens.length, tokens.length)
    let last = item.last
    while (last + 1 < end && !ends(sentenceEnd, last + 1)) last += 1
    const fold = (from: number, to: number) =>
      tokens
        .slice(from, to)
        .map(({ folded }) => folded)
        .join(' ')
    let colon = items[index]?.first ?? 0
    const farthest = colon - 24
    while (colon > 0 && colon > farthest && !ends(sentenceEnd, colon) && !/:\*{0,2}\s/.test(gap(colon))) colon -= 1
    let start = colon
    while (start > 0 && colon - start < 9 && !(start < colon && ends(sentenceEnd, start))) start -= 1
    const isHeading =
      /:\*{0,2}\s/.test(gap(colon)) &&
      !items
        .slice(Math.max(0, index - 34), index)
        .some((each) => each.type !== 'month' && each.last >= start && each.last < colon)
    let part = item.last
    while (part < last && !ends(partEnd, part + 1)) part += 1
    return {
      behind: ` ${fold(item.last + 1, last + 1)} `,
      part: ` ${fold(item.last + 1, part + 1)} `,
      heading: isHeading ? ` ${fold(start, colon)} ` : '',
    }
  }

  return {
    tokens,
    items,
    lineOf: (at) => lines[lineAt[at] ?? -1] ?? noLine,
    hasAside: (from, to) => lines.slice(Math.max(0, from), to + 1).some(({ isAside }) => isAside),
    leadOf(index) {
      const item = items[index]
      if (!item) return []
      const previous = items.slice(Math.max(0, index - 6), index).findLast((each) => isName(each) || isWhen(each))
      const lead: string[] = []
      for (let at = item.first; at > 0 && lead.length < mostWords; at -= 1) {
        if (ends(clauseEnd, at) || /\)[,;]/.test(gap(at)) || (previous && at - 1 <= previous.last)) break
        lead.unshift(tokens[at - 1]?.folded ?? '')
      }
      return lead
    },
    tailOf(index) {
      const item = items[index]
      const words: string[] = []
      if (!item) return { words, isOpen: false }
      const next = items.slice(index + 1, index + 6).find(isName)
      for (let at = item.last + 1; at < tokens.length && words.length < 5; at += 1) {
        if (ends(clauseEnd, at)) break
        if (next && at >= next.first) return { words, isOpen: true }
        words.push(tokens[at]?.folded ?? '')
      }
      return { words, isOpen: false }
    },
    sentenceOf(index, most = 14) {
      const item = items[index]
      if (!item) return []
      let first = item.first
      while (first > 0 && item.first - first < most && !ends(sentenceEnd, first)) first -= 1
      let last = item.last
      while (last + 1 < tokens.length && last - item.last < most && !ends(sentenceEnd, last + 1)) last += 1
      return tokens.slice(first, last + 1).map(({ folded }) => folded)
    },
    toldOf(index, most = 14) {
      const own = this.sentenceOf(index, most)
      const item = items[index]
      if (!item) return own
      let first = item.last + 1
      while (first < tokens.length && first - item.last < 24 && !ends(sentenceEnd, first)) first += 1
      if (!/^[.!]\s?$/.test(gap(first)) && !/^[.!]\s/.test(gap(first))) return own
      let end = first + 1
      while (end < tokens.length && end - first < 16 && !ends(sentenceEnd, end)) end += 1
      const isOther = items.slice(index + 1, index + 42).some((each) => each.first >= first && each.first < end)
      const next = tokens.slice(first, end).map(({ folded }) => folded)
      return !isOther && !gap(first).includes('\n') && next.some((word) => /^(?:der|there|dort|dorten)$/.test(word))
        ? [...own, ...next]
        : own
    },
    isInBedColumn: (at) => bedColumn.get(lineAt[at] ?? -1) === columnOf(at),
    isWay: (one, other) =>
      one !== undefined &&
      isName(one) &&
      /^\s*(?:[-–—→➡⇒>]{1,3}|to|nach|til|bis|naar)\s*$/i.test(text.slice(one.to, other.from)),
    isNotDone(index) {
      const item = items[index]
      if (!item) return false
      const sentence = ` ${this.sentenceOf(index, 24).join(' ')} `
      const isDoing = item.type === 'name' && item.named.kind === 'stop' && item.named.isDoing
      return saysNotDone({ ...verdictOf(index), sentence, isDoing })
    },
    firstOfList,
    isAsked({ to, last }) {
      if (/^\s?\?/.test(text.slice(to, to + 2))) return true
      // «Kayak with a guide in Ballstad? No, too cold.»
      let end = last + 1
      while (end < tokens.length && end - last < 14 && !ends(sentenceEnd, end)) end += 1
      return (
        gap(end).startsWith('?') &&
        /^(?:no|nope|nein|nei|nah|not|nix|too|zu|niemals|never|closed|shut|stengt|geschlossen)$/.test(
          tokens[end]?.folded ?? '',
        )
      )
    },
    isBeside: (one, other) =>
      one >= 0 && other - one <= 3 && !/[,;–—|\n]/.test(text.slice(tokens[one]?.to ?? 0, tokens[other]?.from ?? 0)),
    clauseOf({ first: from, last: to }) {
      const isCut = (at: number) =>
        (at < tokens.length && ends(partEnd, at) && !isInside(at)) ||
        (partWords.has(tokens[at]?.folded ?? '') && !doers.has(tokens[at - 1]?.folded ?? ''))
      let first = from
      while (first > 0 && from - first < mostWordsOfPart && !isCut(first)) first -= 1
      let last = to
      while (last + 1 < tokens.length && last - to < mostWordsOfPart && !isCut(last + 1)) last += 1
      return { first, last }
    },
    textBetween: (one, other) => text.slice(tokens[one]?.to ?? 0, tokens[other]?.from ?? text.length),
    textBehind: ({ to }) => text.slice(to, to + 6),
    wordsAround(item) {
      const { first, last } = this.clauseOf(item)
      const isTitle = (at: number) =>
        tokens[at]?.folded === 'head' &&
        (/[“„«"‚‘]$/u.test(gap(at)) || /^(?:sculpture|skulptur|skulpturen)$/.test(tokens[at - 1]?.folded ?? ''))
      const words: string[] = []
      for (let at = first; at <= last; at += 1)
        if ((at < item.first || at > item.last) && !isTitle(at)) words.push(tokens[at]?.folded ?? '')
      return words
    },
    wordsBetween: (first, end) => tokens.slice(Math.max(0, first), Math.max(0, end)).map(({ folded }) => folded),
  }
}
