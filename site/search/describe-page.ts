import { z } from 'zod'
import { readArticle } from '#site/editorial/article-queries.ts'
import { type AnyEntry, readEntry } from '#site/editorial/entries.ts'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import type { ResultType, SearchGroupId } from '#site/editorial/pages/search-groups.ts'
import { readPlace } from '#site/editorial/place-queries.ts'
import { toPlainText } from '#site/editorial/plain-text.ts'
import { readRanking } from '#site/editorial/ranking-queries.ts'
import { readPageCopy } from '#site/editorial/read-content.ts'
import { isSeasonId, readSeason } from '#site/editorial/season-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { nameOfPage } from '#site/layout/page-names.ts'
import { type GuidePage, listAllPages } from '#site/routes/all-pages.ts'
import { entryOfPage } from '#site/routes/entry-pages.ts'
import { rankingOfPage } from '#site/routes/ranking-pages.ts'
import type { PageId } from '#site/routes/route-table.ts'
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

/** Pages that nobody searches for: the search itself, what is shown for a lost path, and second addresses of other pages. */
type NotSearched = 'home' | 'search' | 'notFound' | 'motelsCanonical' | 'restaurantsCanonical'

/** Under which heading a page is found, and what it is called there. A new kind of page does not compile without a line here. */
const placing: Record<Exclude<PageId, NotSearched>, [SearchGroupId, ResultType]> = {
  places: ['places', 'list'],
  place: ['places', 'place'],
  trips: ['trips', 'list'],
  trip: ['trips', 'hike'],
  activities: ['activities', 'list'],
  activity: ['activities', 'activity'],
  bestActivities: ['activities', 'ranking'],
  hotels: ['stay', 'list'],
  hotel: ['stay', 'hotel'],
  cabins: ['stay', 'list'],
  cabin: ['stay', 'cabin'],
  motels: ['stay', 'list'],
  bestHotels: ['stay', 'ranking'],
  bestCabins: ['stay', 'ranking'],
  restaurants: ['food', 'list'],
  restaurant: ['food', 'restaurant'],
  foodExperiences: ['food', 'list'],
  bestRestaurants: ['food', 'ranking'],
  travelInfo: ['travel', 'practical'],
  weather: ['travel', 'weather'],
  map: ['travel', 'map'],
  packingList: ['travel', 'practical'],
  offline: ['travel', 'practical'],
  evCharging: ['travel', 'list'],
  chargingStation: ['travel', 'charging'],
  planning: ['travel', 'practical'],
  season: ['seasons', 'season'],
  articles: ['articles', 'list'],
  article: ['articles', 'article'],
  about: ['guide', 'page'],
  contact: ['guide', 'page'],
  privacy: ['guide', 'page'],
  cookies: ['guide', 'page'],
  accessibility: ['guide', 'page'],
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
    const { words, facts } = readPlace(params.placeId ?? '', language)
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
  const { description, keywords } = readPageCopy(nameOfCopy(id), language, anyPageCopy)
  return { description, keywords: [...keywords, ...(searched[id] ?? [])] }
}

/** The folder of a page's copy in `content/pages`. */
function nameOfCopy(id: PageId): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isSearched(id: PageId): id is Exclude<PageId, NotSearched> {
  return id in placing
}

/** Every page of a language that a visitor may look for, in the order of the route table; second addresses are left out. */
export function listIndexedPages(language: GuidePage['language']): IndexedPage[] {
  return listAllPages()
    .filter((page) => page.language === language)
    .flatMap((page) => {
      const { id, params, path } = page
      if (!isSearched(id)) return []
      const [group, type] = placing[id]
      return {
        group,
        type,
        // Under the heading «Steder» the list of places needs another name than «Steder».
        name: id === 'places' ? translator(language)('place.allPlaces') : nameOfPage(id, language, params),
        where: '',
        aside: '',
        advisedAgainst: [],
        href: encodeURI(path),
        ...describePage(page),
      }
    })
}
