import { foldLetters } from '#site/i18n/fold-letters.ts'
import type { Item } from './said.ts'
import type { TextWindow } from './text-window.ts'

/** Nights that are said of a bed: how many, and which the first is where they are numbered («night 3–4»), from 0. */
export interface NightsSaid {
  count: number
  first?: number | undefined
  /** The last word that says so, where it stands behind the name: it is of no other. */
  last?: number | undefined
}

const list = (words: string) => words.split(' ').map(foldLetters)
const night = new Set(
  list(
    'night nights nacht nachte nachten natt netter natter notter natta natten overnatting overnattinger overnattingar ubernachtung ubernachtungen nachtigung nachtigungen overnight overnights overnachting overnachtingen nuit nuits nt nts n ubern overn',
  ),
)
const day = new Set(list('day days dag dager dagar tag tage tagen'))
const week = new Set(list('week weeks uke uker woche wochen'))
/** Cardinal numbers only: «the third night» is one. */
const cardinals: ReadonlyMap<string, number> = new Map(
  [
    'one a an ein eine einen einer en ett et',
    'two zwei to couple par paar both begge beide beiden twee',
    'three drei tre drie',
    'four vier fire',
    'five funf fem vijf',
    'six sechs seks zes',
    'seven sieben sju syv zeven',
    'eight acht atte',
    'nine neun ni negen',
    'ten zehn ti tien',
  ].flatMap((row, index) => list(row).map((word) => [word, index + 1] as const)),
)
const ordinals: ReadonlyMap<string, number> = new Map(
  [
    'first erste ersten forste',
    'second zweite zweiten andre annen',
    'third dritte dritten tredje',
    'fourth vierte vierten fjerde',
    'fifth funfte funften femte',
    'sixth sechste sechsten sjette',
    'seventh siebte siebten sjuende',
  ].flatMap((row, index) => list(row).map((word) => [word, index] as const)),
)
/** «Two more nights», «2 x overnatting», «et par netter», «a couple of nights». */
const between = new Set(list('x of av more weitere weiteren flere hele ganze full whole extra ekstra consecutive in'))
const most = 30

interface Read extends NightsSaid {
  length: number
}

/** Reads nights at a word; `withDays`: «3 days in Reine» are nights too. */
function readAt(words: readonly string[], at: number, withDays: boolean): Read | undefined {
  const word = words[at] ?? ''
  const short = /^(?:(\d{1,2})n|x(\d))$/.exec(word)
  if (short) return limit(Number(short[1] ?? short[2]), 1)
  // «Night 3», «Natt 3–4»: which one it is.
  if (/^(?:night|nights|natt|netter|nacht|nachte)$/.test(word) && /^\d{1,2}$/.test(words[at + 1] ?? '')) {
    const first = Number(words[at + 1])
    const last = /^\d{1,2}$/.test(words[at + 2] ?? '') ? Number(words[at + 2]) : first
    const isRange = last > first && last <= most
    if (first < 1 || first > most) return undefined
    return { first: first - 1, count: isRange ? last - first + 1 : 1, length: isRange ? 3 : 2 }
  }
  const ordinal = ordinals.get(word)
  if (ordinal !== undefined && night.has(words[at + 1] ?? '')) return { first: ordinal, count: 1, length: 2 }
  const figure = /^(\d{1,2})x?$/.exec(word)
  const count = figure ? Number(figure[1]) : cardinals.get(word)
  if (count === undefined) return undefined
  // «A couple of nights», «et par netter».
  if (count === 1 && /^(?:couple|par|paar)$/.test(words[at + 1] ?? '')) {
    const said = readAt(words, at + 1, withDays)
    return said && { ...said, length: said.length + 1 }
  }
  let next = at + 1
  while (next - at <= 2 && between.has(words[next] ?? '')) next += 1
  const unit = words[next] ?? ''
  if (night.has(unit) || (withDays && day.has(unit))) return limit(count, next - at + 1)
  return week.has(unit) ? limit(count * 7, next - at + 1) : undefined
}

function limit(count: number, length: number): Read | undefined {
  return count >= 1 && count <= most ? { count, length } : undefined
}

