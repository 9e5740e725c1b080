import type { Language } from '#contract/languages.ts'
import { readArticle } from '#site/editorial/article-queries.ts'
import { readEntry } from '#site/editorial/entries.ts'
import { placeName } from '#site/editorial/place-queries.ts'
import { isSeasonId } from '#site/editorial/season-queries.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { entryOfPage } from '#site/routes/entry-pages.ts'
import type { PageId } from '#site/routes/route-table.ts'

/** The short name of a page, as it stands in menus and breadcrumbs. Pages with a parameter are named after their entry. */
const names: Partial<Record<PageId, MessageKey>> = {
  home: 'page.home',
  hotels: 'page.hotels',
  cabins: 'page.cabins',
  motels: 'page.motels',
  motelsCanonical: 'page.motels',
  restaurants: 'page.restaurants',
  restaurantsCanonical: 'page.restaurants',
  foodExperiences: 'page.foodExperiences',
  activities: 'page.activities',
  trips: 'page.trips',
  places: 'page.places',
  articles: 'page.articles',
  travelInfo: 'page.travelInfo',
  weather: 'page.weather',
  map: 'page.map',
  packingList: 'page.packingList',
  evCharging: 'page.evCharging',
  bestHotels: 'page.bestHotels',
  bestRestaurants: 'page.bestRestaurants',
  bestActivities: 'page.bestActivities',
  bestCabins: 'page.bestCabins',
  planning: 'page.planning',
  search: 'page.search',
  about: 'page.about',
  contact: 'page.contact',
  privacy: 'page.privacy',
  cookies: 'page.cookies',
  accessibility: 'page.accessibility',
  offline: 'page.offline',
  notFound: 'page.notFound',
}

const seasonNames = {
  winter: 'season.winter',
  spring: 'season.spring',
  summer: 'season.summer',
  autumn: 'season.autumn',
} as const satisfies Record<string, MessageKey>

/** The name of a page in a language. Throws for a page whose name nobody has written. */
export function nameOfPage(id: PageId, language: Language, params: Record<string, string> = {}): string {
  const translate = translator(language)
  if (id === 'place' && params.placeId) return placeName(params.placeId)
  if (id === 'season' && params.season && isSeasonId(params.season)) return translate(seasonNames[params.season])
  if (id === 'article' && params.id) return readArticle(params.id, language).words.name
  const entry = entryOfPage({ id, params })
  if (entry) return readEntry(entry.kind, entry.id, language).facts.name
  const key = names[id]
  if (!key) throw new Error(`The page "${id}" has no name in site/layout/page-names.ts.`)
  return translate(key)
}
