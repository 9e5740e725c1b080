import type { Language } from '#contract/languages.ts'
import type { MessageKey } from '#site/i18n/translate.ts'
import type { ResultType, SearchGroupId } from './search-groups.ts'

export interface PageDefinition<Id extends string = string> {
  /** Decoded, NFC; `[name]` is a parameter, the same in every language. */
  paths: Record<Language, string>
  /** The page above it in the breadcrumbs; absent for the home page only. */
  parent?: Id
  /** Built by `site/screens/<screen>Screen.astro`. */
  screen: string
  /** Short name in menus and breadcrumbs; a page with a parameter uses its entry's name. */
  name?: MessageKey
  /** Group and type in the search, or `none`. */
  search: readonly [SearchGroupId, ResultType] | 'none'
  /** Name among search results, where it differs. */
  searchName?: MessageKey
  /** The page may carry script of its own; `checks/` fails for other pages that do. */
  hasScript?: true
  /** The square drawing beside the title; also used for the share picture. */
  picture?: string
  /** The canonical page for search engines (specification §2). */
  canonical?: Id
  /** Old or expected addresses, redirected here. */
  formerPaths?: Partial<Record<Language, string>>
  /** Excluded from search engines and the sitemap. */
  isIndexed?: false
}

/** Every page of the guide, in the order of the sitemap: the only place where paths are written. */
export const pages = {
  home: {
    paths: { no: '/', en: '/en', de: '/de' },
    screen: 'Home',
    name: 'page.home',
    search: 'none',
    hasScript: true,
  },
  hotels: {
    paths: { no: '/hoteller', en: '/en/hotels', de: '/de/hotels' },
    parent: 'home',
    screen: 'Hotels',
    name: 'page.hotels',
    search: ['stay', 'list'],
    hasScript: true,
    formerPaths: { no: '/hoteller-i-lofoten', en: '/en/hotels-in-lofoten', de: '/de/hotels-auf-den-lofoten' },
  },
  hotel: {
    paths: { no: '/hoteller/[id]', en: '/en/hotels/[id]', de: '/de/hotels/[id]' },
    parent: 'hotels',
    screen: 'Entry',
    search: ['stay', 'hotel'],
    hasScript: true,
  },
  cabins: {
    paths: { no: '/rorbuer', en: '/en/fishermans-cabins', de: '/de/fischerhütten' },
    parent: 'home',
    screen: 'Cabins',
    name: 'page.cabins',
    search: ['stay', 'list'],
    hasScript: true,
  },
  cabin: {
    paths: { no: '/rorbuer/[slug]', en: '/en/fishermans-cabins/[slug]', de: '/de/fischerhütten/[slug]' },
    parent: 'cabins',
    screen: 'Entry',
    search: ['stay', 'cabin'],
    hasScript: true,
  },
  motels: {
    paths: { no: '/moteller', en: '/en/motels', de: '/de/motels' },
    parent: 'home',
    screen: 'Motels',
    name: 'page.motels',
    search: ['stay', 'list'],
    canonical: 'motelsCanonical',
  },
  motelsCanonical: {
    paths: { no: '/moteller-i-lofoten', en: '/en/motels-in-lofoten', de: '/de/motels-auf-den-lofoten' },
    parent: 'home',
    screen: 'Motels',
    name: 'page.motels',
    search: 'none',
  },
  camper: {
    paths: { no: '/bobil-og-telt', en: '/en/camper-and-tent', de: '/de/wohnmobil-und-zelt' },
    parent: 'home',
    screen: 'Camper',
    hasScript: true,
    name: 'page.camper',
    search: ['stay', 'list'],
  },
  restaurants: {
    paths: { no: '/restauranter', en: '/en/restaurants', de: '/de/restaurants' },
    parent: 'home',
    screen: 'Restaurants',
    name: 'page.restaurants',
    search: ['food', 'list'],
    hasScript: true,
    canonical: 'restaurantsCanonical',
  },
  restaurant: {
    paths: { no: '/restauranter/[id]', en: '/en/restaurants/[id]', de: '/de/restaurants/[id]' },
    parent: 'restaurants',
    screen: 'Entry',
    search: ['food', 'restaurant'],
    hasScript: true,
  },
  restaurantsCanonical: {
    paths: {
      no: '/beste-restauranter-i-lofoten',
      en: '/en/best-restaurants-in-lofoten',
      de: '/de/beste-restaurants-auf-den-lofoten',
    },
    parent: 'home',
    screen: 'Restaurants',
    name: 'page.restaurants',
    search: 'none',
    hasScript: true,
  },
  foodExperiences: {
    paths: { no: '/matopplevelser', en: '/en/food-experiences', de: '/de/kulinarisches' },
    parent: 'home',
    screen: 'FoodExperiences',
    name: 'page.foodExperiences',
    search: ['food', 'list'],
  },
  activities: {
    paths: { no: '/aktiviteter', en: '/en/activities', de: '/de/aktivitaten' },
    parent: 'home',
    screen: 'Activities',
    name: 'page.activities',
    search: ['activities', 'list'],
    picture: 'vignett-kajakk',
    hasScript: true,
    formerPaths: {
      no: '/aktiviteter-i-lofoten',
      en: '/en/activities-in-lofoten',
      de: '/de/aktivitaten-auf-den-lofoten',
    },
  },
  activity: {
    paths: { no: '/aktiviteter/[id]', en: '/en/activities/[id]', de: '/de/aktivitaten/[id]' },
    parent: 'activities',
    screen: 'Entry',
    search: ['activities', 'activity'],
    hasScript: true,
  },
  trips: {
    paths: { no: '/turer', en: '/en/trips', de: '/de/touren' },
    parent: 'home',
    screen: 'Trips',
    name: 'page.trips',
    search: ['trips', 'list'],
    hasScript: true,
  },
  trip: {
    paths: { no: '/turer/[slug]', en: '/en/trips/[slug]', de: '/de/touren/[slug]' },
    parent: 'trips',
    screen: 'Trip',
    search: ['trips', 'hike'],
    hasScript: true,
  },
  places: {
    paths: { no: '/steder', en: '/en/places', de: '/de/orte' },
    parent: 'home',
    screen: 'Places',
    name: 'page.places',
    search: ['places', 'list'],
    searchName: 'place.allPlaces',
    hasScript: true,
  },
  place: {
    paths: {
      no: '/steder-a-besoke/[placeId]',
      en: '/en/places-to-visit/[placeId]',
      de: '/de/sehenswerte-orte/[placeId]',
    },
    parent: 'places',
    screen: 'Place',
    hasScript: true,
    search: ['places', 'place'],
  },
  articles: {
    paths: { no: '/artikler', en: '/en/articles', de: '/de/artikel' },
    parent: 'home',
    screen: 'Articles',
    name: 'page.articles',
    search: ['articles', 'list'],
    picture: 'vignett-bok',
  },
  article: {
    paths: { no: '/artikler/[id]', en: '/en/articles/[id]', de: '/de/artikel/[id]' },
    parent: 'articles',
    screen: 'Article',
    // The one that says tonight's answer.
    hasScript: true,
    search: ['articles', 'article'],
  },
  travelInfo: {
    paths: { no: '/reiseinfo', en: '/en/travel-info', de: '/de/reiseinformationen' },
    parent: 'home',
    screen: 'TravelInfo',
    name: 'page.travelInfo',
    search: ['travel', 'practical'],
    hasScript: true,
  },
  today: {
    paths: { no: '/i-dag', en: '/en/today', de: '/de/heute' },
    parent: 'home',
    screen: 'Today',
    name: 'page.today',
    search: ['travel', 'weather'],
    hasScript: true,
  },
  weather: {
    paths: { no: '/reiseinfo/vaer', en: '/en/travel-info/weather', de: '/de/reiseinformationen/wetter' },
    parent: 'travelInfo',
    screen: 'Weather',
    name: 'page.weather',
    search: ['travel', 'weather'],
    hasScript: true,
  },
  map: {
    paths: { no: '/reiseinfo/kart', en: '/en/travel-info/map', de: '/de/reiseinformationen/karte' },
    parent: 'travelInfo',
    screen: 'Map',
    name: 'page.map',
    search: ['travel', 'map'],
    hasScript: true,
  },
  season: {
    paths: {
      no: '/reiseinfo/sesong/[season]',
      en: '/en/travel-info/season/[season]',
      de: '/de/reiseinformationen/jahreszeit/[season]',
    },
    parent: 'travelInfo',
    screen: 'Season',
    search: ['seasons', 'season'],
  },
  packingList: {
    paths: { no: '/reiseinfo/pakkeliste', en: '/en/travel-info/packing-list', de: '/de/reiseinformationen/packliste' },
    parent: 'travelInfo',
    screen: 'PackingList',
    name: 'page.packingList',
    search: ['travel', 'practical'],
    picture: 'vignett-sekk',
    hasScript: true,
  },
  evCharging: {
    paths: { no: '/elbil-lading', en: '/en/ev-charging', de: '/de/ev-ladestationen' },
    parent: 'home',
    screen: 'EvCharging',
    name: 'page.evCharging',
    search: ['travel', 'list'],
    hasScript: true,
  },
  chargingStation: {
    paths: { no: '/elbil-lading/[id]', en: '/en/ev-charging/[id]', de: '/de/ev-ladestationen/[id]' },
    parent: 'evCharging',
    screen: 'Entry',
    search: ['travel', 'charging'],
    hasScript: true,
  },
  bestHotels: {
    paths: { no: '/beste-hoteller', en: '/en/best-hotels', de: '/de/beste-hotels' },
    parent: 'hotels',
    screen: 'BestHotels',
    name: 'page.bestHotels',
    search: ['stay', 'ranking'],
    hasScript: true,
  },
  bestRestaurants: {
    paths: { no: '/beste-restauranter', en: '/en/best-restaurants', de: '/de/beste-restaurants' },
    parent: 'restaurants',
    screen: 'Ranking',
    name: 'page.bestRestaurants',
    search: ['food', 'ranking'],
  },
  bestActivities: {
    paths: { no: '/beste-aktiviteter', en: '/en/best-activities', de: '/de/beste-aktivitaten' },
    parent: 'activities',
    screen: 'Ranking',
    name: 'page.bestActivities',
    search: ['activities', 'ranking'],
  },
  bestCabins: {
    paths: { no: '/beste-rorbuer', en: '/en/best-fishermans-cabins', de: '/de/beste-fischerhütten' },
    parent: 'cabins',
    screen: 'Ranking',
    name: 'page.bestCabins',
    search: ['stay', 'ranking'],
  },
  planning: {
    paths: { no: '/planlegg', en: '/en/plan', de: '/de/planen' },
    parent: 'home',
    screen: 'Planning',
    name: 'page.planning',
    search: ['travel', 'practical'],
    hasScript: true,
  },
  myTrip: {
    paths: { no: '/min-tur', en: '/en/my-trip', de: '/de/meine-reise' },
    parent: 'planning',
    screen: 'MyTrip',
    name: 'page.myTrip',
    search: ['travel', 'practical'],
    picture: 'vignett-kompass',
    hasScript: true,
  },
  search: {
    paths: { no: '/sok', en: '/en/search', de: '/de/suche' },
    parent: 'home',
    screen: 'Search',
    name: 'page.search',
    search: 'none',
    picture: 'vignett-havorn',
    hasScript: true,
  },
  about: {
    paths: { no: '/om-oss', en: '/en/about-us', de: '/de/über-uns' },
    parent: 'home',
    screen: 'Information',
    name: 'page.about',
    search: ['guide', 'page'],
    picture: 'vignett-kaffe',
  },
  contact: {
    paths: { no: '/kontakt', en: '/en/contact', de: '/de/kontakt' },
    parent: 'home',
    screen: 'Information',
    name: 'page.contact',
    search: ['guide', 'page'],
    picture: 'vignett-kompass',
  },
  imprint: {
    paths: { no: '/utgiver', en: '/en/imprint', de: '/de/impressum' },
    parent: 'home',
    screen: 'Information',
    name: 'page.imprint',
    search: ['guide', 'page'],
    picture: 'vignett-hytte-nokkel',
  },
  privacy: {
    paths: { no: '/personvern', en: '/en/privacy', de: '/de/datenschutz' },
    parent: 'home',
    screen: 'Information',
    name: 'page.privacy',
    search: ['guide', 'page'],
    picture: 'vignett-hytte-nokkel',
  },
  cookies: {
    paths: { no: '/cookies', en: '/en/cookies', de: '/de/cookies' },
    parent: 'home',
    screen: 'Information',
    name: 'page.cookies',
    search: ['guide', 'page'],
    picture: 'vignett-vaffel',
  },
  accessibility: {
    paths: { no: '/tilgjengelighet', en: '/en/accessibility', de: '/de/barrierefreiheit' },
    parent: 'home',
    screen: 'Information',
    name: 'page.accessibility',
    search: ['guide', 'page'],
    picture: 'vignett-ferje',
  },
  accessForAll: {
    paths: { no: '/for-alle', en: '/en/accessible-lofoten', de: '/de/barrierefrei' },
    parent: 'travelInfo',
    screen: 'Information',
    name: 'page.accessForAll',
    search: ['travel', 'practical'],
  },
  offline: {
    paths: { no: '/uten-nett', en: '/en/offline', de: '/de/offline' },
    parent: 'home',
    screen: 'Offline',
    name: 'page.offline',
    search: ['travel', 'practical'],
    hasScript: true,
    isIndexed: false,
  },
  notFound: {
    paths: { no: '/404', en: '/en/404', de: '/de/404' },
    parent: 'home',
    screen: 'NotFound',
    name: 'page.notFound',
    search: 'none',
    hasScript: true,
    isIndexed: false,
  },
} as const satisfies Record<string, PageDefinition>

export type PageId = keyof typeof pages

/** Returns the definition of a page in the common shape; compiles only if all parents and canonical pages exist. */
export function definitionOf(page: PageId): PageDefinition<PageId> {
  return pages[page]
}

/** Today has the warnings themselves, search and the page not found lead on to others, and without a network nobody knows. */
const pagesWithoutDay: readonly PageId[] = ['today', 'search', 'notFound', 'offline']

/** Returns whether an official warning of today stands on a page: on all for who is out or plans to be, not on those about the guide itself. */
export function isForWhoIsOut(page: PageId): boolean {
  return !pagesWithoutDay.includes(page) && definitionOf(page).search[0] !== 'guide'
}

export const pageIds = Object.keys(pages) as PageId[]

/** Returns the name of the parameter in a page's paths, if any: `placeId` for `place`. */
export function parameterOf(page: PageId): string | undefined {
  return /\[(\w+)\]/.exec(pages[page].paths.no)?.[1]
}
