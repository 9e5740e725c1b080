import { weatherPlaces } from '#contract/weather.ts'
import { readEntry } from '#site/editorial/entries.ts'
import { readCabinsCopy } from '#site/editorial/pages/cabins-copy.ts'
import { readEvCharging } from '#site/editorial/pages/ev-charging-copy.ts'
import { readFoodExperiences } from '#site/editorial/pages/food-experiences-copy.ts'
import { readHotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { isInformationPage, readInformationCopy } from '#site/editorial/pages/information-copy.ts'
import { readMotels } from '#site/editorial/pages/motels-copy.ts'
import { readPackingList } from '#site/editorial/pages/packing-list-copy.ts'
import { readPlacesCopy } from '#site/editorial/pages/places-copy.ts'
import { readRestaurantsCopy } from '#site/editorial/pages/restaurants-copy.ts'
import { readSearchCopy } from '#site/editorial/pages/search-copy.ts'
import { readTravelInfo } from '#site/editorial/pages/travel-info-copy.ts'
import { readWeatherCopy } from '#site/editorial/pages/weather-copy.ts'
import { readPlace } from '#site/editorial/place-queries.ts'
import { restaurants } from '#site/editorial/restaurant-queries.ts'
import { isSeasonId, readSeason } from '#site/editorial/season-queries.ts'
import { translator } from '#site/i18n/translate.ts'
import { nameOfPage } from '#site/layout/page-names.ts'
import { type GuidePage, listAllPages } from '#site/routes/all-pages.ts'
import { entryOfPage } from '#site/routes/entry-pages.ts'
import type { PageId } from '#site/routes/route-table.ts'
import { foldLetters } from './fold-letters.ts'

export type SearchGroupId = 'places' | 'stay' | 'food' | 'travel' | 'seasons' | 'guide'

/** A page as the index of the guide lists it. */
export interface IndexedPage {
  group: SearchGroupId
  name: string
  description: string
  /** Percent-encoded, for an `href`. */
  href: string
  /** Everything that a search compares with, through `foldLetters`. */
  find: string
}

const groupOf: Partial<Record<PageId, SearchGroupId>> = {
  places: 'places',
  place: 'places',
  hotels: 'stay',
  cabins: 'stay',
  hotel: 'stay',
  cabin: 'stay',
  // Their twins at the canonical addresses are the same pages.
  motels: 'stay',
  restaurants: 'food',
  restaurant: 'food',
  foodExperiences: 'food',
  travelInfo: 'travel',
  weather: 'travel',
  packingList: 'travel',
  evCharging: 'travel',
  chargingStation: 'travel',
  season: 'seasons',
  about: 'guide',
  contact: 'guide',
  privacy: 'guide',
  cookies: 'guide',
  accessibility: 'guide',
}

interface Description {
  title: string
  description: string
  keywords: string[]
}

/** The title and the sentence of a page as its own copy has them, with words people search for. Throws for a page without words. */
function describePageForIndex(page: GuidePage): Description {
  const { id, language, params } = page
  const searched = readSearchCopy(language).keywords
  const entry = entryOfPage(page)
  if (entry) {
    const { facts, words } = readEntry(entry.kind, entry.id, language)
    const { title, description, keywords } = words
    return { title, description, keywords: [facts.village, facts.municipality, ...keywords] }
  }
  if (id === 'place') {
    const { words, facts } = readPlace(params.placeId ?? '', language)
    const names = words.highlights.map((highlight) => highlight.name)
    return {
      title: words.title,
      description: words.description,
      keywords: [facts.municipality, ...names, ...words.keywords],
    }
  }
  if (id === 'places') {
    const { title, description, tips } = readPlacesCopy(language)
    return { title, description, keywords: tips.list.map((tip) => tip.name) }
  }
  if (id === 'cabins') {
    const { title, description, keywords } = readCabinsCopy(language)
    return { title, description, keywords }
  }
  if (id === 'hotels') {
    const { title, description, keywords } = readHotelsCopy(language)
    return { title, description, keywords }
  }
  if (id === 'evCharging') {
    const { title, description, keywords } = readEvCharging(language).copy
    return { title, description, keywords }
  }
  if (id === 'motels') {
    const { copy, places } = readMotels(language)
    return { ...copy, keywords: places.map((place) => place.name) }
  }
  if (id === 'restaurants') {
    const houses = restaurants.list(language).map(({ facts }) => `${facts.name} ${facts.village}`)
    return { ...readRestaurantsCopy(language), keywords: houses }
  }
  if (id === 'foodExperiences') {
    const { copy, dishes, places } = readFoodExperiences(language)
    return { ...copy, keywords: [...dishes, ...places].map(({ name }) => name) }
  }
  if (id === 'season' && params.season && isSeasonId(params.season)) {
    const { title, description, months } = readSeason(params.season, language)
    return { title, description, keywords: [months, ...searched[params.season]] }
  }
  if (id === 'weather') {
    const { title, description } = readWeatherCopy(language)
    return {
      title,
      description,
      keywords: [...Object.values(weatherPlaces).map((place) => place.name), ...searched.weather],
    }
  }
  if (isInformationPage(id)) {
    const { title, description, sections } = readInformationCopy(id, language)
    return { title, description, keywords: sections.map((section) => section.title) }
  }
  if (id === 'travelInfo') {
    const { title, description } = readTravelInfo(language).copy
    return { title, description, keywords: searched.travelInfo }
  }
  if (id === 'packingList') {
    const { title, description } = readPackingList(language).copy
    return { title, description, keywords: searched.packingList }
  }
  throw new Error(`The page "${id}" is in the index but nobody has described it (site/features/search).`)
}

/** Every page of a language that a visitor may look for, in the order of the route table; the home page and the search itself are left out. */
export function listIndexedPages(language: GuidePage['language']): IndexedPage[] {
  return listAllPages()
    .filter((page) => page.language === language)
    .flatMap((page) => {
      const group = groupOf[page.id]
      if (!group) return []
      // Under the heading «Steder» the list of places needs another name than «Steder».
      const name =
        page.id === 'places' ? translator(language)('place.allPlaces') : nameOfPage(page.id, language, page.params)
      const { title, description, keywords } = describePageForIndex(page)
      return [
        {
          group,
          name,
          description,
          href: encodeURI(page.path),
          find: foldLetters([name, title, description, ...keywords].join(' ')),
        },
      ]
    })
}
