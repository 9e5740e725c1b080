import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Page, Request } from '@playwright/test'
import { parse } from 'yaml'
import { rankings } from '#site/content/model/ranking-schema.ts'
import { pathFor } from '#site/routes/path-for.ts'
import { expect, openPage, test, verifiesAll, waitForColours, words } from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'

// The three rankings of our own. That of hotels has more to it: best-hotels.spec.ts. Narrow screens, other languages
// and axe: every-kind.spec.ts.

const rankingIds = ['restaurants', 'activities', 'cabins'] as const
type RankingId = (typeof rankingIds)[number]
type Language = keyof typeof words

const pathOf = (id: RankingId, language: Language) => encodeURI(pathFor(rankings[id].page, language))
const chosenTab = (page: Page) =>
  page
    .locator('.rank-tabs .tab')
    .evaluateAll((tabs) =>
      tabs.filter((tab) => getComputedStyle(tab).fontWeight === '700').map((tab) => tab.textContent),
    )

/** Returns the entries shown, each with its position; those below the cards have none. */
function listShown(page: Page): Promise<string[]> {
  return page
    .locator('.ranked > li, .also-here li')
    .evaluateAll((cards) =>
      cards
        .filter((card) => card.checkVisibility())
        .map((card) => `${card.querySelector('.position')?.lastChild?.textContent?.trim() ?? '–'} ${card.id}`),
    )
}

/** Returns the names of the tabs by id, in their order. */
function readTabs(id: RankingId, language: Language): Record<string, string> {
  return parse(readFileSync(`content/rankings/${id}/${language}.yaml`, 'utf8')).tabs
}

/** The tabs of each entry, by its facts. */
const tabsOfEntries = new Map<string, string[]>(
  globSync('content/{restaurants,activities,cabins}/*/facts.yaml').map((file) => {
    const facts = parse(readFileSync(file, 'utf8'))
    return [basename(dirname(file)), facts.categories ?? facts.assessment?.tabs ?? []]
  }),
)

/** Returns the entries of the list that a tab should show. */
function pickOfTab(whole: string[], tab: string): string[] {
  return whole.filter((each) => tab === 'all' || tabsOfEntries.get(each.split(' ')[1] ?? '')?.includes(tab))
}

async function expectTab(page: Page, whole: string[], tab: string, names: Record<string, string>): Promise<void> {
  const shown = pickOfTab(whole, tab)
  await expect(page).toHaveURL(new RegExp(`#${tab}$`))
  await expect.poll(() => listShown(page)).toEqual(shown)
  expect(await chosenTab(page)).toEqual([names[tab]])
  if (tab === 'all') return
  const language = ((await page.locator('html').getAttribute('lang')) ?? '').replace('nb', 'no') as Language
  const line = words[language][shown.length > 0 ? 'ranking.filter.shown' : 'ranking.filter.none']
    .replace('{tab}', names[tab] ?? '')
    .replace('{count}', String(shown.length))
    .replace('{all}', String(whole.length))
  await expect(page.locator('.rank-shown:visible')).toHaveText(line)
}

for (const id of rankingIds) {
  const names = readTabs(id, 'no')
  const tabs = Object.keys(names)
  const link = (page: Page, tab: string) =>
    page.locator('.rank-tabs').getByRole('link', { name: names[tab] ?? '', exact: true })

  // It has no script, so one with script is enough.
  for (const javaScriptEnabled of id === 'cabins' ? [true, false] : [false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test(`each tab of the ${id} shows its entries at their places, by click and by keyboard, and back again`, async ({
        page,
        troubles,
      }) => {
        await page.goto(pathOf(id, 'no'))
        const whole = await listShown(page)
        expect(whole).toHaveLength({ restaurants: 6, activities: 12, cabins: 10 }[id])
        expect(await chosenTab(page)).toEqual([names.all])
        for (const [index, tab] of tabs.entries()) {
          await (index % 2 ? link(page, tab).click() : link(page, tab).press('Enter'))
          await expectTab(page, whole, tab, names)
        }
        const [, second = '', third = ''] = tabs.toReversed()
        await page.goBack()
        await expectTab(page, whole, second, names)
        await page.goBack()
        await expectTab(page, whole, third, names)
        await page.goForward()
        await expectTab(page, whole, second, names)
        await page.reload()
        await expectTab(page, whole, second, names)
        expect(troubles).toEqual([])
      })
    })
  }

  test(`words on the colour of the ${id} has enough contrast in light and dark, also under the header`, async ({
    page,
  }) => {
    await openPage(page, pathOf(id, 'no'))
    const found: string[] = []
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await waitForColours(page)
      for (const within of ['.page-header', '.rank-head'])
        for (const finding of await listViolations(page, { only: rulesOfColour, within }))
          found.push(`${colorScheme} ${finding}`)
    }
    expect(found).toEqual([])
  })
}

