import type { Page } from '@playwright/test'
import { keptCaches } from '#site/features/offline/kept-caches.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, openPage, test, verifiesAll, words } from './guide.ts'
import { answerToday, stormyDay } from './states.ts'
import { add, fillForFamily } from './trip-page.ts'

// What holds for every part of a page that React draws.

type PageId = Parameters<typeof hrefFor>[0]

interface Island {
  name: string
  page: PageId
  /** What changes. */
  within: string
  prepare?: (page: Page) => Promise<unknown>
  /** Each leads to another state. */
  steps: readonly ((page: Page) => Promise<unknown>)[]
}

const { en, no } = words
const field = (page: Page, name: string) => page.locator(`[data-range] [name=${name}]`)
const chooseToday = (name: string, value: string) => (page: Page) =>
  page.locator(`[data-today-choice=${name}]`).selectOption(value)
const typeInto = (selector: string, text: string) => async (page: Page) => {
  await page.locator(selector).fill('')
  await page.locator(selector).pressSequentially(text)
}
const storePage = async (page: Page, path: string) => {
  await page.evaluate(
    async ({ name, path }) => {
      const cache = await caches.open(name)
      const headers = { 'x-read-at': new Date(Date.now() - 7_200_000).toISOString() }
      await cache.put(path, new Response(`<title>${path} – Lofoten</title>`, { headers }))
      document.dispatchEvent(new Event('removed'))
    },
    { name: keptCaches.pages, path },
  )
}

const islands: readonly Island[] = [
  {
    name: 'my trip',
    page: 'myTrip',
    within: '.trip-page',
    steps: [
      (page) => fillForFamily(page, { from: '2027-07-08', to: '2027-07-10' }),
      (page) => add(page, 1, 'reine', 'Reine'),
      (page) => add(page, 2, 'ryten', 'Ryten'),
      (page) =>
        page
          .getByRole('button', { name: /^Change Reine/ })
          .first()
          .click(),
      (page) => page.locator('#reverse').click(),
      (page) => page.getByRole('button', { name: 'Add a day' }).click(),
    ],
  },
  {
    name: 'Lofoten today',
    page: 'today',
    within: '.today-page',
    prepare: async (page) => {
      await page.unroute('**/api/today')
      await answerToday(page, stormyDay)
    },
    steps: [chooseToday('place', 'reine'), chooseToday('place', 'leknes'), chooseToday('place', 'svolvaer')],
  },
  {
    name: 'the search page',
    page: 'search',
    within: '[data-search]',
    steps: [
      typeInto('[data-search] input', 'reine'),
      typeInto('[data-search] input', 'nusfjord'),
      (page) => page.locator('.result-kinds a').nth(1).click(),
      typeInto('[data-search] input', 'qqqq'),
    ],
  },
  {
    name: 'the suggestions',
    page: 'contact',
    within: '#search-panel',
    steps: [
      async (page) => {
        await page.keyboard.press('/')
        await page.keyboard.type('rei')
      },
      typeInto('#search-panel input', 'nusfj'),
      typeInto('#search-panel input', 'qqqq'),
    ],
  },
  {
    name: 'weather and light',
    page: 'weather',
    within: 'main',
    prepare: (page) => page.unroute('**/api/weather/**'),
    steps: [
      (page) => page.getByRole('combobox').first().selectOption('leknes'),
      (page) => page.getByRole('button', { name: en['light.nextDay'] }).click(),
      async (page) => {
        await page.route('**/api/weather/**', (route) => route.abort())
        await page.getByRole('combobox').first().selectOption('reine')
      },
      (page) => page.getByRole('combobox').first().selectOption('leknes'),
    ],
  },
  {
    name: 'hotels',
    page: 'bestHotels',
    within: '.live-hotels',
    prepare: (page) => page.unroute('**/functions/v1/expedia-api'),
    steps: [
      (page) => page.getByRole('tab', { name: en['liveHotels.tab.luxury'] }).click(),
      (page) => page.getByRole('tab', { name: en['liveHotels.tab.all'] }).click(),
      (page) => page.locator('.live-pages button').click(),
      async (page) => {
        await page.route('**/functions/v1/expedia-api', (route) => route.abort())
        await page.getByRole('tab', { name: en['liveHotels.tab.budget'] }).click()
      },
    ],
  },
  {
    name: 'the map',
    page: 'map',
    within: '.lofoten-map',
    steps: [
      (page) => page.getByRole('tab', { name: en['map.category.beach'] }).click(),
      (page) => page.locator('.point-choose').first().click(),
      (page) => page.getByRole('button', { name: en['map.card.back'] }).click(),
      (page) => page.locator('.point-choose').nth(1).click(),
      (page) => page.getByRole('tab', { name: en['map.category.charger'] }).click(),
      (page) => page.getByRole('button', { name: en['map.detail'], exact: true }).click(),
    ],
  },
  {
    name: 'the range calculator',
    page: 'evCharging',
    within: '.range',
    steps: [
      async (page) => {
        await field(page, 'range').fill('5000')
        await page.locator('[data-range] [type=submit]').click()
      },
      async (page) => {
        await field(page, 'range').fill('200')
        await page.locator('[data-range] [type=submit]').click()
      },
      (page) => field(page, 'return').check(),
      (page) => field(page, 'from').selectOption('a'),
    ],
  },
  {
    name: 'what was read',
    page: 'offline',
    within: 'main',
    steps: [
      (page) => storePage(page, '/en/places'),
      (page) => storePage(page, '/en/trips'),
      (page) =>
        page.evaluate(async (name) => {
          await caches.delete(name)
          document.dispatchEvent(new Event('removed'))
        }, keptCaches.pages),
    ],
  },
]

