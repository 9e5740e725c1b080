import { type Language, languageKeys } from '#contract/languages.ts'
import { type Article, listArticleIds, readArticle } from '#site/editorial/article-queries.ts'
import { listEntries } from '#site/editorial/entries.ts'
import { listPlaces } from '#site/editorial/place-queries.ts'
import { remember } from '#site/editorial/remember.ts'

/** Something that an article speaks of and that has a page of its own. */
export interface Mention {
  kind: 'places' | 'trips' | 'activities'
  id: string
  name: string
  /** How often the article names or links it, in all three languages together. */
  count: number
}

interface Named {
  kind: Mention['kind']
  id: string
  /** In one language. */
  name: string
}

/** What articles can speak of, by its names in a language: every place, trip and activity. */
function listNamed(language: Language): Named[] {
  const entries = (['trips', 'activities'] as const).flatMap((kind) =>
    listEntries(kind, language).map(({ id, facts }) => ({ kind, id, name: facts.name })),
  )
  const places = listPlaces(language).map(({ id, facts }) => ({ kind: 'places' as const, id, name: facts.name }))
  return [...places, ...entries]
}

/** What can be named, by the first word of its name: a text is walked once, and not once for each name. */
type NamesByStart = Map<string, Named[]>

const word = /[\p{Letter}\p{Number}]+/gu
const reference = /\]\(([a-z]+\/[A-Za-z0-9-]+)\)/g

const namesIn = remember((language: Language): { all: Named[]; byStart: NamesByStart } => {
  const all = listNamed(language)
  return { all, byStart: groupByStart(all) }
})

/** Sorts names by their first words, for `countMentions`. */
export function groupByStart(names: readonly Named[]): NamesByStart {
  return Map.groupBy(names, ({ name }) => name.match(word)?.[0] ?? '')
}

const placeOf = ({ kind, id }: { kind: string; id: string }) => `${kind}/${id}`

/** How often a text names each entry by its name, or links to it: by `kind/id`. */
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

/** What an article speaks of in all three texts together, by `kind/id`, so that each language shows the same. */
const countsOf = remember((id: string) => {
  const counts = new Map<string, number>()
  for (const language of languageKeys) {
    for (const [place, count] of countMentions(readArticle(id, language).body, namesIn(language).byStart))
      counts.set(place, (counts.get(place) ?? 0) + count)
  }
  return counts
})

/** What an article speaks of, by its names in a language, most often first. All three texts count, so that each shows the same. */
export function listMentions(id: string, language: Language): Mention[] {
  const counts = countsOf(id)
  return namesIn(language)
    .all.filter((named) => counts.has(placeOf(named)))
    .map((named) => ({ ...named, count: counts.get(placeOf(named)) ?? 0 }))
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id))
}

/** What articles can have in common: places, trips and activities, not the houses and pages that they link to. */
const sharedCountsOf = remember((id: string) =>
  [...countsOf(id)].filter(([place]) => /^(?:places|trips|activities)\//.test(place)),
)

/** At most `most` other articles: those that this one links to, then those that speak of the same things most. */
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
  return listArticleIds()
    .filter((other) => other !== id)
    .map((other) => ({ other, close: closeness(other) }))
    .filter(({ close }) => close > 0)
    .sort((one, another) => another.close - one.close || one.other.localeCompare(another.other))
    .map(({ other }) => other)
})
