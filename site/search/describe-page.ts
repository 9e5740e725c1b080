import { z } from 'zod'
import { readArticle } from '#site/editorial/article-queries.ts'
import { type AnyEntry, readEntry } from '#site/editorial/entries.ts'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { places } from '#site/editorial/place-queries.ts'
import { toPlainText } from '#site/editorial/plain-text.ts'
import { readRanking } from '#site/editorial/ranking-queries.ts'
import { rankingOfPage } from '#site/editorial/ranking-schema.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'
import { isSeasonId, readSeason } from '#site/editorial/season-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { type GuidePage, listAllPages } from '#site/page-list/all-pages.ts'
import { entryOfPage } from '#site/page-list/entry-of-page.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { definitionOf } from '#site/routes/pages.ts'
import type { ResultType, SearchGroupId } from '#site/routes/search-groups.ts'
import { sayOuting } from './say-outing.ts'

/** A page as the search knows it: what its result shows, and words that find it besides those that stand on it. */
export interface IndexedPage {
  group: SearchGroupId
  type: ResultType
  name: string
  /** Where it is, in a word or two; empty for a page that is nowhere. */
  where: string
  description: string
  /** Short figures beside the result; empty where the type says enough. */
  aside: string
  /** The drawing beside the result, by name. */
  picture?: string
  /** The months (1–12) in which local advice warns against it. */
  advisedAgainst: number[]
  /** Percent-encoded, for an `href`. */
  href: string
  keywords: string[]
}

/** What the copy of every page without entries has, whatever else stands in it. */
const anyPageCopy = z.looseObject({
  description: z.string(),
  keywords: z.array(z.string()).default([]),
})

type Description = Pick<IndexedPage, 'description' | 'keywords'> &
  Partial<Pick<IndexedPage, 'type' | 'where' | 'aside' | 'picture' | 'advisedAgainst'>>

function describeEntry(entry: AnyEntry, language: GuidePage['language']): Description {
  const { village, municipality } = entry.facts
  const described = {
    description: entry.words.description,
    where: village,
    keywords: [municipality, ...entry.words.keywords],
  }
  if (entry.kind !== 'trips') return described
  return {
    ...described,
    type: entry.facts.type,
    aside: sayOuting(entry.facts, language),
    advisedAgainst: entry.facts.advisedAgainst?.months ?? [],
  }
}

/** The sentence of a page as its own copy has it, with words people search for. Throws for a page without words. */
function describePage(page: GuidePage): Description {
  const { id, language, params } = page
  const entry = entryOfPage(page)
  if (entry) return describeEntry(readEntry(entry.kind, entry.id, language), language)
  if (id === 'place') {
    const { words, facts } = places.read(params.placeId ?? '', language)
    const names = words.highlights.map((highlight) => toPlainText(highlight.name))
    return {
      description: words.description,
      where: facts.municipality,
      picture: facts.picture,
      keywords: [facts.municipality, ...names, ...words.keywords],
    }
  }
  if (id === 'article') {
    const { description, keywords } = readArticle(params.id ?? '', language).words
    return { description, keywords }
  }
  const searched: Record<string, string[]> = readSearchCopy(language).keywords
  if (id === 'season' && params.season && isSeasonId(params.season)) {
    const { description, months } = readSeason(params.season, language)
    return { description, keywords: [months, ...(searched[params.season] ?? [])] }
  }
  const ranking = rankingOfPage(id)
  if (ranking) {
    const { description, keywords } = readRanking(ranking, language).words
    return { description, keywords: [...keywords, ...(searched[id] ?? [])] }
  }
  const { description, keywords } = readPageCopy(id, language, anyPageCopy)
  return { description, keywords: [...keywords, ...(searched[id] ?? [])] }
}

/** Every page of a language that a visitor may look for, in the order of the route table; second addresses are left out. */
export function listIndexedPages(language: GuidePage['language']): IndexedPage[] {
  return listAllPages()
    .filter((page) => page.language === language)
    .flatMap((page) => {
      const { id, params, path } = page
      const { search, searchName } = definitionOf(id)
      if (search === 'none') return []
      const [group, type] = search
      return {
        group,
        type,
        name: searchName ? translator(language)(searchName) : nameOfPage(id, language, params),
        where: '',
        aside: '',
        advisedAgainst: [],
        href: encodeURI(path),
        ...describePage(page),
      }
    })
}
