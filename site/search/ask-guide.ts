import { type SearchGroupId, searchGroups } from '#site/routes/search-groups.ts'
import { foldLetters } from './fold-letters.ts'
import { countSlips, findNearWords, isSameWord, type KnownWord } from './near-words.ts'
import { type FoundPage, type Pagefind, withPatience } from './pagefind-api.ts'
import type { ResultCard } from './result-card.ts'

/** A page that answers: its card and its address. */
export interface Hit extends ResultCard {
  href: string
}

/** The pages of a group that answer; their cards are fetched when they are to be shown, the best first. */
export interface HitGroup {
  id: SearchGroupId
  count: number
  read(most: number): Promise<Hit[]>
}

/** What the guide answers. `words` are those that were found: the searched ones, or those that were probably meant. */
export type Answer =
  | { kind: 'empty' }
  | {
      kind: 'found'
      words: string
      isCorrected: boolean
      total: number
      best: Hit[]
      /** The group of the best page first, the others in the order of the guide. */
      readGroups(): Promise<HitGroup[]>
    }
  | { kind: 'none'; near: Hit[] }

/** Nobody searches for more, and everybody may paste more. */
export const longestQuery = 200

/** What was typed as it is searched and shown: without blanks around it, and no longer than the field allows. */
export function tidyQuery(typed: string): string {
  return Array.from(typed.trim()).slice(0, longestQuery).join('').toWellFormed()
}

// A heading of five lines says less than one.
const longestShown = 60

/** What was typed as headings and sentences quote it: its beginning, when it is long. */
export function quoteQuery(query: string): string {
  const letters = Array.from(query)
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join('')}…` : query
}

/** Asks the index of the page's language. `loadVocabulary` is called only when nothing is found. */
export async function askGuide(
  pagefind: Pagefind,
  typed: string,
  loadVocabulary: () => Promise<readonly string[]>,
): Promise<Answer> {
  if (!typed.trim()) return { kind: 'empty' }
  const searched = foldLetters(typed)
  if (!searched) return { kind: 'none', near: [] }
  const found = await search(pagefind, searched)
  if (found.unknown.length === 0) return describeFound(pagefind, found, typed, false)

  const known = (await loadVocabulary()).map((word) => ({ word, folded: foldLetters(word) }))
  const corrected = await correct(pagefind, typed, known)
  if (corrected) {
    const again = await search(pagefind, foldLetters(corrected))
    if (again.unknown.length === 0) return describeFound(pagefind, again, corrected, true)
  }
  return { kind: 'none', near: await findNearPages(pagefind, searched, known) }
}

// The best pages are looked at before any is shown: to see which words they have, and to put the page of that name first.
const lookedAt = 6

interface Found {
  searched: string
  pages: FoundPage[]
  best: Hit[]
  /** The group of the best page. */
  bestGroup: string | undefined
  /** What Pagefind found in the best pages; not always what was searched. */
  words: string[]
  /** The searched words that none of the best pages has. */
  unknown: string[]
}

async function search(pagefind: Pagefind, searched: string): Promise<Found> {
  const { results } = await withPatience(pagefind.search(searched))
  const seen = await readPages(results.slice(0, lookedAt))
  const words = seen.flatMap((page) => page.words)
  const best = rankByName(
    seen.map(({ hit }) => hit),
    searched,
  )
  return {
    searched,
    pages: results,
    best,
    bestGroup: seen.find(({ hit }) => hit === best[0])?.group,
    words,
    unknown: searched.split(' ').filter((word) => !words.some((each) => isSameWord(each, word))),
  }
}

async function readPages(pages: FoundPage[]): Promise<{ hit: Hit; group: string | undefined; words: string[] }[]> {
  const all = await withPatience(Promise.all(pages.map((page) => page.data())))
  return all.map(({ url, raw_content: content, locations, filters }) => {
    const card = JSON.parse(filters.card?.[0] ?? '') as ResultCard
    const words = content.split(/\s+/)
    return {
      hit: { ...card, href: url },
      group: filters.group?.[0],
      // A page may be found by its name alone, which has no place in the text.
      words: [...locations.map((location) => words[location] ?? ''), ...foldLetters(card.name).split(' ')],
    }
  })
}

// Pagefind forgives a wrong letter of a long word by itself («henningsver»): the page of that name is then still meant.
const shortestForgiven = 7
// Longer than any name.
const afterAllNames = 1000

/**
 * The pages whose names begin with what was searched come first, the shortest name before all; then those whose names begin
 * with it but for one slip; the others stay in order.
 */
export function rankByName<Page extends { name: string }>(pages: readonly Page[], searched: string): Page[] {
  const rank = ({ name }: Page) => {
    const folded = foldLetters(name)
    if (folded.startsWith(searched)) return folded.length
    const isNear = searched.length >= shortestForgiven && countSlips(searched, folded.slice(0, searched.length), 1) <= 1
    return isNear ? afterAllNames + folded.length : Number.MAX_SAFE_INTEGER
  }
  return pages.toSorted((one, other) => rank(one) - rank(other))
}

function describeFound(
  pagefind: Pagefind,
  { searched, pages, best, bestGroup }: Found,
  words: string,
  isCorrected: boolean,
): Answer {
  const readGroup = async (id: SearchGroupId): Promise<HitGroup> => {
    const { results } = await withPatience(pagefind.search(searched, { filters: { group: id } }))
    const read = async (most: number) => {
      const hits = (await readPages(results.slice(0, most))).map(({ hit }) => hit)
      return rankByName(hits, searched)
    }
    return { id, count: results.length, read }
  }
  const readGroups = async () => {
    const groups = (await Promise.all(searchGroups.map(readGroup))).filter(({ count }) => count > 0)
    return groups.toSorted((one, other) => Number(other.id === bestGroup) - Number(one.id === bestGroup))
  }
  return { kind: 'found', words, isCorrected, total: pages.length, best, readGroups }
}

// Of a long compound that nobody wrote, a beginning of so many letters still says what is meant.
const shortestBeginning = 5

/** The typed words with every one that the guide does not have put right; undefined when one of them cannot be. */
async function correct(pagefind: Pagefind, typed: string, known: readonly KnownWord[]): Promise<string | undefined> {
  const corrected: string[] = []
  for (const word of typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = foldLetters(word)
    const { unknown, words, pages } = await search(pagefind, folded)
    // Pagefind keeps silent about pieces of the index that it could not fetch.
    if (pages.length === 0 && known.some((each) => each.folded === folded)) {
      throw new Error(`The guide has the word "${word}" and its index does not.`)
    }
    const [nearest] = findNearWords(folded, known)
    const beginning = words
      .filter((each) => each.length >= shortestBeginning && folded.startsWith(each))
      .reduce((longest, each) => (each.length > longest.length ? each : longest), '')
    if (unknown.length === 0) corrected.push(word)
    else if (nearest?.isSure) corrected.push(nearest.word)
    else if (beginning) corrected.push(known.find((each) => each.folded === beginning)?.word ?? beginning)
    else return undefined
  }
  return corrected.join(' ')
}

/** The pages of the words nearest to the searched ones, for somebody to choose from. */
async function findNearPages(pagefind: Pagefind, searched: string, known: readonly KnownWord[]): Promise<Hit[]> {
  const near = searched.split(' ').flatMap((word) => findNearWords(word, known).slice(0, 3))
  const hits = await Promise.all(near.map(async ({ folded }) => (await search(pagefind, folded)).best[0]))
  const different = new Map(hits.flatMap((hit) => (hit ? [[hit.href, hit] as const] : [])))
  return [...different.values()].slice(0, 3)
}
