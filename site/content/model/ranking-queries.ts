import { type Language, languageKeys } from '#contract/languages.ts'
import { ContentError } from '#site/content/files/read-yaml.ts'
import { remember } from '#site/content/files/remember.ts'
import type { Source } from '#site/content/files/sourced.ts'
import { registerReader, registerReaderOfEach } from '#site/content/reader/content-readers.ts'
import { readWordsYaml } from '#site/content/reader/read-content.ts'
import { type AssessedKind, type Criterion, criteriaOf, ratingOf, type Stars } from './assessment-schema.ts'
import { type EntryOf, listEntries, readEntry } from './entries.ts'
import { nameOfSource } from './group-sources.ts'
import type { Hotel } from './hotel-queries.ts'
import { type RankingId, type RankingWords, rankingIds, rankings, rankingWordsSchema } from './ranking-schema.ts'

interface Judged {
  /** The same in all languages: it settles ties. */
  name: string
  /** Undefined where too little is known to judge. */
  stars: Stars | undefined
}

const byName = new Intl.Collator('nb').compare

/**
 * Returns the entries in their order: by rating, ties by name, and those without stars last, by name. Independent of links,
 * partners, money and input order.
 */
export function rankByStars<Item extends Judged>(items: readonly Item[]): (Item & { rating: number | undefined })[] {
  return items
    .map((item) => ({ ...item, rating: item.stars && ratingOf(item.stars) }))
    .sort((one, other) => (other.rating ?? 0) - (one.rating ?? 0) || byName(one.name, other.name))
}

export type AssessedEntry = EntryOf<AssessedKind>

export interface PlacedEntry {
  entry: EntryOf<RankingId>
  /** From 1; undefined for an entry without stars. */
  position: number | undefined
  /** 1 to 5 with one decimal; undefined where too little is known to judge. */
  rating: number | undefined
  tabs: readonly string[]
}

export interface RankedEntry extends PlacedEntry {
  position: number
  rating: number
  /** What its card says besides the sentences of its stars. */
  card: { pros: string[]; cons: string[]; instead: string }
}

export interface Ranking {
  id: RankingId
  words: RankingWords
  criteria: readonly Criterion[]
  /** Starts with «all»; includes categories without entries. */
  categories: readonly string[]
  /** The first, each with a card. */
  ranked: RankedEntry[]
  /** The others: in order, those without stars last. */
  also: PlacedEntry[]
  /** The last day an entry was judged. */
  updatedOn: string
}

/** Returns the order of a ranking; independent of language and links. */
export const rankEntries: (ranking: RankingId) => { id: string; rating: number | undefined }[] = remember((ranking) =>
  rankByStars(
    listEntries(ranking, 'no').map(({ id, facts }) => ({ id, name: facts.name, stars: facts.assessment?.stars })),
  ),
)

function tabsOf(entry: EntryOf<RankingId>): readonly string[] {
  return entry.kind === 'activities' ? entry.facts.categories : (entry.facts.assessment?.tabs ?? [])
}

/** Returns what the card of an entry says. Throws a `ContentError` where one of the first has not all of it. */
function readCard({ kind, id, words }: EntryOf<RankingId>, language: Language): RankedEntry['card'] {
  const { pros, cons, instead } = words.assessment ?? {}
  const file = `content/${kind}/${id}/${language}.md`
  if (!pros || !cons || !instead)
    throw new ContentError(
      `${file}: assessment: its stars give it a card in the ranking, which needs pros, cons and instead. Write them.`,
    )
  return { pros, cons, instead }
}

/** Throws a `ContentError` unless the sentence about another entry links to the same one in every language, and not to itself. */
function refuseStrayInstead(kind: RankingId, id: string): void {
  const linkOf = (language: Language) =>
    /\]\(([^)]+)\)/.exec(readEntry(kind, id, language).words.assessment?.instead ?? '')?.[1]
  const others = new Set(languageKeys.map(linkOf))
  if (others.size > 1 || others.has(`${kind}/${id}`))
    throw new ContentError(
      `content/${kind}/${id}: assessment.instead links to ${[...others].join(', ')}. In every language it links to one other entry.`,
    )
}

/** Returns the words of a ranking’s page. Throws a `ContentError` unless they name each tab and criterion. */
function readRankingWords(ranking: RankingId, language: Language): RankingWords {
  const path = `rankings/${ranking}/${language}.yaml`
  const words = readWordsYaml(path, language, rankingWordsSchema)
  const expect = (field: string, written: object, wanted: readonly string[]) => {
    const found = Object.keys(written).toSorted()
    if (found.join() !== wanted.toSorted().join())
      throw new ContentError(
        `content/${path}: ${field} has ${found.join(', ') || 'nothing'}. It takes ${wanted.join(', ')}.`,
      )
  }
  expect('tabs', words.tabs, ['all', ...rankings[ranking].categories])
  expect('criteria', words.criteria, criteriaOf[ranking])
  return words
}

/** Returns a ranking in a language, in the order of its stars. Throws a `ContentError` that names file, field and remedy. */
export const readRanking: (ranking: RankingId, language: Language) => Ranking = (ranking, language) =>
  readersOf(language)(ranking)

const readersOf = remember((language: Language) =>
  remember((ranking: RankingId): Ranking => {
    const placed = rankEntries(ranking).map(({ id, rating }, index): PlacedEntry => {
      const entry = readEntry(ranking, id, language)
      return { entry, rating, position: rating === undefined ? undefined : index + 1, tabs: tabsOf(entry) }
    })
    const hasCard = ({ position = Number.POSITIVE_INFINITY }: PlacedEntry) => position <= rankings[ranking].mostCards
    for (const { entry } of placed) refuseStrayInstead(ranking, entry.id)
    const days = placed.flatMap(({ entry }) => entry.facts.assessment?.on ?? [])
    return {
      id: ranking,
      words: readRankingWords(ranking, language),
      criteria: criteriaOf[ranking],
      categories: ['all', ...rankings[ranking].categories],
      ranked: placed
        .filter(hasCard)
        .map((each) => ({ ...(each as RankedEntry), card: readCard(each.entry, language) })),
      also: placed.filter((each) => !hasCard(each)),
      updatedOn: days.toSorted().at(-1) ?? '',
    }
  }),
)

/** Returns every statement with a source within facts. */
function listSources(facts: unknown): Source[] {
  if (typeof facts !== 'object' || facts === null) return []
  const own = 'source' in facts && 'checkedOn' in facts ? [facts.source as Source] : []
  return [...own, ...Object.values(facts).flatMap(listSources)]
}

/** Returns how many facts with a source the entries of a ranking were judged from, and how many sources gave them. */
export function countBasis(
  { ranked, also }: Pick<Ranking, 'ranked' | 'also'>,
  language: Language,
): { facts: number; sources: number } {
  const found = [...ranked, ...also].flatMap(({ entry }) => listSources(entry.facts))
  return { facts: found.length, sources: new Set(found.map((source) => nameOfSource(source, language))).size }
}

registerReaderOfEach(
  () => rankingIds,
  (id, language) => readRanking(id as RankingId, language),
)

const mostFeatured = 4

/** Returns the hotels of the home page: the first four of the ranking, the favourite first. */
export function listFeaturedHotels(language: Language): Hotel[] {
  return readRanking('hotels', language)
    .ranked.flatMap(({ entry }) => (entry.kind === 'hotels' ? [entry] : []))
    .slice(0, mostFeatured)
}

registerReader(listFeaturedHotels)
