import type { Language } from '#contract/languages.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { type PageId, routeTable } from '#site/routes/route-table.ts'
import {
  backpack,
  bed,
  boat,
  buildings,
  cloudSun,
  fish,
  forkKnife,
  gasPump,
  houseLine,
  mapPin,
  mapTrifold,
  mountains,
  ranking,
  roadHorizon,
  signpost,
} from '#site/ui/icons.ts'
import { nameOfPage } from './page-names.ts'

export interface NavigationLink {
  href: string
  name: string
  hint: string
  icon: string
}

export interface NavigationGroup {
  id: 'stay' | 'food' | 'experiences' | 'practical'
  name: string
  links: NavigationLink[]
}

interface Target {
  page: PageId
  hint: MessageKey
  icon: string
}

interface GroupPlan {
  id: NavigationGroup['id']
  name: MessageKey
  targets: Target[]
}

const groups: GroupPlan[] = [
  {
    id: 'stay',
    name: 'menu.stay',
    targets: [
      { page: 'cabins', hint: 'menu.cabins.hint', icon: houseLine },
      { page: 'hotels', hint: 'menu.hotels.hint', icon: buildings },
      { page: 'motels', hint: 'menu.motels.hint', icon: bed },
      { page: 'bestCabins', hint: 'menu.bestCabins.hint', icon: ranking },
      { page: 'bestHotels', hint: 'menu.bestHotels.hint', icon: ranking },
    ],
  },
  {
    id: 'food',
    name: 'menu.food',
    targets: [
      { page: 'restaurants', hint: 'menu.restaurants.hint', icon: forkKnife },
      { page: 'foodExperiences', hint: 'menu.foodExperiences.hint', icon: fish },
      { page: 'bestRestaurants', hint: 'menu.bestRestaurants.hint', icon: ranking },
    ],
  },
  {
    id: 'experiences',
    name: 'menu.experiences',
    targets: [
      { page: 'trips', hint: 'menu.trips.hint', icon: signpost },
      { page: 'activities', hint: 'menu.activities.hint', icon: boat },
      { page: 'places', hint: 'menu.places.hint', icon: mapPin },
      { page: 'articles', hint: 'menu.articles.hint', icon: mountains },
      { page: 'bestActivities', hint: 'menu.bestActivities.hint', icon: ranking },
    ],
  },
  {
    id: 'practical',
    name: 'menu.practical',
    targets: [
      { page: 'travelInfo', hint: 'menu.travelInfo.hint', icon: roadHorizon },
      { page: 'weather', hint: 'menu.weather.hint', icon: cloudSun },
      { page: 'map', hint: 'menu.map.hint', icon: mapTrifold },
      { page: 'evCharging', hint: 'menu.evCharging.hint', icon: gasPump },
      { page: 'packingList', hint: 'menu.packingList.hint', icon: backpack },
    ],
  },
]

/** The four menus of the guide with their links. Header, mobile menu, footer and home page read this. */
export function listNavigation(language: Language): NavigationGroup[] {
  const translate = translator(language)
  return groups.map(({ id, name, targets }) => ({
    id,
    name: translate(name),
    links: targets.map(({ page, hint, icon }) => ({
      href: encodeURI(fillPattern(routeTable[page][language], {})),
      name: nameOfPage(page, language),
      hint: translate(hint),
      icon,
    })),
  }))
}