// The same code for each ranking, whose differences the rules of the built site know.
for (const id of verifiesAll ? rankingIds : (['cabins'] as const)) {
  const names = readTabs(id, 'no')
  const tabs = Object.keys(names)

  test(`a shared link to a tab of the ${id} works in every language, and the language switch keeps it`, async ({
    page,
  }) => {
    await page.goto(pathOf(id, 'no'))
    const whole = await listShown(page)
    // A tab without entries, if there is one.
    const tab = tabs.find((each) => pickOfTab(whole, each).length === 0) ?? tabs[2] ?? ''
    await page.goto('about:blank')
    await page.goto(`${pathOf(id, 'no')}#${tab}`)
    await expectTab(page, whole, tab, names)
    await expect(page.locator('.rank-shown:visible')).toBeInViewport()
    for (const [language, name] of [
      ['de', 'Deutsch'],
      ['en', 'English'],
    ] as const) {
      await page.locator('.page-header-bar > .wrap > .lang').getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`${pathOf(id, language)}#${tab}$`))
      await expectTab(page, whole, tab, readTabs(id, language))
    }
  })
}

test('on paper a ranking has all its entries whatever the tab, and words as dark as any', async ({ page }) => {
  await page.goto(`${pathOf('cabins', 'no')}#views`)
  const cards = page.locator('.ranked > li:visible')
  await expect(cards).not.toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(cards).toHaveCount(6)
  await expect(
    page.locator('.rank-tabs, .rank-shown:visible, header.page-header').filter({ visible: true }),
  ).toHaveCount(0)
  // Printers omit backgrounds, and white text with them.
  const inks = await page
    .locator('.rank-head h1, .rank-head .lead, .rank-head .badges li, .tag')
    .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).color))])
  expect(inks).toEqual(['rgb(0, 0, 0)'])
})

/** Resolves with scripts and whatever they import. */
async function listImports(page: Page, scripts: string[]): Promise<string[]> {
  const all = new Set(scripts)
  for (const script of all) {
    const text = await (await page.request.get(script)).text()
    for (const [, path = ''] of text.matchAll(/\b(?:from|import)\s*[`"'](\.\/[^`"']+)/g))
      all.add(new URL(path, script).href)
  }
  return [...all]
}

test('a ranking loads no script beyond those of every page, of one’s own trip, of today’s line and, with paying links, the click counter', async ({
  page,
}) => {
  const listScripts = async (path: string) => {
    const requests: string[] = []
    const note = (request: Request) => request.resourceType() === 'script' && requests.push(request.url())
    page.on('request', note)
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    return requests.sort()
  }
  const everywhere = await listScripts('/om-oss')
  const ofStay = (await listScripts('/rorbuer/svolvaer')).filter((each) => !everywhere.includes(each))
  const withTrip = await listScripts(pathOf('restaurants', 'no'))
  const more = withTrip.filter((each) => !everywhere.includes(each))
  const ofTrip = await listImports(
    page,
    more.filter((each) => /\/trip-links[.-]/.test(each)),
  )
  const ofLine = /\/today-line-entry[.-]/
  expect(more.filter((each) => !ofLine.test(each))).toEqual(ofTrip.filter((each) => !everywhere.includes(each)).sort())
  const counting = ofStay.filter((each) => !withTrip.includes(each))
  for (const id of ['activities', 'cabins'] as const) {
    const beyond = (await listScripts(pathOf(id, 'no'))).filter((each) => !withTrip.includes(each))
    expect(beyond).toHaveLength(1)
    expect(counting).toContain(beyond[0])
  }
})

test('a click on a paying link of a ranking is counted with its position', async ({ page, context, guide }) => {
  await context.route(
    (url) => url.origin !== guide.url,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  )
  await page.goto(pathOf('cabins', 'de'))
  const link = page.locator('.ranked a[rel~="sponsored"]').nth(1)
  const request = page.waitForRequest('**/api/outbound-clicks')
  await link.click()
  expect((await request).postDataJSON()).toEqual({
    partner: await link.getAttribute('data-partner'),
    page: pathFor('bestCabins', 'de'),
    position: 2,
  })
})
