import { type Article, listArticles, readArticle } from '#site/editorial/article-queries.ts'
import { listEntries } from '#site/editorial/entries.ts'
import { listPlaces } from '#site/editorial/place-queries.ts'
import { type Language, languageKeys } from '#site/i18n/languages.ts'

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

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** How often a text names an entry by its name or links to it. */
export function countMentions(text: string, { kind, id, name }: Named): number {
  const words = text.replace(/\]\([^)]*\)/g, ']')
  const named = words.match(new RegExp(`(?<!\\p{Letter})${escapePattern(name)}(?!\\p{Letter})`, 'gu'))?.length ?? 0
  return named + text.split(`](${kind}/${id})`).length - 1
}

/** What an article speaks of, by its names in a language, most often first. All three texts count, so that each shows the same. */
export function listMentions(id: string, language: Language): Mention[] {
  const counts = new Map<string, number>()
  for (const key of languageKeys) {
    const text = readArticle(id, key).body
    for (const named of listNamed(key)) {
      const place = `${named.kind}/${named.id}`
      counts.set(place, (counts.get(place) ?? 0) + countMentions(text, named))
    }
  }
  return listNamed(language)
    .map((named) => ({ ...named, count: counts.get(`${named.kind}/${named.id}`) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count || one.id.localeCompare(other.id))
}

/** At most `most` other articles: those that this one links to, then those that speak of the same things most. */
export function findRelatedArticles(id: string, language: Language, most: number): Article[] {
  const own = new Map(listMentions(id, language).map((mention) => [`${mention.kind}/${mention.id}`, mention.count]))
  const text = languageKeys.map((key) => readArticle(id, key).body).join('\n')
  const closeness = (other: string) => {
    const linked = text.includes(`](articles/${other})`) ? 1000 : 0
    const shared = listMentions(other, language).reduce(
      (sum, mention) => sum + Math.min(mention.count, own.get(`${mention.kind}/${mention.id}`) ?? 0),
      0,
    )
    return linked + shared
  }
  return listArticles(language)
    .filter((article) => article.id !== id)
    .map((article) => ({ article, close: closeness(article.id) }))
    .filter(({ close }) => close > 0)
    .sort((one, other) => other.close - one.close || one.article.id.localeCompare(other.article.id))
    .slice(0, most)
    .map(({ article }) => article)
}
