import { type SearchGroupId, searchGroups } from '#site/routes/search-groups.ts'
import { foldLetters } from './fold-letters.ts'
import { countSlips, findNearWords, isSameWord, type KnownWord } from './near-words.ts'
import { type FoundPage, type Pagefind, withPatience } from './pagefind-api.ts'
import type { ResultCard } from './result-card.ts'

export interface Hit extends ResultCard {
  href: string
}

/** The results of a group; their cards are fetched on demand, the best first. */
export interface HitGroup {
  id: SearchGroupId
  count: number
  read(most: number): Promise<Hit[]>
}

/** The answer to a search. `words` are the words searched for, after corrections. */
export type Answer =
  | { kind: 'empty' }
  | {
      kind: 'found'
      words: string
      isCorrected: boolean
      total: number
      best: Hit[]
      /** The group of the best page first, then in the order of the guide. */
      readGroups(): Promise<HitGroup[]>
    }
  | { kind: 'none'; near: Hit[] }

/** Longer input can only be pasted. */
export const longestQuery = 200

/** Returns typed text trimmed and cut to the longest query. */
export function tidyQuery(typed: string): string {
  return Array.from(typed.trim()).slice(0, longestQuery).join('').toWellFormed()
}

// So that a heading stays on few lines.
const longestShown = 60

/** Returns a query for headings and sentences, cut when long. */
export function quoteQuery(query: string): string {
  const letters = Array.from(query)
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join('')}…` : query
}

/** Searches the index of the page's language. `loadVocabulary` is called only when nothing is found. */
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

// Read before any result is shown, for the words they contain and to rank by name.
const lookedAt = 6

interface Found {
  searched: string
  pages: FoundPage[]
  best: Hit[]
  /** The group of the best page. */
  bestGroup: string | undefined
  /** What Pagefind found in the best pages, which may differ from the query. */
  words: string[]
  /** The searched words that none of the best pages contains. */
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
      // A page may be found by its name, which is not part of the text.
      words: [...locations.map((location) => words[location] ?? ''), ...foldLetters(card.name).split(' ')],
    }
  })
}

// Pagefind tolerates a wrong letter in a long word («henningsver»), so names that close still match.
const shortestForgiven = 7
// Longer than any name.
const afterAllNames = 1000

/** Sorts pages: names that begin with the query first, shortest first, then those with one typing error, then the others. */
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

// The beginning of an unknown compound still tells what is meant.
const shortestBeginning = 5

/** Resolves with the typed words, each unknown one corrected; undefined when one cannot be. */
async function correct(pagefind: Pagefind, typed: string, known: readonly KnownWord[]): Promise<string | undefined> {
  const corrected: string[] = []
  for (const word of typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = foldLetters(word)
    const { unknown, words, pages } = await search(pagefind, folded)
    // Pagefind does not report pieces of the index that it failed to fetch.
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

/** Resolves with the pages of the words nearest to the query, as suggestions. */
async function findNearPages(pagefind: Pagefind, searched: string, known: readonly KnownWord[]): Promise<Hit[]> {
  const near = searched.split(' ').flatMap((word) => findNearWords(word, known).slice(0, 3))
  const hits = await Promise.all(near.map(async ({ folded }) => (await search(pagefind, folded)).best[0]))
  const different = new Map(hits.flatMap((hit) => (hit ? [[hit.href, hit] as const] : [])))
  return [...different.values()].slice(0, 3)
}