/** Returns the nights that a text says of a name: «two nights in Reine», «Reine (2 netter)», «Reine, 3 Nächte»; undefined where it says none. Up to the word `claimed` they are of a name before; `withDays`: «3 days in Reine» are nights too. */
export function readNights(
  window: TextWindow,
  index: number,
  { withDays, claimed }: { withDays: boolean; claimed: number },
): NightsSaid | undefined {
  const { items, lineOf, wordsBetween, textBetween } = window
  const item = items[index]
  if (!item) return undefined
  const isName = ({ type }: Item) => type === 'name' || type === 'unknown'
  const previous = items.slice(Math.max(0, index - 6), index).findLast((each) => isName(each) && each.last < item.first)
  const begin = Math.max(lineOf(item.first).first, (previous?.last ?? -1) + 1, claimed + 1, item.first - 9)
  /** «Arriving about 17. Natt på Reine», «die 2. Nacht»: not so many. */
  const isOrdinal = (at: number) =>
    /^\d/.test(wordsBetween(at, at + 1)[0] ?? '') && textBetween(at, at + 1).startsWith('.')
  const before = wordsBetween(begin, item.first)
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const said = readAt(before, at, withDays)
    if (!said || isOrdinal(begin + at)) continue
    // «In the light till eight. The night …»: two sentences.
    const isOne = !/[.!?]\s|[\n|]/.test(textBetween(begin + at, begin + at + said.length - 1))
    const isJoined = isOne && !/[,;.!?()\n|]/.test(textBetween(begin + at + said.length - 1, item.first))
    if (isJoined) return said
    break
  }
  const behind = wordsBetween(item.last + 1, item.last + 9)
  const following = items.slice(index + 1, index + 7).find((each) => isName(each) && each.first > item.last)
  for (let at = 0; at <= 5 && at < behind.length; at += 1) {
    if (following && following.first <= item.last + 1 + at) break
    const first = item.last + 1 + at
    const said = isOrdinal(first) ? undefined : readAt(behind, at, withDays)
    const end = first + (said?.length ?? 1) - 1
    // «Open until three», and the night in a line of its own.
    if (said && /^[^.;!?\n]*$/.test(textBetween(item.last, first)) && !/\n/.test(textBetween(first, end))) {
      const next = items.slice(index + 1, index + 7).find((each) => isName(each) && each.first > end)
      const isOfNext = next && next.first - end <= 5 && !/[,;:.!?()\n|–—→]/.test(textBetween(end, next.first))
      return isOfNext ? undefined : { ...said, last: end }
    }
  }
  return undefined
}

/** Returns how many nights the sentence right behind a bed says that one stays there: «Two nights there», «To netter der», «Dort zwei Nächte»; undefined where it says none. */
export function readNightsThere(
  { items, tokens, textBetween, wordsBetween }: TextWindow,
  index: number,
): NightsSaid | undefined {
  const item = items[index]
  if (!item) return undefined
  const limit = Math.min(item.last + 9, tokens.length)
  let first = item.last + 1
  // The rest of the name's own sentence: «… in Reine.»
  while (first < limit && !/[.!:]\s/.test(textBetween(first - 1, first))) first += 1
  if (first >= limit || textBetween(first - 1, first).includes('\n')) return undefined
  const words = wordsBetween(first, first + 6)
  const start = /^(?:dort|there|der|her|hier|here|da)$/.test(words[0] ?? '') ? 1 : 0
  const at = start + (/^(?:we|vi|wir|i|blir|bleiben|stay)$/.test(words[start] ?? '') ? 1 : 0)
  const said = readAt(words, at, false)
  const isThere = said && (start > 0 || /^(?:dort|there|der|her|hier|here)$/.test(words[at + said.length] ?? ''))
  const isOther = items
    .slice(index + 1, index + 7)
    .some(({ type, first: from }) => type === 'name' && from >= first && from < first + 4)
  return said && isThere && !isOther ? { ...said, last: first + at + said.length } : undefined
}

const tents = /^(?:zelt|zelte|tent|tents|telt|teltet|telta)$/
const pitched = /^(?:pitch|pitched|put|set|setter|slar|opp|auf|aufschlagen|aufbaun|schlagen|baun)$/
const carParks = /parkplatz|parkplass|parkering|car park|parking|rastplatz|rasteplass|lay ?by/
const stood =
  /(?:bleib\w*(?: \w+){0,9} stehen|stehen bleib\w*|bli\w* (?:\w+ ){0,4}(?:stande|parkert)|stay parked|stay put)(?: |$)/

