import type { Rule } from '#checks/rule.ts'
import type { BuiltSite, PageId } from './built-site.ts'

/** Whether a page is about being outdoors or on the road, so that an official warning of today stands on it. A new page decides here. */
const isAboutOutdoors: Record<PageId, boolean> = {
  home: true,
  hotels: false,
  // Entries carry it for the way there.
  hotel: true,
  cabins: false,
  cabin: true,
  motels: false,
  motelsCanonical: false,
  camper: true,
  restaurants: true,
  restaurantsCanonical: true,
  restaurant: true,
  foodExperiences: true,
  activities: true,
  activity: true,
  trips: true,
  trip: true,
  places: true,
  place: true,
  articles: false,
  article: true,
  travelInfo: true,
  // Has the warnings themselves.
  today: false,
  weather: true,
  map: true,
  season: true,
  packingList: false,
  evCharging: true,
  chargingStation: true,
  bestHotels: false,
  bestRestaurants: false,
  bestActivities: false,
  bestCabins: false,
  planning: true,
  myTrip: true,
  search: false,
  about: false,
  contact: false,
  imprint: false,
  privacy: false,
  cookies: false,
  accessibility: false,
  accessForAll: false,
  offline: false,
  notFound: false,
}

export const warningsReachWhoIsOut: Rule<Pick<BuiltSite, 'pages'>> = {
  name: 'every page about being outdoors or on the road has the line of today, once, and hidden until there is something to say',
  findProblems({ pages }) {
    return pages.flatMap(({ path, id, root }) => {
      const lines = root.querySelectorAll('[data-today-line]')
      const wanted = isAboutOutdoors[id] ? 1 : 0
      if (lines.length !== wanted)
        return [
          {
            file: path,
            fix: `There are ${lines.length} lines of today, and a page of ${id} has ${wanted}: give its head \`today\`, put a loose TodayLine on it, or change the list of this rule.`,
          },
        ]
      return lines.some((line) => !line.hasAttribute('hidden'))
        ? [{ file: path, fix: 'The line of today is shown before anybody asked. Build it hidden.' }]
        : []
    })
  },
}
