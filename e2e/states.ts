import { expect, type Page } from '@playwright/test'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import {
  exampleClosedRoad,
  exampleNow,
  examplePart,
  exampleToday,
  exampleWarning,
} from '#site/features/today/parts/today-examples.ts'
import norwegian from '#site/i18n/messages/no.json' with { type: 'json' }
import { hrefFor } from '#site/routes/path-for.ts'
import type { LivePart } from './live-parts.ts'

interface State {
  path: string
  /** On a phone (390 px) instead of a desktop. */
  isOnPhone?: boolean
  /** Runs before the page is requested. */
  prepare?: (page: Page) => Promise<unknown>
  /** Brings the page into the state and waits for it. */
  arrive: (page: Page) => Promise<void>
  /** Where axe looks: the part that differs from the previous state. */
  within: string
}

export const stormyDay = exampleToday({
  warnings: examplePart([
    exampleWarning({
      id: 'gale',
      startsAt: '2026-11-23T10:00:00.000Z',
      area: { no: 'Lofoten og Vesterålen', en: 'Lofoten and Vesterålen' },
      places: ['reine', 'ballstad'],
      description: { no: 'Vindkast på 35 til 40 m/s.', en: 'Gusts of 35 to 40 m/s.' },
      advice: { no: 'Fest løse ting.', en: 'Secure loose objects.' },
      link: 'https://www.met.no/',
    }),
  ]),
})

/** Stops the clock of a page on a November day and answers what it asks of today. */
export async function answerToday(page: Page, answer: typeof stormyDay): Promise<void> {
  await page.clock.setFixedTime(exampleNow)
  await page.route('**/api/today', (route) => route.fulfill({ json: answer }))
}

/** A state that another test creates and checks. */
interface SeenElsewhere {
  file: string
  /** The beginning of the test’s title. */
  test: string
}

const weatherApi = '**/api/weather/**'
const hotelsApi = '**/functions/v1/expedia-api'
const toast = '[data-sonner-toast]'

const button = (page: Page, key: keyof typeof norwegian) =>
  page.getByRole('button', { name: norwegian[key], exact: true })

async function arriveAtDay(page: Page, ...shown: string[]): Promise<void> {
  await page.locator('.day-here').scrollIntoViewIfNeeded()
  for (const each of shown) await expect(page.locator(each)).toBeVisible()
}

async function type(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await expect(page.locator('#search-panel-words')).toBeFocused()
  await page.keyboard.type(words)
}

const failWeather = (page: Page) =>
  page.route(weatherApi, (route) => route.fulfill({ status: 503, contentType: 'application/json', body: '{}' }))

