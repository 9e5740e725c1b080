import type { Language } from '#contract/languages.ts'

/**
 * Every page of the guide: its path in each language and the page above it in the breadcrumbs. `[name]` is a parameter.
 * This is the only place where a path of the guide is written down; `pathFor` makes every address from it.
 */
export const routeTable = {
  home: { no: '/', en: '/en', de: '/de' },

  hotels: { no: '/hoteller', en: '/en/hotels', de: '/de/hotels', parent: 'home' },
  hotel: { no: '/hoteller/[id]', en: '/en/hotels/[id]', de: '/de/hotels/[id]', parent: 'hotels' },
  cabins: { no: '/rorbuer', en: '/en/fishermans-cabins', de: '/de/fischerhütten', parent: 'home' },
  cabin: {
    no: '/rorbuer/[slug]',
    en: '/en/fishermans-cabins/[slug]',
    de: '/de/fischerhütten/[slug]',
    parent: 'cabins',
  },
  motels: { no: '/moteller', en: '/en/motels', de: '/de/motels', parent: 'home' },
  motelsCanonical: {
    no: '/moteller-i-lofoten',
    en: '/en/motels-in-lofoten',
    de: '/de/motels-auf-den-lofoten',
    parent: 'home',
  },

  restaurants: { no: '/restauranter', en: '/en/restaurants', de: '/de/restaurants', parent: 'home' },
  restaurant: {
    no: '/restauranter/[id]',
    en: '/en/restaurants/[id]',
    de: '/de/restaurants/[id]',
    parent: 'restaurants',
  },
  restaurantsCanonical: {
    no: '/beste-restauranter-i-lofoten',
    en: '/en/best-restaurants-in-lofoten',
    de: '/de/beste-restaurants-auf-den-lofoten',
    parent: 'home',
  },
  foodExperiences: { no: '/matopplevelser', en: '/en/food-experiences', de: '/de/kulinarisches', parent: 'home' },

  activities: { no: '/aktiviteter', en: '/en/activities', de: '/de/aktivitaten', parent: 'home' },
  activity: {
    no: '/aktiviteter/[id]',
    en: '/en/activities/[id]',
    de: '/de/aktivitaten/[id]',
    parent: 'activities',
  },
  trips: { no: '/turer', en: '/en/trips', de: '/de/touren', parent: 'home' },
  trip: { no: '/turer/[slug]', en: '/en/trips/[slug]', de: '/de/touren/[slug]', parent: 'trips' },
  places: { no: '/steder', en: '/en/places', de: '/de/orte', parent: 'home' },
  place: {
    no: '/steder-a-besoke/[placeId]',
    en: '/en/places-to-visit/[placeId]',
    de: '/de/sehenswerte-orte/[placeId]',
    parent: 'places',
  },
  articles: { no: '/artikler', en: '/en/articles', de: '/de/artikel', parent: 'home' },
  article: { no: '/artikler/[id]', en: '/en/articles/[id]', de: '/de/artikel/[id]', parent: 'articles' },

  travelInfo: { no: '/reiseinfo', en: '/en/travel-info', de: '/de/reiseinformationen', parent: 'home' },
  weather: {
    no: '/reiseinfo/vaer',
    en: '/en/travel-info/weather',
    de: '/de/reiseinformationen/wetter',
    parent: 'travelInfo',
  },
  map: {
    no: '/reiseinfo/kart',
    en: '/en/travel-info/map',
    de: '/de/reiseinformationen/karte',
    parent: 'travelInfo',
  },
  season: {
    no: '/reiseinfo/sesong/[season]',
    en: '/en/travel-info/season/[season]',
    de: '/de/reiseinformationen/jahreszeit/[season]',
    parent: 'travelInfo',
  },
  packingList: {
    no: '/reiseinfo/pakkeliste',
    en: '/en/travel-info/packing-list',
    de: '/de/reiseinformationen/packliste',
    parent: 'travelInfo',
  },
  evCharging: { no: '/elbil-lading', en: '/en/ev-charging', de: '/de/ev-ladestationen', parent: 'home' },
  chargingStation: {
    no: '/elbil-lading/[id]',
    en: '/en/ev-charging/[id]',
    de: '/de/ev-ladestationen/[id]',
    parent: 'evCharging',
  },

  bestHotels: { no: '/beste-hoteller', en: '/en/best-hotels', de: '/de/beste-hotels', parent: 'hotels' },
  bestRestaurants: {
    no: '/beste-restauranter',
    en: '/en/best-restaurants',
    de: '/de/beste-restaurants',
    parent: 'restaurants',
  },
  bestActivities: {
    no: '/beste-aktiviteter',
    en: '/en/best-activities',
    de: '/de/beste-aktivitaten',
    parent: 'activities',
  },
  bestCabins: {
    no: '/beste-rorbuer',
    en: '/en/best-fishermans-cabins',
    de: '/de/beste-fischerhütten',
    parent: 'cabins',
  },

  planning: { no: '/planlegg', en: '/en/plan', de: '/de/planen', parent: 'home' },
  search: { no: '/sok', en: '/en/search', de: '/de/suche', parent: 'home' },
  about: { no: '/om-oss', en: '/en/about-us', de: '/de/über-uns', parent: 'home' },
  contact: { no: '/kontakt', en: '/en/contact', de: '/de/kontakt', parent: 'home' },
  privacy: { no: '/personvern', en: '/en/privacy', de: '/de/datenschutz', parent: 'home' },
  cookies: { no: '/cookies', en: '/en/cookies', de: '/de/cookies', parent: 'home' },
  accessibility: {
    no: '/tilgjengelighet',
    en: '/en/accessibility',
    de: '/de/barrierefreiheit',
    parent: 'home',
  },
  offline: { no: '/uten-nett', en: '/en/offline', de: '/de/offline', parent: 'home' },
  notFound: { no: '/404', en: '/en/404', de: '/de/404', parent: 'home' },
} as const satisfies Record<string, Record<Language, string> & { parent?: string }>

export type PageId = keyof typeof routeTable

/**
 * The only pages that may carry script: each has something that moves, is asked for, or is remembered in the address. A
 * page that is not on this list reads and works without any, and `checks/` fails if it carries one all the same. The search
 * is on every page and the count of clicks wherever a paying link is (PageLayout.astro); neither puts a page on this list.
 */
export const pagesWithScript = [
  'home',
  'travelInfo',
  'weather',
  'map',
  'packingList',
  'planning',
  'search',
  'offline',
  'notFound',
  'hotels',
  'bestHotels',
  'hotel',
  'cabin',
  'restaurant',
  'chargingStation',
  'trips',
  'trip',
  'activity',
  // Only where the partner’s widget is configured.
  'activities',
] as const satisfies PageId[]

/** The page above a page in the breadcrumbs; undefined for the home page. */
export function parentOf(page: PageId): PageId | undefined {
  const route: Record<Language, string> & { parent?: string } = routeTable[page]
  return route.parent as PageId | undefined
}