/** «Blir stående i bobilen på stranda til neste morgen», «bleiben dort bis zum Morgen stehen». */
const untilMorning =
  /(?:^| )(?:(?:til|until|till|bis) (?:(?:neste|next|the|zum|in den|den|nachsten|tomorrow) ){0,2}(?:morgen|morgenen|morning|breakfast|frokost|fruhstuck|dagen etter|sola star opp)|over natta|over natten|om natta|for natta|uber nacht|overnight|for the night|(?:die|the|hele|whole|ganze) (?:ganze |whole )?(?:nacht|night|natta))(?: |$)/

/** What texts tell of anywhere, so that one without a tent is looked through once. */
const told = new WeakMap<TextWindow, Map<RegExp, boolean>>()

function tellsOf(window: TextWindow, word: RegExp): boolean {
  const known = told.get(window) ?? new Map<RegExp, boolean>()
  told.set(window, known)
  const isTold = known.get(word) ?? window.tokens.some(({ folded }) => word.test(folded))
  known.set(word, isTold)
  return isTold
}

function wordsOfPart(window: TextWindow, item: Item): string[] {
  const { first, last } = window.clauseOf(item)
  return window.wordsBetween(first, last + 1)
}

/** Returns whether one stays on a car park: «wir bleiben auf dem Strandparkplatz Haukland stehen», «vi blir stående på parkeringa på Haukland». */
export function isStoodAt(window: TextWindow, item: Item): boolean {
  const words = wordsOfPart(window, item).join(' ')
  return stood.test(words) && ((tellsOf(window, carParks) && carParks.test(words)) || untilMorning.test(words))
}

/** Returns whether the part of a sentence that a place stands in tells of a tent that is pitched. */
export function isTentPitched(window: TextWindow, item: Item): boolean {
  if (!tellsOf(window, tents)) return false
  const words = wordsOfPart(window, item)
  return words.some((word) => tents.test(word)) && words.some((word) => pitched.test(word))
}

const nightSaid =
  /(?:^| )(?:uber nacht|ubernacht\w*|overnatt\w*|over natta|over natten|overnight|for the night|schlafen|schlafe|sleep|sover|natta|natten)(?: |$)/
const notThere = /(?:^| )(?:not|no|nicht|kein\w*|ikke|ingen|before|after|vor|nach|etter|last|gut|well|godt)(?: |$)/

/** Returns the words of the sentence behind a name where it says that one spends the night and names no other place: «Haukland. We sleep in the van on the car park.» */
export function nightBehind({ items, tokens, textBetween, wordsBetween }: TextWindow, index: number): string[] {
  const item = items[index]
  if (!item) return []
  let first = item.last + 1
  while (first < tokens.length && first - item.last < 9 && !/[.!]\s/.test(textBetween(first - 1, first))) first += 1
  if (first >= tokens.length || !/^[^\n|]*[.!]\s[^\n|]*$/.test(textBetween(first - 1, first))) return []
  let end = first + 1
  while (end < tokens.length && end - first < 18 && !/[.!?;\n|]/.test(textBetween(end - 1, end))) end += 1
  const isOther = items.slice(index + 1, index + 24).some(({ type, first: from }) => type !== 'length' && from < end)
  const words = wordsBetween(first, end)
  const said = words.join(' ')
  return !isOther && nightSaid.test(said) && !notThere.test(said) ? words : []
}

/** «… and that is where we sleep», «und dort schlafen wir», «og der sover vi». */
const sleptHere =
  /(?:^| )(?:where|dort|da|hier|there|der|her) (?:\w+ ){0,2}(?:sleep|spend the night|schlafen|ubernachten|schlafe|ubernachte|sover|overnatter)(?: |$)/

/** Returns whether the same sentence says, with no other place between, that one stays there for the night: «… and leave the van on the car park overnight». */
export function isSleptAt({ items, tokens, textBetween, wordsBetween }: TextWindow, index: number): boolean {
  const item = items[index]
  if (!item) return false
  const next = items.slice(index + 1, index + 7).find(({ type }) => type === 'name' || type === 'unknown')
  const most = Math.min(item.last + 36, next?.first ?? tokens.length, tokens.length)
  let end = item.last + 1
  while (end < most && !/[.!?;\n|]/.test(textBetween(end - 1, end))) end += 1
  const words = wordsBetween(item.last + 1, end).join(' ')
  return (
    sleptHere.test(words) ||
    (/(?:^| )(?:overnight|over natta|over natten|natta over|uber nacht|for the night)(?: |$)/.test(words) &&
      (carParks.test(words) || stood.test(words)))
  )
}
