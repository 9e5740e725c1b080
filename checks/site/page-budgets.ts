import { pages } from '#site/routes/pages.ts'
import type { PageId } from './built-site.ts'
import type { PageWeight } from './page-weight.ts'

/** What a page may weigh before scrolling or clicking, as weighPage measures it; fonts are the same everywhere (budgets.ts). */
export type PageBudget = Omit<PageWeight, 'fonts'>

/** What waits to be seen is none unless a row says so. */
type Row = Omit<PageBudget, 'whenSeen'> & { whenSeen?: number }

/**
 * The budget of each kind of page: its heaviest page as measured on 2026-11-22 (bench/README.md), plus 5–20 % HTML and a third
 * more pictures for the owner's texts, hardly more of what only code adds, and one more request. Figures and days are written from a
 * table of about a kilobyte, so that no page waits for the browser's own (site/i18n/format-number.ts). Compressed sizes differ by some bytes
 * from one build to the next, with the names of files: no budget is met to the byte.
 */
const pageBudgets: Partial<Record<PageId, Row>> = {
  // With what helps pictures of hotels that fail, which the page of hotels shares.
  home: { html: 27_400, styles: 55_000, pictures: 9_000, script: 3_050, requests: 11 },
  // The filters of the list, links to its parts above it, every bed of the map, folded, what is open in winter, and dates, whose script comes once they are used.
  hotels: { html: 29_800, styles: 51_000, pictures: 8_000, script: 3_740, requests: 14 },
  // The stars of three criteria, and why.
  hotel: { html: 28_450, styles: 56_000, pictures: 9_500, script: 2_830, requests: 12 },
  // Where a house has hours, what fetches them once somebody asks what is open.
  cabins: { html: 25_500, styles: 57_000, pictures: 8_500, script: 1_990, requests: 9 },
  // The stars of three criteria, and why.
  cabin: { html: 28_800, styles: 56_000, pictures: 9_000, script: 2_830, requests: 12 },
  motels: { html: 19_700, styles: 49_000, pictures: 10_000, script: 690, requests: 8 },
  motelsCanonical: { html: 19_700, styles: 49_000, pictures: 10_000, script: 690, requests: 8 },
  // What can still be reached while a road is closed: sites, beds and whom to ring.
  // What holds in winter, and the line that puts it later in summer; of each site how far it is, and what loads the live parts that say which road is closed on the way.
  camper: { html: 25_100, styles: 49_000, pictures: 10_000, script: 2_700, requests: 12 },
  // Every place to eat of the map, folded; links to the parts above the list; who has dinner tonight, which a script says by the clock.
  // Which evening is meant, a choice of village, the dates of a stay, what loads the live parts when they come near, and how far each house is, for roads that are closed on the way.
  // Says how old it is without a network. Orders the houses by where one is, which another page may have kept.
  restaurants: { html: 29_300, styles: 53_000, pictures: 7_500, script: 8_500, requests: 24 },
  restaurantsCanonical: { html: 29_300, styles: 53_000, pictures: 7_500, script: 8_500, requests: 24 },
  // With what says whether it is open, where hours are known.
  restaurant: { html: 28_250, styles: 56_000, pictures: 10_000, script: 3_150, requests: 13 },
  foodExperiences: { html: 25_000, styles: 49_000, pictures: 6_000, script: 690, requests: 8 },
  activities: { html: 22_250, styles: 50_000, pictures: 2_000, script: 2_350, requests: 10 },
  // Three have hours, and the script that says whether they are open.
  // The map of Borg has more land in it than any other.
  // Formatters are made once; nearby has a list of what one does.
  // The stars of three criteria, and why.
  // Northern lights ask for the sky of tonight once that is near.
  activity: { html: 29_270, styles: 56_000, pictures: 11_000, script: 4_400, requests: 15 },
  // A line on each hike, and in its row whether it is out of season now.
  trips: { html: 30_000, styles: 55_000, pictures: 7_500, script: 690, requests: 8 },
  // What is live of it, the bulletin and the hours of the walk, comes when it comes near. The weather is a file that places share.
  // On a hike, where one is for 112, in words that need no network, and who waits until when, fetched once that is opened; the stars and why.
  // The names of the files of today, which share what says a road.
  trip: { html: 35_730, styles: 63_400, pictures: 10_000, script: 6_710, requests: 20 },
  // The section along the road; with a photo and its credit at each place.
  places: { html: 24_600, styles: 48_500, pictures: 10_500, script: 2_020, requests: 9 },
  // The ring of summits and the sun's times.
  // Four have the ferries from next door.
  // Nearby, what one does has a list of its own beside what one sees.
  // The weather and the light of today, fetched when they come near, and what is open in winter.
  place: { html: 30_790, styles: 51_500, pictures: 10_500, script: 2_570, requests: 11 },
  articles: { html: 20_500, styles: 46_000, pictures: 4_000, script: 690, requests: 8 },
  // The one about northern lights asks for the sky of tonight once that is near.
  article: { html: 25_000, styles: 48_000, pictures: 9_500, script: 2_300, requests: 13 },
  // With the short answers to what guests ask: pharmacy, shops on Sunday, petrol, cash, parking, luggage.
  travelInfo: { html: 29_400, styles: 49_000, pictures: 7_000, script: 6_600, requests: 14 },
  // React and the cache of queries, shared with map, weather and hotels; what the parts are drawn with comes beside the answer.
  // Draws the place in the weather of the hour, and the night; without script the usual weather and light of each month. Shares the calendar and the reading of answers with the pages of weather, map and hotels, which load them as files of their own.
  // In one breath at the top: what is true now, in sentences that lead to their parts.
  // What there is indoors, with the ways there, and where to stand under northern lights.
  // With the road table, by which the page says where one can drive to, and the beds that one can get to, each with whom to ring; the bus.
  today: { html: 38_300, styles: 54_500, pictures: 6_300, script: 90_300, requests: 47 },
  // Opens at the place that one comes from or chose last. Says what happened where a part of it stops.
  // Says that there is no network, and how old the forecast is.
  weather: { html: 28_000, styles: 54_000, pictures: 8_000, script: 94_100, whenSeen: 6_100, requests: 44 },
  // Remembers whether more detail is wanted, in the address and on the device. The land before the map has heights and lakes.
  // Reads when the sun is shown for, which shares the calendar with weather and trip in files of their own.
  // With a legend of its signs. Says what happened where a part of it stops.
  // Where one is for 112, in words that need no network.
  map: { html: 60_600, styles: 70_000, pictures: 7_600, script: 81_900, requests: 41 },
  season: { html: 23_500, styles: 50_000, pictures: 9_000, script: 690, requests: 8 },
  // Opens the list of the season.
  packingList: { html: 21_000, styles: 48_000, pictures: 2_000, script: 2_350, requests: 11 },
  // Works out the way back too, what is left with the proposed charges, how long they take, and what helps where a charger is down.
  // The other chargers are folded. Asks whether the road is open now, for which the form knows where the road lies.
  // Says how old it is without a network; the road has its bends. What is closed stands first, and the month is that of the clock.
  evCharging: { html: 32_000, styles: 55_000, pictures: 9_500, script: 2_350, whenSeen: 72_500, requests: 11 },
  // The entry's budget and the live status of its points.
  chargingStation: { html: 27_000, styles: 56_000, pictures: 10_000, script: 4_040, requests: 14 },
  // Remembers what is sent before it is awake. Says a failure also where what shows notices cannot be fetched.
  // Keeps to one place, and takes dates and guests along to the hotels below.
  // Without prices of a partner it takes dates to every link of the partner's search, and puts lists in order for dates in winter.
  bestHotels: { html: 38_500, styles: 64_000, pictures: 9_500, script: 6_960, whenSeen: 91_900, requests: 27 },
  bestRestaurants: { html: 31_000, styles: 58_000, pictures: 5_000, script: 690, requests: 8 },
  bestActivities: { html: 32_500, styles: 58_000, pictures: 7_000, script: 1_040, requests: 9 },
  bestCabins: { html: 32_000, styles: 58_000, pictures: 7_000, script: 1_040, requests: 9 },
  // Lets the links to the plans follow how one comes.
  planning: { html: 30_000, styles: 53_000, pictures: 7_000, script: 1_950, requests: 11 },
  // React and the cache of queries, shared with map, weather and hotels, the form, and what keeps a plan (decision 61). What shows and changes a plan
  // comes beside stops and roads; forecast, maps, files, the search for stops and messages come after it.
  // The styles of what is loaded when it is wanted, a pasted plan and the booklet among it, are in the page.
  myTrip: { html: 26_500, styles: 64_200, pictures: 2_000, script: 95_800, requests: 37 },
  search: { html: 25_500, styles: 48_000, pictures: 3_000, script: 1_040, requests: 9 },
  about: { html: 18_500, styles: 45_000, pictures: 3_000, script: 690, requests: 8 },
  contact: { html: 17_800, styles: 45_000, pictures: 2_500, script: 690, requests: 8 },
  privacy: { html: 20_500, styles: 45_000, pictures: 2_000, script: 690, requests: 8 },
  cookies: { html: 17_800, styles: 45_000, pictures: 2_000, script: 690, requests: 8 },
  accessibility: { html: 19_500, styles: 45_000, pictures: 3_500, script: 690, requests: 8 },
  // Where one is for 112.
  offline: { html: 22_400, styles: 48_000, pictures: 500, script: 7_600, whenSeen: 64_000, requests: 15 },
  notFound: { html: 17_800, styles: 47_000, pictures: 11_000, script: 820, requests: 9 },
}

/** The budget of any page that is no entry: a text with a drawing beside its title. */
const plainPageBudget: Row = { html: 20_500, styles: 45_000, pictures: 3_500, script: 690, requests: 8 }

/** The budget of an entry of a kind without a row above. */
const entryBudget: Row = { html: 28_250, styles: 56_000, pictures: 10_000, script: 1_590, requests: 11 }

/** What every page has besides: the letters of devices that stand in for ours (site/styles/stand-in-fonts.ts), what keeps early presses, that scripts are fetched whole, that the search is on its way, both names of the way to the trip, the imprint, and the languages in the footer and in a line that offers the visitor's own. */
const onEveryPage = { html: 1_770, styles: 7_200, script: 125 }

export function budgetOf(page: PageId): PageBudget {
  const budget = pageBudgets[page] ?? (pages[page].screen === 'Entry' ? entryBudget : plainPageBudget)
  return {
    whenSeen: 0,
    ...budget,
    html: budget.html + onEveryPage.html,
    styles: budget.styles + onEveryPage.styles,
    script: budget.script + onEveryPage.script,
  }
}
