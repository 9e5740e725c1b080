import { listPlaceIds } from '#site/editorial/place-queries.ts'
import type { Language } from '#site/i18n/languages.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import { isBuilt, type PageId, routeTable } from '#site/routes/route-table.ts'
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
  leaf,
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
  params?: Record<string, string>
  /** The section of the page that is meant. */
  section?: 'bo' | 'mat'
  /** The words of the link where they are not the page's own name. */
  name?: MessageKey
  hint: MessageKey
  icon: string
}

interface GroupPlan {
  id: NavigationGroup['id']
  name: MessageKey
  targets: Target[]
  /** Shown only while none of the group's own pages is built: where the guide says something on the matter already. */
  standIns: Target[]
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
    standIns: [
      {
        page: 'place',
        params: { placeId: 'reine' },
        section: 'bo',
        name: 'menu.stayInReine',
        hint: 'menu.stayInReine.hint',
        icon: houseLine,
      },
      {
        page: 'place',
        params: { placeId: 'henningsvaer' },
        section: 'bo',
        name: 'menu.stayInHenningsvaer',
        hint: 'menu.stayInHenningsvaer.hint',
        icon: houseLine,
      },
      {
        page: 'place',
        params: { placeId: 'nusfjord' },
        section: 'bo',
        name: 'menu.stayInNusfjord',
        hint: 'menu.stayInNusfjord.hint',
        icon: houseLine,
      },
      {
        page: 'place',
        params: { placeId: 'svolvaer' },
        section: 'bo',
        name: 'menu.stayInSvolvaer',
        hint: 'menu.stayInSvolvaer.hint',
        icon: buildings,
      },
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
    standIns: [
      {
        page: 'season',
        params: { season: 'winter' },
        section: 'mat',
        name: 'menu.foodInWinter',
        hint: 'menu.foodInWinter.hint',
        icon: fish,
      },
      {
        page: 'season',
        params: { season: 'autumn' },
        section: 'mat',
        name: 'menu.foodInAutumn',
        hint: 'menu.foodInAutumn.hint',
        icon: leaf,
      },
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
    standIns: [],
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
    standIns: [],
  },
]

function isThere(target: Target): boolean {
  if (!isBuilt(target.page)) return false
  return target.params?.placeId === undefined || listPlaceIds().includes(target.params.placeId)
}

function hrefOf(target: Target, language: Language): string {
  const path = encodeURI(fillPattern(routeTable[target.page][language], target.params ?? {}))
  return target.section ? `${path}#${target.section}` : path
}

/** The four menus of the guide with the links that lead somewhere today. Header, mobile menu, footer and home page read this. */
export function listNavigation(language: Language): NavigationGroup[] {
  const translate = translator(language)
  return groups.map((group) => {
    const own = group.targets.filter(isThere)
    const shown = own.length > 0 ? own : group.standIns.filter(isThere)
    return {
      id: group.id,
      name: translate(group.name),
      links: shown.map((target) => ({
        href: hrefOf(target, language),
        name: target.name ? translate(target.name) : nameOfPage(target.page, language, target.params),
        hint: translate(target.hint),
        icon: target.icon,
      })),
    }
  })
}
