import type { Listed } from './list-items.ts'
import type { Token } from './name-index.ts'
import type { Item } from './said.ts'
import { asideHeadings, bedWords } from './vocabulary.ts'

interface Line {
  number: number
  /** The first word. */
  first: number
  length: number
  /** A heading of tips, costs or what to pack. */
  isAside: boolean
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
  /** Returns whether a word stands in the column of a table where the nights are. */
  isInBedColumn(at: number): boolean
  /** Returns whether two items are a way: «Svolvær – Reine», «Svolvær to Reine». */
  isWay(one: Item | undefined, other: Item): boolean
  /** Returns whether a word follows another within the same few words, without a comma or a dash between. */
  isBeside(one: number, other: number): boolean
  /** Returns whether the sentence tells of an earlier or another trip, or that it is called off: «last year we did Ryten», «Munkebu is off the list». */
  isNotDone(index: number): boolean
  /** Returns whether a question mark follows: «Kayaking? Too cold.» */
  isAsked(item: Item): boolean
  wordsBetween(first: number, end: number): string[]
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

const otherTrips =
  / (?:last (?:year|time|summer|winter|trip)|years ago|next time|another (?:year|time|trip)|some other (?:year|time)|i fjor|forrige (?:gang|ar|tur)|for \w+ ar siden|neste gang|en annen gang|neste ar|letztes (?:jahr|mal)|letzten (?:sommer|winter|urlaub)|voriges (?:jahr|mal)|vor \w+ jahren|nachstes (?:mal|jahr)|ein andermal) /
const calledOff =
  /^ (?:\w+ ){0,6}(?:but no|men nei|aber nein|dropped|cancelled|canceled|skipped|scrapped|axed|postponed|off the list|off the table|out of the question|cut|called off|utgar|utgatt|droppes|droppet|droppa|strokes|stroket|avlyst|avlyses|skrinlagt|kuttet|kutta|gestrichen|gecancelt|verworfen|entfallt|entfallen|weggelassen|fallt aus|fallt weg|fallt flach|lassen wir|streichen wir|star vi over|hopper vi over|dropper vi|kutter vi) /

const clauseEnd = /[!?;·•\n|\t→➡⇒]|->|\.\s|(?:^|\s)[–—](?:\s|$)/
const sentenceEnd = /[!?;\n|]|\.\s/
const partEnd = /[,;·.!?\n|()→➡⇒:•]|[-=]>|\s[–—-](?:\s|$)|^[–—-]\s/
const partWords = new Set(
  'then dann danach deretter sa anschliessend afterwards after before etterpa videre'.split(' '),
)
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
    if (!/^\.\s$/.test(gap(at)) || timesEnd.has(at - 1)) return false
    if (abbreviations.test(before)) return true
    // «Overn. rastepl. ved vannet»: a small letter begins no sentence, where others begin with a capital.
    const isShortened = /^\p{L}{1,6}$/u.test(before) && /^\p{Ll}/u.test(next?.text ?? '') && !nameEnds.has(at - 1)
    if (!isLowerCase && isShortened) return true
    const isCounted = /^\p{Ll}|^\d/u.test(next?.text ?? '') || ordinalWords.test(next?.folded ?? '')
    return /^\d{1,2}$/.test(before) && isCounted
  }
  const ends = (pattern: RegExp, at: number) => pattern.test(gap(at)) && !isPoint(at)

  const lines: Line[] = []
  const lineAt: number[] = []
  for (const at of tokens.keys()) {
    if (at === 0 || gap(at).includes('\n')) lines.push({ number: lines.length, first: at, length: 0, isAside: false })
    lineAt.push(lines.length - 1)
  }
  for (const [number, line] of lines.entries()) {
    const end = lines[number + 1]?.first ?? tokens.length
    const words = tokens.slice(line.first, end)
    line.length = (words.at(-1)?.to ?? 0) - (words[0]?.from ?? 0)
    line.isAside = words.length <= 5 && words.slice(0, 3).some(({ folded }) => asideHeadings.has(folded))
    // «Tips: take the early boat» is about no day either.
    if (asideHeadings.has(words[0]?.folded ?? '') && gap(line.first + 1).includes(':')) line.isAside = true
  }
  const columnOf = (at: number) =>
    text.slice(tokens[lines[lineAt[at] ?? -1]?.first ?? at]?.from ?? 0, tokens[at]?.from ?? 0).split(/[|\t]/).length - 1
  // The first line with three cells is the head of a table.
  const bedColumn = new Map<number, number>()
  let column = 0
  for (const [number, line] of lines.entries()) {
    const end = lines[number + 1]?.first ?? tokens.length
    const isRow = columnOf(Math.max(line.first, end - 1)) >= 2
    if (isRow && number > 0 && column > 0) bedColumn.set(number, column)
    const isHeading = (at: number) => {
      const cell = tokens.slice(line.first, end).filter((_, index) => columnOf(line.first + index) === columnOf(at))
      return cell.length <= 3
    }
    const head =
      isRow && column === 0 ? tokens.slice(line.first, end).findIndex(({ folded }) => bedWords.has(folded)) : -1
    if (head > 0 && isHeading(line.first + head)) column = columnOf(line.first + head)
    if (!isRow) column = 0
  }
  const noLine: Line = { number: -1, first: 0, length: 0, isAside: false }
  /** Words within one item: no comma or point in a figure ends a part of a sentence. */
  const inner = new Set(
    items.flatMap(({ first, last }) => Array.from({ length: last - first }, (_, index) => first + index + 1)),
  )
  const isInside = (at: number) => inner.has(at)
  const isWhen = ({ type }: Item) => ['day', 'nextDay', 'date', 'weekday', 'time'].includes(type)
  const isName = ({ type }: Item) => type === 'name' || type === 'unknown'

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
        if (ends(clauseEnd, at) || (previous && at - 1 <= previous.last)) break
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
    isInBedColumn: (at) => bedColumn.get(lineAt[at] ?? -1) === columnOf(at),
    isWay: (one, other) =>
      one !== undefined && /^\s*(?:[-–—→➡⇒>]{1,3}|to|nach|til|bis|naar)\s*$/i.test(text.slice(one.to, other.from)),
    isNotDone(index) {
      const item = items[index]
      if (!item) return false
      const sentence = ` ${this.sentenceOf(index, 24).join(' ')} `
      // Another place in the same sentence may be what is done instead: only what stands close behind the name counts then.
      const next = items.slice(index + 1, index + 7).find((each) => isName(each) && each.first > item.last)
      const end = Math.min(item.last + 7, next?.first ?? tokens.length)
      let last = item.last
      while (last + 1 < end && !ends(sentenceEnd, last + 1)) last += 1
      const behind = ` ${tokens
        .slice(item.last + 1, last + 1)
        .map(({ folded }) => folded)
        .join(' ')} `
      return otherTrips.test(sentence) || calledOff.test(behind)
    },
    isAsked: ({ to }) => /^\s?\?/.test(text.slice(to, to + 2)),
    isBeside: (one, other) =>
      one >= 0 && other - one <= 3 && !/[,;–—|\n]/.test(text.slice(tokens[one]?.to ?? 0, tokens[other]?.from ?? 0)),
    clauseOf({ first: from, last: to }) {
      const isCut = (at: number) =>
        (at < tokens.length && ends(partEnd, at) && !isInside(at)) || partWords.has(tokens[at]?.folded ?? '')
      let first = from
      while (first > 0 && from - first < mostWordsOfPart && !isCut(first)) first -= 1
      let last = to
      while (last + 1 < tokens.length && last - to < mostWordsOfPart && !isCut(last + 1)) last += 1
      return { first, last }
    },
    textBetween: (one, other) => text.slice(tokens[one]?.to ?? 0, tokens[other]?.from ?? text.length),
    textBehind: ({ to }) => text.slice(to, to + 6),
    wordsBetween: (first, end) => tokens.slice(Math.max(0, first), Math.max(0, end)).map(({ folded }) => folded),
  }
}
