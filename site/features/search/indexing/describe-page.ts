import { z } from 'zod'
import { listMonthsOff } from '#site/content/model/advised-against.ts'
import { readArticle } from '#site/content/model/article-queries.ts'
import { type AnyEntry, readEntry } from '#site/content/model/entries.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { places } from '#site/content/model/place-queries.ts'
import { toPlainText } from '#site/content/model/plain-text.ts'
import { readRanking } from '#site/content/model/ranking-queries.ts'
import { rankingOfPage } from '#site/content/model/ranking-schema.ts'
import { isSeasonId, readSeason } from '#site/content/model/season-queries.ts'
import { refOfEntry, refOfMapPoint } from '#site/content/model/stop-reference.ts'
import { readPageCopy } from '#site/content/reader/read-content.ts'
import { translator } from '#site/i18n/translate.ts'
import { type GuidePage, listAllPages } from '#site/page-list/all-pages.ts'
import { entryOfPage } from '#site/page-list/entry-of-page.ts'
import { nameOfPage } from '#site/page-list/name-of-page.ts'
import { readQuestions } from '#site/page-list/page-questions.ts'
import { definitionOf } from '#site/routes/pages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import type { ResultType, SearchGroupId } from '#site/routes/search-groups.ts'
import { formatOuting } from './format-outing.ts'

/** A page as the search knows it: its result, and additional words that find it. */
export interface IndexedPage {
  group: SearchGroupId
  type: ResultType
  name: string
  /** Its location in a word or two; may be empty. */
  where: string
  description: string
  /** Short figures beside the result; may be empty. */
  aside: string
  /** The drawing beside the result, by name. */
  picture?: string
  /** The months (1–12) in which local advice warns against it. */
  advisedAgainst: number[]
  /** The months outside its season, where it has one. */
  offSeason?: number[]
  /** Percent-encoded, for an `href`. */
  href: string
  /** Other names and words that it is called by. */
  keywords: string[]
  /** The questions that it answers, in the words of guests. */
  questions: string[]
  /** How a trip names it, if it can be a stop there. */
  stop?: string
  /** The number to ring. */
  phone?: string
}

/** The fields that every page copy shares. */
const anyPageCopy = z.looseObject({
  description: z.string(),
  keywords: z.array(z.string()).default([]),
})

type Description = Pick<IndexedPage, 'description' | 'keywords'> &
  Partial<Pick<IndexedPage, 'type' | 'where' | 'aside' | 'picture' | 'advisedAgainst' | 'offSeason' | 'stop' | 'phone'>>

function describeEntry(entry: AnyEntry, language: GuidePage['language']): Description {
  const { village, municipality, phone } = entry.facts
  const described = {
    description: entry.words.description,
    where: village,
    keywords: [municipality, ...entry.words.keywords],
    stop: refOfEntry(entry.kind, entry.id),
    ...(phone ? { phone: phone.value } : {}),
  }
  if (entry.kind !== 'trips') return described
  return {
    ...described,
    type: entry.facts.type,
    aside: formatOuting(entry.facts, language),
    advisedAgainst: entry.facts.advisedAgainst?.months ?? [],
    offSeason: listMonthsOff(entry.facts),
  }
}

/** Returns a page's own description with words people search for. Throws for a page without words. */
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
      stop: refOfEntry('places', params.placeId ?? ''),
      keywords: [facts.municipality, ...names, ...words.keywords],
    }
  }
  if (id === 'article') {
    const { description, keywords } = readArticle(params.id ?? '', language).words
    return { description, keywords }
  }
  if (id === 'season' && params.season && isSeasonId(params.season)) {
    const { description, months } = readSeason(params.season, language)
    return { description, keywords: [months] }
  }
  const ranking = rankingOfPage(id)
  if (ranking) {
    const { description, keywords } = readRanking(ranking, language).words
    return { description, keywords }
  }
  const { description, keywords } = readPageCopy(id, language, anyPageCopy)
  return { description, keywords }
}

/** Returns the points of the map that have no page of their own; each leads to the map, opened there. */
export function listIndexedPoints(language: GuidePage['language']): IndexedPage[] {
  return listMapPoints(language)
    .filter(({ href }) => !href)
    .map(({ id, name, category, description, address, phone }) => {
      const kind = translator(language)(`map.category.${category}`)
      return {
        group: 'onMap',
        type: 'map',
        name,
        where: address ?? '',
        aside: kind,
        description,
        advisedAgainst: [],
        href: `${hrefFor('map', language)}?punkt=${id}`,
        keywords: [kind],
        questions: [],
        stop: refOfMapPoint({ id }),
        ...(phone ? { phone } : {}),
      }
    })
}

/** Returns the searchable pages of a language in the order of the route table; canonical twins are left out. */
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
        questions: readQuestions(page, language),
        ...describePage(page),
      }
    })
}
