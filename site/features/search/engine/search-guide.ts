import type { ResultCard } from '#site/features/search/result-card.ts'
import { type SearchGroupId, searchGroups } from '#site/routes/search-groups.ts'
import { foldLetters } from './fold-letters.ts'
import { countSlips, findNearWords, isFormOf, isSameWord, type KnownWord } from './near-words.ts'
import { type FoundPage, longestShortName, type Pagefind, withPatience } from './pagefind-api.ts'
import { weighAnswer } from './weigh-answer.ts'

export interface Hit extends ResultCard {
  href: string
}

/** The results of a group; their cards are fetched on demand, the best first. */
interface FoundGroup {
  id: SearchGroupId
  count: number
  read(most: number): Promise<Hit[]>
}

/** What is found, as far as it has been read. `words` are the words searched for, after corrections. */
type FoundInGuide =
  | { kind: 'empty' }
  | {
      kind: 'found'
      words: string
      isCorrected: boolean
      total: number
      best: Hit[]
      /** The most relevant first, of every group. */
      read(most: number): Promise<Hit[]>
      /** In the order of the guide. */
      readGroups(): Promise<FoundGroup[]>
    }
  | { kind: 'none'; near: Hit[] }

/** Searches the index of the page's language. `loadVocabulary` is called only when nothing is found. */
export async function searchGuide(
  pagefind: Pagefind,
  question: string,
  loadVocabulary: () => Promise<readonly string[]>,
  smallWords = '',
): Promise<FoundInGuide> {
  if (!question.trim()) return { kind: 'empty' }
  const typed = leaveOut(question, new Set(foldLetters(smallWords).split(' ')))
  const searched = foldLetters(typed)
  if (!searched) return { kind: 'none', near: [] }
  const corpus = await readCorpus(pagefind)
  const found = await search(corpus, searched)
  if (found.doubtful.length === 0) return describeFound(pagefind, found, typed.trim(), false)

  const known = (await loadVocabulary()).map((word) => ({ word, folded: foldLetters(word) }))
  const corrected = await correct(corpus, typed, known)
  if (corrected) {
    const again = await search(corpus, foldLetters(corrected))
    if (again.pages.length > 0) return describeFound(pagefind, again, corrected, corrected !== typed)
  }
  return { kind: 'none', near: await findNearPages(corpus, searched, known) }
}

/** Returns a question without its small words; as it is when nothing else remains. */
function leaveOut(question: string, smallWords: ReadonlySet<string>): string {
  const typed = question.trim()
  const rest = typed.split(/\s+/).filter((word) => !smallWords.has(foldLetters(word)))
  return rest.length > 0 ? rest.join(' ') : typed
}

// Read before any result is shown, to rank by what they answer and by name.
const lookedAt = 8
// Read of each word, for what Pagefind took it for.
const lookedAtPerWord = 2

interface Found {
  /** The searched words that the guide has. */
  searched: string
  /** The most relevant first. */
  pages: FoundPage[]
  best: Hit[]
  /** What Pagefind found in the best pages, which may differ from the query. */
  words: string[]
  /** The searched words that the guide does not have. */
  unknown: string[]
  /** Those and the ones that only begin like a word of the guide. */
  doubtful: string[]
}

/** What every search of a question weighs its pages by. */
interface Corpus {
  pagefind: Pagefind
  pageCount: number
  /** The pages that are points of the map. */
  onMap: ReadonlySet<string>
}

async function readCorpus(pagefind: Pagefind): Promise<Corpus> {
  const [everyPage, points] = await Promise.all([
    withPatience(pagefind.search(null)),
    withPatience(pagefind.search(null, { filters: { group: 'onMap' } })),
  ])
  return { pagefind, pageCount: everyPage.results.length, onMap: new Set(points.results.map(({ id }) => id)) }
}

/** Returns how much a word counts that so many pages have. */
function weightOf(pagesWithWord: number, pageCount: number): number {
  return Math.log((pageCount + 1) / pagesWithWord) ** 2
}

/** Half of what a page's relevance for a word weighs is that it has the word at all. */
const weightOfHaving = 0.5
/** A point of the map is two sentences, of which each word weighs more than those of a page that tells all. */
const weightOfPoint = 0.75
/** How much it weighs, beside its relevance for each word, that a page has the words of a question in one place. */
const weightOfAnswer = 0.7
/** Pages below this part of the best one's relevance share only words that stand everywhere. */
const leastRelevance = 0.45

/**
 * Searches every word by itself and adds up: rare words count more than common ones, so a question in a whole sentence finds
 * its page although no page has all of its words.
 */
