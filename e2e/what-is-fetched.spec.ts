import type { Page } from '@playwright/test'
import { expect, test } from './guide.ts'

// What a browser fetches when: the picture first, then the fonts; the next page when its link is touched.

const second = '/steder'

/** Records requested fonts and pages in order, and how each page was requested. */
function listRequests(page: Page): { fonts: string[]; prefetched: string[] } {
  const requests = { fonts: [] as string[], prefetched: [] as string[] }
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.endsWith('.woff2')) requests.fonts.push(path)
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) requests.prefetched.push(path)
  })
  return requests
}

/** Delays responses for such files until the returned function is called. */
async function holdBack(page: Page, files: string): Promise<() => void> {
  const { promise: isGiven, resolve: give } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await isGiven
    await route.continue()
  })
  return give
}

const fontOfTitle = (page: Page) => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily)

test('fonts load after the picture on the first page, and at once on the next', async ({ page, troubles }) => {
  const requests = listRequests(page)
  const giveFonts = await holdBack(page, '**/*.woff2')
  await page.goto('/', { waitUntil: 'load' })
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBe('later')
  expect(await fontOfTitle(page)).not.toContain('Source Serif 4')
  giveFonts()
  await expect.poll(() => fontOfTitle(page)).toContain('Source Serif 4')
  await page.waitForFunction(() => document.documentElement.dataset.fonts === undefined)
  expect(requests.fonts.length).toBeGreaterThanOrEqual(2)
  await page.locator(`main a[href="${second}"]`).first().click()
  await page.waitForURL(`**${second}`)
  expect(await page.evaluate(() => document.documentElement.dataset.fonts)).toBeUndefined()
  expect(await fontOfTitle(page)).toContain('Source Serif 4')
  expect(troubles).toEqual([])
})

test('with data saving, system fonts are used and nothing is fetched before a click', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const requests = listRequests(page)
  await page.goto('/')
  await page.locator(`main a[href="${second}"]`).first().hover()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('script[type=speculationrules]').count()).toBe(0)
  expect(requests).toEqual({ fonts: [], prefetched: [] })
})

test('a page may be prefetched on hover, a file never', async ({ page, browserName }) => {
  expect(browserName).toBe('chromium')
  await page.goto('/turer/reinebringen')
  const rules = JSON.parse(await page.locator('script[type=speculationrules]').innerText()) as {
    prefetch: { where: { and: [{ href_matches: string }, { not: { href_matches: string } }, ...object[]] } }[]
  }
  const [{ href_matches: wanted }, { not: unwanted }] = rules.prefetch[0]?.where.and ?? [
    { href_matches: '' },
    { not: { href_matches: '' } },
  ]
  const files = await page
    .locator('a[href*="."]')
    .evaluateAll((links) =>
      links
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => new URL(href).origin === location.origin && new URL(href).pathname.includes('.')),
    )
  expect(files.length).toBeGreaterThan(0)
  const matches = (pattern: string, href: string) =>
    page.evaluate(([pathname, href]) => new URLPattern({ pathname, baseURL: location.origin }).test(href), [
      pattern,
      href,
    ] as const)
  for (const href of files) expect(await matches(unwanted.href_matches, href), href).toBe(true)
  expect(await matches(wanted, new URL(second, page.url()).href)).toBe(true)
  expect(await matches(unwanted.href_matches, new URL(second, page.url()).href)).toBe(false)
})

test('pages fade into each other, unless motion is reduced', async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/')
    await page.evaluate(() =>
      addEventListener('pageswap', (event) =>
        sessionStorage.setItem('fades', String((event as Event & { viewTransition: unknown }).viewTransition !== null)),
      ),
    )
    await page.locator(`main a[href="${second}"]`).first().click()
    await page.waitForURL(`**${second}`)
    expect(await page.evaluate(() => sessionStorage.getItem('fades'))).toBe(String(reducedMotion === 'no-preference'))
  }
})

test('scripts load after the picture, or on first interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const givePicture = await holdBack(page, '**/_assets/*.svg')
  await page.goto('/planlegg', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
  expect(scripts).toEqual([])
  await page.keyboard.press('Tab')
  await expect.poll(() => scripts.length).toBeGreaterThan(1)
  await expect(page.locator('script[type=after-paint]')).toHaveCount(0)
  givePicture()
})

// Content below the window is laid out late and may turn out higher than estimated.
for (const width of [390, 1440]) {
  test(`a link to a part far below scrolls to it, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/planlegg')
    for (const part of ['verktoy', 'dager', 'bestille']) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await page.locator(`main a[href="#${part}"]`).first().click()
      const topOf = () =>
        page.locator(`#${part}`).evaluate((section) => Math.round(section.getBoundingClientRect().top))
      // Below the header, and in the upper half.
      await expect.poll(topOf).toBeLessThan(400)
      await page.waitForTimeout(600)
      expect(await topOf(), part).toBeGreaterThanOrEqual(0)
      expect(await topOf(), part).toBeLessThan(400)
    }
  })
}
