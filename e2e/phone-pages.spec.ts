import type { Page } from '@playwright/test'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { writeReadyChoice } from '#site/features/trip/plan/ready-choice.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, listPaths, openPage, pickOfEachKind, test, waitForLayout } from './guide.ts'
import { listBrokenButtons, listTouchingControls } from './list-control-faults.ts'
import { listHiddenOnPhone } from './list-hidden-on-phone.ts'

type PlainPage = Parameters<typeof hrefFor>[0]

const phone = { width: 390, height: 844 }

/** Pixels that a page may be high on a phone of 390 px, in every language. */
const mostPixels = 9_000

/** What has its own limit: the lists that one reads from the top. */
const ownLimits: Partial<Record<PlainPage, number>> = {
  planning: 7_700,
  // Measured 7,725 px in German.
  home: 7_800,
  myTrip: 7_000,
  bestCabins: 7_000,
  bestActivities: 7_000,
  bestRestaurants: 7_000,
  // Ten hotels, each with what speaks for it and against it, and the form that takes dates to the partner; with a partner's key what is live comes below.
  bestHotels: 15_300,
  restaurants: 8_800,
  restaurantsCanonical: 8_800,
  // With the answer and the form for dates before the list.
  hotels: 8_700,
  // After midnight all of the day is ahead; the sources are folded at every hour.
  today: 8_600,
  search: 2_500,
  // 8,792 px in German in winter; in summer the cards of popular trips come on top.
  trips: 9_750,
}
/** The longest of their kinds; getting about without a car has every line, with a warning of today above. */
const longEntries: readonly [Parameters<typeof linkToEntry>[0], string, number][] = [
  ['places', 'svolvaer', mostPixels],
  ['places', 'reine', mostPixels],
  ['trips', 'ryten', mostPixels],
  ['trips', 'e10-svolvaer-a', mostPixels],
  ['articles', 'without-a-car', 9_750],
]

/** Returns how high the open page is once everything on it is laid out. */
async function measureHeight(page: Page): Promise<number> {
  // What is below the fold has an estimate until somebody comes near.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await waitForLayout(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

for (const language of languageKeys)
  test(`no page in ${language} is longer on a phone than its kind may be`, async ({ page, guide }) => {
    test.setTimeout(180_000)
    await page.setViewportSize(phone)
    const limits = new Map<string, number>([
      ...Object.entries(ownLimits).map(([id, most]) => [hrefFor(id as PlainPage, language), most] as const),
      ...longEntries.map(([kind, id, most]) => [linkToEntry(kind, id, language), most] as const),
    ])
    const paths = new Set([...pickOfEachKind(await listPaths(guide.url, language), 1), ...limits.keys()])
    expect(paths.size).toBeGreaterThan(25)
    const tooHigh: string[] = []
    for (const path of paths) {
      await openPage(page, path)
      const most = limits.get(decodeURI(path)) ?? limits.get(path) ?? mostPixels
      const height = await measureHeight(page)
      if (height > most) tooHigh.push(`${path}: ${height} px, at most ${most}. Fold what does not decide.`)
    }
    expect(tooHigh).toEqual([])
  })

test('nothing that stands on a wide page is hidden on a phone', async ({ page, guide }) => {
  test.setTimeout(240_000)
  const found: string[] = []
  for (const path of pickOfEachKind(await listPaths(guide.url, 'de'), 1)) {
    await page.setViewportSize(phone)
    await openPage(page, path)
    found.push(...(await listHiddenOnPhone(page, 1440, phone.width)).map((fault) => `${path}: ${fault}`))
  }
  expect(found).toEqual([])
})

test('on every kind of page of a phone controls stand apart, and buttons keep their words whole', async ({
  page,
  guide,
}) => {
  test.setTimeout(240_000)
  const found: string[] = []
  const note = async (path: string, width: number) =>
    found.push(
      ...[...(await listTouchingControls(page)), ...(await listBrokenButtons(page))].map(
        (fault) => `${path} at ${width} px: ${fault}`,
      ),
    )
  // A trip of one's own has more controls than any page as built.
  const own = `${hrefFor('myTrip', 'de')}#${writeReadyChoice({ days: 3 })}`
  for (const path of [...pickOfEachKind(await listPaths(guide.url, 'de'), 1), own]) {
    await page.setViewportSize(phone)
    await openPage(page, path)
    if (path === own) await expect(page.locator('.trip-day')).toHaveCount(3)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await note(path, width)
    }
  }
  expect(found).toEqual([])
})

test('a page made wrong has controls that touch and a button that breaks', async ({ page }) => {
  await page.setViewportSize(phone)
  await openPage(page, hrefFor('contact', 'no'))
  await page.locator('main').evaluate((main) => {
    const wrong = document.createElement('div')
    wrong.className = 'made-wrong'
    for (const words of ['Se stedene', 'Beste rorbuer', 'Donaudampfschifffahrtsgesellschaftskapitän']) {
      const button = document.createElement('a')
      button.className = 'btn btn-2'
      button.href = '#'
      button.textContent = words
      wrong.append(button)
    }
    main.append(wrong)
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '.made-wrong { display: flex; width: 16rem } .made-wrong a { overflow-wrap: anywhere; min-width: 0 }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  expect((await listTouchingControls(page)).length).toBeGreaterThan(0)
  expect((await listBrokenButtons(page)).length).toBeGreaterThan(0)
})
