import type { Language } from '#contract/languages.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { type PageId, pages } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'
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
  tent,
  warning,
} from '#site/ui/icons.ts'
import { nameOfPage } from './name-of-page.ts'

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

interface GroupPlan {
  id: NavigationGroup['id']
  name: MessageKey
  targets: { page: PageId; hint: MessageKey; icon: string }[]
}

const groups: GroupPlan[] = [
  {
    id: 'stay',
    name: 'menu.stay',
    targets: [
      { page: 'cabins', hint: 'menu.cabins.hint', icon: houseLine },
      { page: 'hotels', hint: 'menu.hotels.hint', icon: buildings },
      { page: 'motels', hint: 'menu.motels.hint', icon: bed },
      { page: 'camper', hint: 'menu.camper.hint', icon: tent },
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
      { page: 'today', hint: 'menu.today.hint', icon: warning },
      { page: 'travelInfo', hint: 'menu.travelInfo.hint', icon: roadHorizon },
      { page: 'weather', hint: 'menu.weather.hint', icon: cloudSun },
      { page: 'map', hint: 'menu.map.hint', icon: mapTrifold },
      { page: 'evCharging', hint: 'menu.evCharging.hint', icon: gasPump },
      { page: 'accessForAll', hint: 'menu.accessForAll.hint', icon: signpost },
      { page: 'packingList', hint: 'menu.packingList.hint', icon: backpack },
    ],
  },
]

/** Returns the four menus with their links, for header, mobile menu, footer and home page. */
export function listNavigation(language: Language): NavigationGroup[] {
  const translate = translator(language)
  return groups.map(({ id, name, targets }) => ({
    id,
    name: translate(name),
    links: targets.map(({ page, hint, icon }) => ({
      href: encodeURI(fillPattern(pages[page].paths[language], {})),
      name: nameOfPage(page, language),
      hint: translate(hint),
      icon,
    })),
  }))
}
