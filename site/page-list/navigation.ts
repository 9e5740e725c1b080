import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { type PageId, pages } from '#site/routes/pages.ts'
import { fillPattern } from '#site/routes/path-for.ts'
import {
  backpack,
  bed,
  boat,
  buildings,
  cloudSun,
  downloadSimple,
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

/** The pages that a menu may list, each with its line and its sign. */
const menuPages = {
  cabins: { hint: 'menu.cabins.hint', icon: houseLine },
  hotels: { hint: 'menu.hotels.hint', icon: buildings },
  motels: { hint: 'menu.motels.hint', icon: bed },
  camper: { hint: 'menu.camper.hint', icon: tent },
  bestCabins: { hint: 'menu.bestCabins.hint', icon: ranking },
  bestHotels: { hint: 'menu.bestHotels.hint', icon: ranking },
  restaurants: { hint: 'menu.restaurants.hint', icon: forkKnife },
  foodExperiences: { hint: 'menu.foodExperiences.hint', icon: fish },
  bestRestaurants: { hint: 'menu.bestRestaurants.hint', icon: ranking },
  trips: { hint: 'menu.trips.hint', icon: signpost },
  activities: { hint: 'menu.activities.hint', icon: boat },
  places: { hint: 'menu.places.hint', icon: mapPin },
  articles: { hint: 'menu.articles.hint', icon: mountains },
  bestActivities: { hint: 'menu.bestActivities.hint', icon: ranking },
  today: { hint: 'menu.today.hint', icon: warning },
  travelInfo: { hint: 'menu.travelInfo.hint', icon: roadHorizon },
  weather: { hint: 'menu.weather.hint', icon: cloudSun },
  map: { hint: 'menu.map.hint', icon: mapTrifold },
  evCharging: { hint: 'menu.evCharging.hint', icon: gasPump },
  accessForAll: { hint: 'menu.accessForAll.hint', icon: signpost },
  packingList: { hint: 'menu.packingList.hint', icon: backpack },
  offline: { hint: 'menu.offline.hint', icon: downloadSimple },
} as const satisfies Partial<Record<PageId, { hint: MessageKey; icon: string }>>

type MenuPage = keyof typeof menuPages
const menuPageIds = Object.keys(menuPages) as [MenuPage, ...MenuPage[]]

const groupNames = {
  stay: 'menu.stay',
  food: 'menu.food',
  experiences: 'menu.experiences',
  practical: 'menu.practical',
} as const satisfies Record<NavigationGroup['id'], MessageKey>

const group = z.array(z.enum(menuPageIds)).min(1).describe('Its pages, in the order in which they stand')

/** Schema of `content/menu.yaml`. */
export const menuSchema = z
  .strictObject({ stay: group, food: group, experiences: group, practical: group })
  .superRefine((menu, context) => {
    const listed = Object.entries(menu).flatMap(([name, pages]) => pages.map((page) => ({ name, page })))
    for (const { name, page } of listed.filter(
      ({ page }, index) => listed.findIndex((one) => one.page === page) < index,
    ))
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `lists "${page}" a second time. Leave it in one place.`,
      })
    const missing = menuPageIds.filter((page) => !listed.some((one) => one.page === page))
    if (missing.length > 0)
      context.addIssue({
        code: 'custom',
        message: `no menu leads to ${missing.join(' and ')}. Put each into one of them.`,
      })
  })

function readMenu(): z.infer<typeof menuSchema> {
  return readYaml('menu.yaml', menuSchema, 'It says what stands in which menu.')
}

registerReader(readMenu)

/** Returns the four menus with their links, for header, mobile menu, footer and home page. */
export function listNavigation(language: Language): NavigationGroup[] {
  const translate = translator(language)
  const menu = readMenu()
  return (Object.keys(groupNames) as NavigationGroup['id'][]).map((id) => ({
    id,
    name: translate(groupNames[id]),
    links: menu[id].map((page) => ({
      href: encodeURI(fillPattern(pages[page].paths[language], {})),
      name: nameOfPage(page, language),
      hint: translate(menuPages[page].hint),
      icon: menuPages[page].icon,
    })),
  }))
}