/** Every state of every part; a new part must list its states here. */
export const states: Record<LivePart, Record<string, State | SeenElsewhere>> = {
  Header: {
    'a menu is open': {
      path: hrefFor('home', 'no'),
      arrive: async (page) => {
        await button(page, 'menu.practical').click()
        await expect(page.locator('.menu-panel:popover-open')).toBeVisible()
      },
      within: '.page-header',
    },
    'the menu of a phone is open, with a group': {
      path: hrefFor('home', 'no'),
      isOnPhone: true,
      arrive: async (page) => {
        await button(page, 'menu.open').click()
        await page.locator('#mobile-menu summary').first().click()
        await expect(page.locator('#mobile-menu details[open] a').first()).toBeVisible()
      },
      within: '.page-header',
    },
    'the way past the header has the focus': {
      path: hrefFor('contact', 'no'),
      arrive: async (page) => {
        await page.keyboard.press('Tab')
        await expect(page.locator('.skip')).toBeInViewport()
      },
      within: '.skip',
    },
  },
  'tonight-sky': {
    'it says where the sky is clearest tonight': {
      path: linkToEntry('articles', 'northern-lights', 'no'),
      prepare: (page) => answerToday(page, exampleToday()),
      arrive: (page) => expect(page.locator('[data-sky-answer]')).toHaveText(/\S/),
      within: '.tonight-sky',
    },
  },
  tonight: {
    'it says who has dinner, and whom to ask': {
      path: hrefFor('restaurants', 'no'),
      arrive: async (page) => {
        await expect(page.locator('[data-tonight-said]')).toContainText(/\d/)
        await expect(page.locator('[data-dinner-state]').first()).not.toBeEmpty()
      },
      within: '#tonight',
    },
  },
  suggestions: {
    'nobody has typed yet': {
      path: hrefFor('contact', 'no'),
      arrive: (page) => type(page, ''),
      within: '.page-header',
    },
    'something is found, and one is chosen': { file: 'search.spec.ts', test: 'axe finds nothing on the answers' },
    'nothing is found': {
      path: hrefFor('contact', 'no'),
      arrive: async (page) => {
        await type(page, 'qqqq')
        await expect(page.locator('#search-panel .suggest')).toContainText('qqqq')
      },
      within: '.page-header',
    },
    'the search does not come': {
      path: hrefFor('contact', 'no'),
      isOnPhone: true,
      prepare: (page) => page.route('**/search/text/**', (route) => route.abort()),
      arrive: async (page) => {
        await type(page, 'reine')
        await expect(page.locator('#search-panel .suggest .note')).toBeVisible()
      },
      within: '.page-header',
    },
  },
  'search-page': {
    'results, another word instead, nothing': { file: 'search.spec.ts', test: 'axe finds nothing on the answers' },
    'the search does not come': {
      path: `${hrefFor('search', 'no')}#q=reine`,
      prepare: (page) => page.route('**/search/text/**', (route) => route.abort()),
      arrive: (page) => expect(page.locator('.search-note')).toBeVisible({ timeout: 20_000 }),
      within: 'main',
    },
  },
  tabs: {
    'another tab is chosen': {
      path: hrefFor('home', 'no'),
      arrive: async (page) => {
        await page.getByRole('tab', { name: norwegian['season.summer'] }).click()
        await expect(page.getByRole('tabpanel')).toHaveCount(1)
      },
      within: '.tabs, .tab-panel',
    },
    'a ranking shows one tab': {
      path: `${hrefFor('bestCabins', 'no')}#views`,
      isOnPhone: true,
      arrive: (page) => expect(page.locator('.rank-shown:visible')).toHaveCount(1),
      within: '.rank-section',
    },
  },
  'hero-rotation': {
    'another picture, and they stand still': {
      path: hrefFor('home', 'no'),
      arrive: async (page) => {
        await page.locator('[data-show]').nth(2).click()
        await expect(page.locator('.slide[data-active=true]')).toHaveAttribute('data-scene', 'hamnoy-rorbuer')
      },
      within: '.hero-foot',
    },
  },
  WeatherCard: {
    'it is loading': {
      path: hrefFor('weather', 'no'),
      prepare: (page) => page.route(weatherApi, () => {}),
      arrive: (page) => expect(page.getByText(norwegian['weather.loading']).first()).toBeAttached(),
      within: '.weather-card',
    },
    'another place is chosen': {
      path: hrefFor('weather', 'no'),
      arrive: async (page) => {
        await page.getByRole('combobox').first().selectOption('reine')
        await expect(page.getByRole('heading', { name: 'Reine' }).first()).toBeVisible()
        await expect(page.getByText(/hPa/).first()).toBeVisible()
      },
      within: 'main',
    },
    'there is no forecast': {
      path: hrefFor('weather', 'no'),
      prepare: failWeather,
      arrive: (page) => expect(page.getByRole('alert').first()).toBeVisible({ timeout: 30_000 }),
      within: 'main',
    },
  },
  TodayPage: {
    'a storm: an orange warning, and a forecast': {
      path: hrefFor('today', 'no'),
      prepare: (page) => answerToday(page, stormyDay),
      arrive: (page) => expect(page.locator('.today-warning[data-level="3"]')).toBeVisible(),
      within: 'main',
    },
    'nothing can be fetched, on a phone': {
      path: hrefFor('today', 'de'),
      isOnPhone: true,
      prepare: (page) => page.route('**/api/today', (route) => route.abort()),
      arrive: (page) => expect(page.locator('[data-today-failed]').first()).toBeVisible(),
      within: 'main',
    },
  },
  'today-line': {
    'an orange warning for the place': {
      path: linkToEntry('places', 'reine', 'no'),
      prepare: (page) => answerToday(page, stormyDay),
      arrive: (page) => expect(page.locator('.today-line a')).toBeVisible(),
      within: '.today-line',
    },
    'a warning somewhere, on the home page of a phone': {
      path: hrefFor('home', 'de'),
      isOnPhone: true,
      prepare: (page) => answerToday(page, stormyDay),
      arrive: (page) => expect(page.locator('.today-line a')).toBeVisible(),
      within: '.today-line',
    },
  },
  DaylightToday: {
    'another day is chosen, on which the sun does not rise': {
      path: `${hrefFor('weather', 'no')}?sted=reine&dato=2026-12-21`,
      arrive: async (page) => {
        await page.getByRole('button', { name: norwegian['light.nextDay'] }).click()
        await expect(page).toHaveURL(/2026-12-22/)
      },
      within: '.weather-light',
    },
    'the sun does not set': {
      path: `${hrefFor('weather', 'no')}?dato=2027-06-21`,
      isOnPhone: true,
      arrive: (page) => expect(page.locator('.light-sentence')).not.toBeEmpty(),
      within: '.weather-light',
    },
  },
  'weather-today': {
    'there is a forecast': {
      path: linkToEntry('trips', 'ryten', 'no'),
      isOnPhone: true,
      arrive: (page) => arriveAtDay(page, '.day-here [data-now]'),
      within: '.today',
    },
  },
  'day-here': {
    'it comes when it comes near': {
      path: linkToEntry('places', 'hamnoy', 'no'),
      arrive: (page) => arriveAtDay(page, '.day-here [data-now]', '[data-light-now]'),
      within: '.today',
    },
  },
  'weather-line': {
    'there is a forecast': {
      path: linkToEntry('cabins', 'svolvaer', 'no'),
      arrive: (page) => expect(page.locator('[data-weather-line] [data-now]')).toBeVisible(),
      within: '[data-weather-line]',
    },
    'there is none': {
      path: linkToEntry('cabins', 'svolvaer', 'no'),
      prepare: failWeather,
      arrive: (page) => expect(page.locator('[data-weather-line] [data-usual]')).toBeVisible(),
      within: '[data-weather-line]',
    },
  },
  'light-today': {
    'the light of today stands there': {
      path: linkToEntry('trips', 'ryten', 'no'),
      arrive: (page) => arriveAtDay(page, '[data-light-now]'),
      within: '.today',
    },
  },
  trip: {
    'a month in which it is advised against': {
      path: linkToEntry('trips', 'reinebringen', 'no'),
      prepare: (page) => page.clock.setFixedTime(new Date('2026-01-15T10:00:00Z')),
      arrive: (page) => expect(page.locator('.alarm')).toBeVisible(),
      within: 'main',
    },
    'a month in which it is not': {
      path: linkToEntry('trips', 'reinebringen', 'no'),
      prepare: (page) => page.clock.setFixedTime(new Date('2026-07-15T10:00:00Z')),
      arrive: (page) => expect(page.locator('.alarm')).toBeHidden(),
      within: 'main',
    },
    'the table shows one grade': {
      path: hrefFor('trips', 'no'),
      arrive: async (page) => {
        await page.locator('.grades label').nth(2).click()
        await expect(page.locator('.grades label').nth(2).locator('input')).toBeChecked()
      },
      within: '.hikes-section',
    },
  },
  LofotenMap: {
    'a point is selected': {
      path: `${hrefFor('map', 'no')}?punkt=activity-surfing-unstad`,
      arrive: (page) => expect(page.locator('.map-popup')).toBeVisible(),
      within: 'main',
    },
    'a point is selected on a phone, and other maps are offered': {
      path: `${hrefFor('map', 'no')}?kategori=beach&punkt=activity-surfing-unstad`,
      isOnPhone: true,
      arrive: async (page) => {
        await page.getByRole('button', { name: norwegian['map.openIn'] }).click()
        await expect(page.locator('.open-in-maps a').first()).toBeVisible()
      },
      within: 'main',
    },
    'two points in one spot are listed': {
      path: `${hrefFor('map', 'no')}?utsnitt=68.3081,13.6543,18`,
      arrive: async (page) => {
        await page.locator('.map-group').first().click()
        await expect(page.locator('.map-popup')).toBeVisible()
      },
      within: '.lofoten-map',
    },
    'nothing is left by the filter, and nobody says where they are': {
      path: `${hrefFor('map', 'no')}?kategori=beach`,
      arrive: async (page) => {
        await button(page, 'map.near').click()
        await expect(page.getByText(norwegian['map.near.denied'])).toBeVisible()
        await page.getByRole('searchbox', { name: norwegian['map.filter.text'] }).fill('qqq')
        await expect(page.locator('.point-panel')).toContainText(norwegian['map.list.empty'])
      },
      within: '.lofoten-map',
    },
    'the address names what there is not, and no tile comes': {
      path: `${hrefFor('map', 'no')}?kategori=slott&punkt=borte&detalj=ja`,
      arrive: (page) => expect(page.getByRole('main')).toContainText('slott'),
      within: '.lofoten-map',
    },
  },
  notices: {
    'something went well': {
      path: `${hrefFor('map', 'no')}?punkt=activity-surfing-unstad`,
      prepare: (page) => page.context().grantPermissions(['clipboard-read', 'clipboard-write']),
      arrive: async (page) => {
        await button(page, 'map.copy.address').click()
        await expect(page.locator(toast)).toHaveText(norwegian['map.copy.address.done'])
      },
      within: '[aria-live]:has([data-sonner-toaster])',
    },
    'the clipboard may not be used': {
      path: `${hrefFor('map', 'no')}?punkt=activity-surfing-unstad`,
      isOnPhone: true,
      prepare: (page) => page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'clipboard')),
      arrive: async (page) => {
        await button(page, 'map.copy.address').click()
        await expect(page.locator(toast)).toHaveText(norwegian['map.copy.address.failed'])
      },
      within: '[aria-live]:has([data-sonner-toaster])',
    },
  },
  LiveHotels: {
    'they are loading': {
      path: hrefFor('bestHotels', 'no'),
      prepare: (page) => page.route(hotelsApi, () => {}),
      arrive: (page) => expect(page.locator('.live-hotels [aria-busy=true]').first()).toBeVisible(),
      within: '.live-hotels',
    },
    'a tab with what it goes by': {
      path: `${hrefFor('bestHotels', 'no')}?utvalg=luksus`,
      isOnPhone: true,
      arrive: (page) => expect(page.locator('.live-basis')).toBeVisible(),
      within: '.live-hotels',
    },
    'the second page': {
      path: hrefFor('bestHotels', 'no'),
      arrive: async (page) => {
        await page.locator('.live-pages button').click()
        await expect(page.locator('.live .position').first()).toHaveText(/11$/)
      },
      within: '.live-hotels',
    },
    'it failed, and nothing is found': { file: 'best-hotels.spec.ts', test: 'a failure and an empty list' },
  },
  'filter-list': {
    'those with charging': {
      path: `${hrefFor('hotels', 'no')}?filter=lading`,
      arrive: (page) => expect(page.locator('.chip[aria-current]')).toHaveAttribute('data-filter-link', 'lading'),
      within: 'main',
    },
  },
  'open-now': {
    'what is open, closed or unknown is said': {
      path: `${hrefFor('activities', 'no')}?filter=apent`,
      arrive: (page) => expect(page.locator('[data-open-now]')).toHaveText(/\d/),
      within: 'main',
    },
  },
  planning: {
    'another plan is chosen': {
      path: `${hrefFor('planning', 'no')}?days=7`,
      arrive: (page) => expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1),
      within: '.planning .tab-panel[data-active="true"]',
    },
  },
  'packing-list': {
    'something is ticked': {
      path: hrefFor('packingList', 'no'),
      arrive: async (page) => {
        for (const at of [0, 1]) await page.getByRole('tabpanel').getByRole('checkbox').nth(at).check()
      },
      within: '.packing',
    },
    'it was cleared, and can be taken back': {
      path: hrefFor('packingList', 'no'),
      isOnPhone: true,
      arrive: async (page) => {
        await page.getByRole('tabpanel').getByRole('checkbox').first().check()
        await page.locator('[data-reset]').click()
        await expect(page.locator('[data-undo]')).toBeVisible()
      },
      within: '.packing',
    },
  },
  'download-guide': {
    'the guide can be taken along': {
      path: hrefFor('offline', 'no'),
      isOnPhone: true,
      arrive: async (page) => {
        await page.locator('[data-download-guide]').scrollIntoViewIfNeeded()
        await expect(page.locator('[data-download]')).toBeVisible()
      },
      within: 'main',
    },
    'there is no network': { file: 'offline.spec.ts', test: 'what was read stays readable without a network' },
  },
  'missing-page': {
    'it stands in for a page': { file: 'offline.spec.ts', test: 'what was read stays readable without a network' },
  },
  StoredPages: {
    'some were read': { file: 'offline.spec.ts', test: 'what was read stays readable without a network' },
  },
  'tour-gate': {
    'closed and open': { file: 'tour-gate.spec.ts', test: 'axe finds nothing, before and after' },
  },
  'own-language': {
    'a language is offered': {
      file: 'languages.spec.ts',
      test: 'a phone in German is offered a Norwegian page in German',
    },
  },
  'order-by-way': {
    'a place is chosen, and a road is closed on the way': {
      path: hrefFor('camper', 'no'),
      isOnPhone: true,
      prepare: (page) =>
        answerToday(page, exampleToday({ road: examplePart([exampleClosedRoad({ where: 'Ramberg - Flakstad' })]) })),
      arrive: async (page) => {
        const choice = page.locator('[data-chosen-place]')
        // The order wakes where one reaches for the choice.
        await choice.focus()
        await choice.selectOption('reine')
        await expect(page.locator('.camp-sites b').first()).toHaveText('Moskenes Camping')
        await page.locator('.camp-sites').scrollIntoViewIfNeeded()
        await expect(page.locator('.camp-closed:visible').first()).toContainText('E10')
      },
      within: 'main',
    },
  },
  opening: {
    'whether it is open now stands there': {
      path: linkToEntry('activities', 'lofotr', 'no'),
      arrive: (page) => expect(page.locator('[data-opening]')).toBeVisible(),
      within: '.practical',
    },
  },
  RangeForm: {
    'a way was asked for': {
      path: hrefFor('evCharging', 'no'),
      arrive: async (page) => {
        await page.locator('[data-range] button[type=submit]').click()
        await expect(page.locator('[data-range-answer]')).not.toBeEmpty()
      },
      within: '.range',
    },
    'a number is refused': {
      path: hrefFor('evCharging', 'no'),
      isOnPhone: true,
      arrive: async (page) => {
        await page.locator('[data-range] input').first().fill('2000')
        await page.locator('[data-range] button[type=submit]').click()
        await expect(page.locator('.range-problem').first()).not.toBeEmpty()
      },
      within: '.range',
    },
  },
  TripPlanner: {
    'a plan of the guide, not yet one’s own': {
      path: hrefFor('planning', 'no'),
      arrive: async (page) => {
        await page.getByRole('link', { name: 'Åpne som min tur' }).and(page.locator(':visible')).click()
        await expect(page.locator('.trip-day').first()).toBeVisible()
      },
      within: 'main',
    },
    'nothing planned yet': {
      path: hrefFor('myTrip', 'no'),
      isOnPhone: true,
      arrive: (page) => expect(page.locator('input[type=date]').first()).toBeVisible(),
      within: 'main',
    },
  },
  'back-by': {
    'it is opened on a hike': { file: 'trip-check.spec.ts', test: 'a hike tells somebody when one is back' },
  },
  'my-position': {
    'the position is there': { file: 'trip-check.spec.ts', test: 'a hike tells somebody when one is back' },
    'it is refused': {
      path: hrefFor('offline', 'no'),
      prepare: (page) => page.context().clearPermissions(),
      arrive: async (page) => {
        await page.locator('[data-my-position] [data-ask]').click()
        await expect(page.locator('[data-my-position] [data-said="denied"]')).toBeVisible()
      },
      within: '.my-position',
    },
  },
  'hotel-pictures': {
    'a picture failed, and all that stand in for it': {
      path: hrefFor('hotels', 'no'),
      isOnPhone: true,
      prepare: (page) => page.route('**/*.svg', (route) => route.abort()),
      arrive: async (page) => {
        await page.locator('[data-hotel-picture] + *').first().scrollIntoViewIfNeeded()
        await expect(page.locator('[data-image-failed]').first()).toBeVisible()
      },
      within: '[data-hotel-picture]',
    },
  },
  'lazy-image': {
    'it failed': { file: 'lazy-image.spec.ts', test: 'after four failures it says so' },
  },
}
