import { type Language, languageKeys } from '#contract/languages.ts'
import { remember } from '#site/content/files/remember.ts'
import { type Article, articles, readArticle } from '#site/content/model/article-queries.ts'
import { listEntries } from '#site/content/model/entries.ts'
import { places } from '#site/content/model/place-queries.ts'

export interface Mention {
  kind: 'places' | 'trips' | 'activities'
  id: string
  name: string
  /** Mentions by name or link in all three languages together. */
  count: number
}

type Named = Omit<Mention, 'count'>

/** Returns the names in a language of everything an article can mention: places, trips and activities. */
function listNamed(language: Language): Named[] {
  const entries = (['trips', 'activities'] as const).flatMap((kind) =>
    listEntries(kind, language).map(({ id, facts }) => ({ kind, id, name: facts.name })),
  )
  const namedPlaces = places.list(language).map(({ id, facts }) => ({ kind: 'places' as const, id, name: facts.name }))
  return [...namedPlaces, ...entries]
}

/** Entries by the first word of their name, so that a text is scanned once, not once per name. */
type NamesByStart = Map<string, Named[]>

const word = /[\p{Letter}\p{Number}]+/gu
const reference = /\]\(([a-z]+\/[A-Za-z0-9-]+)\)/g

const namesIn = remember((language: Language): { all: Named[]; byStart: NamesByStart } => {
  const all = listNamed(language)
  return { all, byStart: groupByStart(all) }
})

/** Groups names by their first words, for `countMentions`. */
export function groupByStart(names: readonly Named[]): NamesByStart {
  return Map.groupBy(names, ({ name }) => name.match(word)?.[0] ?? '')
}

const placeOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`

/** Returns how often a text mentions each entry by name or link, by `kind/id`. */
export function countMentions(text: string, names: NamesByStart): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (place: string) => counts.set(place, (counts.get(place) ?? 0) + 1)
  const words = text.replace(/\]\([^)]*\)/g, ']')
  for (const { 0: start, index } of words.matchAll(word)) {
    for (const named of names.get(start) ?? []) {
      const end = index + named.name.length
      if (words.startsWith(named.name, index) && !/^\p{Letter}/u.test(words.slice(end, end + 2))) count(placeOf(named))
    }
  }
  for (const [, place = ''] of text.matchAll(reference)) count(place)
  return counts
}

/** Mentions in all three texts together, by `kind/id`, so that every language shows the same. */
const countsOf = remember((id: string) => {
  const counts = new Map<string, number>()
  for (const language of languageKeys) {
    for (const [place, count] of countMentions(readArticle(id, language).body, namesIn(language).byStart))
      counts.set(place, (counts.get(place) ?? 0) + count)
  }
  return counts
})

/** Returns the entries an article mentions, most often first, named in a language. Counts all three texts. */
export function listMentions(id: string, language: Language): Mention[] {
  const counts = countsOf(id)
  return namesIn(language)
    .all.filter((named) => counts.has(placeOf(named)))
    .map((named) => ({ ...named, count: counts.get(placeOf(named)) ?? 0 }))
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id))
}

/** Mentions that count as common ground between articles: not hotels, restaurants or other pages. */
const sharedCountsOf = remember((id: string) =>
  [...countsOf(id)].filter(([place]) => /^(?:places|trips|activities)\//.test(place)),
)

/** Returns at most `most` other articles: linked ones first, then by shared mentions. */
export function findRelatedArticles(id: string, language: Language, most: number): Article[] {
  const related = relatedTo(id).slice(0, most)
  return related.map((other) => readArticle(other, language))
}

const relatedTo = remember((id: string): string[] => {
  const own = new Map(sharedCountsOf(id))
  const linked = countsOf(id)
  const closeness = (other: string) => {
    let shared = 0
    for (const [place, count] of sharedCountsOf(other)) shared += Math.min(count, own.get(place) ?? 0)
    return shared + (linked.has(`articles/${other}`) ? 1000 : 0)
  }
  return articles
    .listIds()
    .filter((other) => other !== id)
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close > 0)
    .sort((one, another) => another.close - one.close || one.other.localeCompare(another.other))
    .map(({ other }) => other)
})