async function search({ pagefind, pageCount, onMap }: Corpus, searched: string): Promise<Found> {
  const asked = await Promise.all(
    [...new Set(searched.split(' '))].map(async (word) => {
      const { results } = await withPatience(pagefind.search(word))
      const words = (await readPages(results.slice(0, lookedAtPerWord))).flatMap((page) => page.words)
      const isKnown = words.some((each) => isSameWord(each, word))
      const weight = weightOf(results.length, pageCount)
      return { word, weight, results, words, isKnown, isExact: isKnown && words.some((each) => isFormOf(each, word)) }
    }),
  )
  const known = asked.filter(({ isKnown }) => isKnown)
  const relevance = new Map<string, { page: FoundPage; points: number }>()
  for (const { results, weight: rarity } of known) {
    const most = results[0]?.score || 1
    for (const page of results) {
      const weight = onMap.has(page.id) ? weightOfPoint : 1
      const points = weight * rarity * (weightOfHaving + (1 - weightOfHaving) * (page.score / most))
      relevance.set(page.id, { page, points: points + (relevance.get(page.id)?.points ?? 0) })
    }
  }
  const ranked = [...relevance.values()].toSorted((one, other) => other.points - one.points)
  const least = (ranked[0]?.points ?? 0) * leastRelevance
  const relevant = (known.length > 1 ? ranked.filter(({ points }) => points >= least) : ranked).map(({ page }) => page)
  const named = await findShortName(pagefind, searched)
  const found = [...named, ...relevant.filter(({ id }) => named.every((page) => page.id !== id))]
  const looked = (await readPages(found.slice(0, lookedAt))).map(({ hit }, index) => {
    const page = found[index] as FoundPage
    // A single word is answered where it stands most, which Pagefind has told.
    const answered = known.length > 1 ? weightOfAnswer * weighAnswer(hit, known) : 0
    return { hit, page, points: (relevance.get(page.id)?.points ?? 0) + answered }
  })
  const seen = named.length > 0 ? looked : looked.toSorted((one, other) => other.points - one.points)
  const pages = [...seen.map(({ page }) => page), ...found.slice(lookedAt)]
  return {
    searched: known.map(({ word }) => word).join(' '),
    pages,
    best: rankByName(
      seen.map(({ hit }) => hit),
      searched,
    ),
    words: asked.flatMap(({ words }) => words),
    unknown: asked.filter(({ isKnown }) => !isKnown).map(({ word }) => word),
    doubtful: asked.filter(({ isExact }) => !isExact).map(({ word }) => word),
  }
}

/** Resolves with the pages whose whole name is a query of one or two letters. */
async function findShortName(pagefind: Pagefind, searched: string): Promise<FoundPage[]> {
  if (searched.length > longestShortName) return []
  const { results } = await withPatience(pagefind.search(null, { filters: { shortName: searched } }))
  return results
}

async function readPages(pages: FoundPage[]): Promise<{ hit: Hit; words: string[] }[]> {
  const all = await withPatience(Promise.all(pages.map((page) => page.data())))
  return all.map(({ url, raw_content: content, locations, filters }) => {
    const card = JSON.parse(filters.card?.[0] ?? '') as ResultCard
    const words = content.split(/\s+/)
    return {
      hit: { ...card, href: url },
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
  { pages, best, searched }: Found,
  words: string,
  isCorrected: boolean,
): FoundInGuide {
  const readHits = async (some: FoundPage[], most: number) => {
    // The first ones are ranked among themselves, so that a list does not change its order as it grows.
    const first = some.slice(0, lookedAt)
    const hits = (await readPages(some.slice(0, most))).map(({ hit }) => hit)
    return [...rankByName(hits.slice(0, first.length), searched), ...hits.slice(first.length)]
  }
  const readGroups = async () => {
    const groups = await Promise.all(
      searchGroups.map(async (id) => {
        const { results } = await withPatience(pagefind.search(null, { filters: { group: id } }))
        const members = new Set(results.map((page) => page.id))
        const some = pages.filter((page) => members.has(page.id))
        return { id, count: some.length, read: (most: number) => readHits(some, most) }
      }),
    )
    return groups.filter(({ count }) => count > 0)
  }
  return {
    kind: 'found',
    words,
    isCorrected,
    total: pages.length,
    best,
    read: (most) => readHits(pages, most),
    readGroups,
  }
}

// The beginning of an unknown compound still tells what is meant.
const shortestBeginning = 5

/**
 * Resolves with the typed words, each unknown one corrected, and left out where nothing is near: a question has words that no
 * page needs. Undefined when none remains.
 */
async function correct(corpus: Corpus, typed: string, known: readonly KnownWord[]): Promise<string | undefined> {
  const corrected: string[] = []
  for (const word of typed.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []) {
    const folded = foldLetters(word)
    const { unknown, doubtful, words, pages } = await search(corpus, folded)
    // Pagefind does not report pieces of the index that it failed to fetch.
    if (pages.length === 0 && words.length === 0 && known.some((each) => each.folded === folded)) {
      throw new Error(`The guide has the word "${word}" and its index does not.`)
    }
    const [nearest] = findNearWords(folded, known)
    const beginning = words
      .filter((each) => each.length >= shortestBeginning && folded.startsWith(each))
      .reduce((longest, each) => (each.length > longest.length ? each : longest), '')
    const isSlip = nearest && countSlips(folded, nearest.folded, 1) <= 1
    if (doubtful.length === 0 || (unknown.length === 0 && !isSlip)) corrected.push(word)
    else if (nearest?.isSure) corrected.push(nearest.word)
    else if (beginning) corrected.push(known.find((each) => each.folded === beginning)?.word ?? beginning)
  }
  return corrected.length > 0 ? corrected.join(' ') : undefined
}

/** Resolves with the pages of the words nearest to the query, as suggestions. */
async function findNearPages(corpus: Corpus, searched: string, known: readonly KnownWord[]): Promise<Hit[]> {
  const near = searched.split(' ').flatMap((word) => findNearWords(word, known).slice(0, 3))
  const hits = await Promise.all(near.map(async ({ folded }) => (await search(corpus, folded)).best[0]))
  const different = new Map(hits.flatMap((hit) => (hit ? [[hit.href, hit] as const] : [])))
  return [...different.values()].slice(0, 3)
}
