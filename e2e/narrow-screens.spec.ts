import type { Page } from '@playwright/test'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { exampleToday } from '#site/features/today/parts/today-examples.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, listPaths, openPage, pickOfEachKind, test, waitForLayout } from './guide.ts'
import { listSqueezedWords, listTooWide } from './list-too-wide.ts'
import { answerToday } from './states.ts'

const narrow = { width: 320, height: 700 }

test('tabs of every page with tabs are one row that scrolls sideways, and the page does not', async ({ page }) => {
  await page.setViewportSize(narrow)
  let scrolling = 0
  // In the language with the longest words.
  for (const id of [
    'bestHotels',
    'bestRestaurants',
    'bestActivities',
    'bestCabins',
    'packingList',
    'planning',
    'home',
  ] as const)
    await test.step(id, async () => {
      await openPage(page, hrefFor(id, 'de'))
      const bars = await page.locator('.tabs').evaluateAll((found) =>
        found
          .filter((bar) => bar.checkVisibility())
          .map((bar) => ({
            rows: new Set([...bar.children].map((tab) => tab.getBoundingClientRect().top)).size,
            scrolls: bar.scrollWidth > bar.clientWidth,
          })),
      )
      expect(bars.length).toBeGreaterThan(0)
      expect(bars.map(({ rows }) => rows)).toEqual(bars.map(() => 1))
      scrolling += bars.filter(({ scrolls }) => scrolls).length
      expect(await listTooWide(page)).toEqual([])
    })
  expect(scrolling).toBeGreaterThan(3)
})

test('the list of sources at the foot of today breaks no word, at any width', async ({ page }) => {
  await answerToday(page, exampleToday())
  for (const language of languageKeys) {
    await openPage(page, hrefFor('today', language))
    await page.locator('#sources summary').click()
    await expect(page.locator('.today-sources li').first()).toBeVisible()
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 700 })
      const broken = await page.locator('.today-sources').evaluate((list) => {
        const found: string[] = []
        const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of node.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
          }
        return found
      })
      expect(broken, `${language}, ${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
})

test('letters twice as large leave every kind of page as wide as a phone, and words that can be read', async ({
  guide,
  playwright,
  browserName,
  channel,
  launchOptions,
}) => {
  // The size that a visitor sets in the browser, by which queries measure too.
  const large =
    browserName === 'firefox'
      ? { channel, firefoxUserPrefs: { 'font.size.variable.x-western': 32 } }
      : { args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }
  const browser = await playwright[browserName].launch({ ...launchOptions, ...large })
  try {
    const page = await browser.newPage({ baseURL: guide.url, serviceWorkers: 'block' })
    const found: string[] = []
    for (const path of pickOfEachKind(await listPaths(guide.url, 'de'), 1)) {
      await page.setViewportSize({ width: 390, height: 844 })
      await openPage(page, path)
      await waitForLayout(page)
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        const faults = [...(await listTooWide(page)), ...(await listSqueezedWords(page))]
        found.push(...faults.map((fault) => `${path}, ${width} px: ${fault}`))
      }
    }
    expect(found).toEqual([])
  } finally {
    await browser.close()
  }
})

test('words and times in the tables of articles stand whole on a phone, and the page stays as wide as it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [id, language] of [
    ['without-a-car', 'en'],
    ['without-a-car', 'de'],
    ['midnight-sun', 'en'],
    ['midnight-sun', 'no'],
  ] as const) {
    await openPage(page, linkToEntry('articles', id, language))
    await waitForLayout(page)
    const broken = await page.locator('.article-table :is(th, td)').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}:.,°’]+/gu)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(word)
          }
        return found
      }),
    )
    expect(broken, id).toEqual([])
    expect(await page.locator('.article-table td').count()).toBeGreaterThan(6)
    expect(await listTooWide(page)).toEqual([])
  }
})

/** Returns links, buttons and fields in the lists of a page under 24 by 24 px. A box to tick counts with its label. */
async function listLowTargets(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluateAll((lists) => {
    const targets = lists.flatMap((list) => [
      ...list.querySelectorAll('a[href], button, select, summary, input:not([type=hidden])'),
    ])
    return [...new Set(targets)]
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .flatMap((target) => {
        const labels = target.matches('[type=checkbox], [type=radio]') ? (target as HTMLInputElement).labels : null
        const { width, height } = (labels?.[0] ?? target).getBoundingClientRect()
        const isSeen = width > 1 && height > 1
        // A link in a sentence is as high as its line.
        if (target.matches('a:not([class])') && target.parentElement?.textContent !== target.textContent) return []
        return isSeen && (width < 24 || height < 24)
          ? [
              `${width.toFixed()} × ${height.toFixed()}: ${target.className} «${target.textContent?.trim().slice(0, 30)}»`,
            ]
          : []
      })
  })
}

test('everything to press in the lists of plans is at least 24 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, hrefFor('planning', 'no'))
  const lists = 'main :is(ol, ul, dl):not(.crumbs)'
  expect(await listLowTargets(page, lists)).toEqual([])
  // One of the guide's plans as a trip of one's own.
  const plan = await page
    .locator(`main a[href*="${hrefFor('myTrip', 'no')}#"][href*="days=3"]`)
    .first()
    .getAttribute('href')
  await page.goto(plan ?? '')
  await waitForLayout(page)
  await expect(page.locator('main h2, main h3').first()).toBeVisible()
  expect(await listLowTargets(page, lists)).toEqual([])
  await expect(page.locator('.trip-day')).toHaveCount(3)
  expect(await listLowTargets(page, lists)).toEqual([])
})