/** Puts every text of a page into an element of its own, as browsers do that translate; the words stay as they are. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, svg, textarea')) continue
      const font = document.createElement('font')
      text.replaceWith(font)
      font.textContent = text.data
    }
  })
}

const readText = (page: Page, within: string) =>
  page
    .locator(within)
    .first()
    .evaluate((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' '))

/** Resolves with a text once it has stood still. */
async function readSettledText(page: Page, within: string): Promise<string> {
  for (let before = ''; ; ) {
    const text = await readText(page, within)
    if (text === before) return text
    before = text
    await page.waitForTimeout(700)
  }
}

for (const { name, page: id, within, prepare, steps } of islands)
  test(`a translated page: ${name} says after every step what it says untranslated`, async ({ page, troubles }) => {
    const open = async () => {
      await page.goto('about:blank')
      await prepare?.(page)
      await openPage(page, hrefFor(id, 'en'))
    }
    await open()
    const expected: string[] = []
    for (const step of steps) {
      await step(page)
      expected.push(await readSettledText(page, within))
    }
    // Each step showed something.
    for (const [index, text] of expected.entries()) expect(text, `step ${index + 1}`).not.toBe(expected[index - 1])

    await page.evaluate(() => localStorage.clear())
    await open()
    for (const [index, step] of steps.entries()) {
      await translate(page)
      await step(page)
      await expect.poll(() => readText(page, within), { message: `step ${index + 1}` }).toBe(expected[index])
    }
    await expect(page.locator('.island-failed:visible')).toHaveCount(0)
    expect(troubles.filter((trouble) => trouble.includes(' error: '))).toEqual([])
  })

const withIslands: readonly PageId[] = ['myTrip', 'today', 'weather', 'bestHotels', 'map', 'evCharging', 'offline']

for (const id of verifiesAll ? withIslands : withIslands.slice(0, 3))
  test(`where the script of ${id} does not come the page says so, leads the plain way, and reloads`, async ({
    page,
    request,
  }) => {
    const path = hrefFor(id, 'no')
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/component-url="([^"]+)"/g)].map(([, script]) => script ?? '')
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) await page.route(`**${script}`, (route) => route.fulfill({ status: 503 }))
    await page.goto(path)
    await page.keyboard.press('Shift')
    const failures = page.locator('astro-island [data-island-failure]:visible')
    await expect(failures).toHaveCount(scripts.length)
    for (const failure of await failures.all()) {
      await expect(failure).toContainText(no['boundary.failed'])
      await expect(failure.getByRole('link')).toHaveAttribute('href', /./)
      // Nothing lies over it.
      await failure.getByRole('button').click({ trial: true })
    }
    await page.unrouteAll()
    await failures.first().getByRole('button').click()
    await page.waitForLoadState('load')
    await page.keyboard.press('Shift')
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
    await expect(page.locator('[data-island-failure]')).toHaveCount(0)
  })
