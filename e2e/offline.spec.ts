import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { type Language, languageKeys, mapLanguages } from '#contract/languages.ts'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { test as base, expect, listPaths, mapPaths, pickOfEachKind, waitForColours, words } from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'
import { type Deployments, serveDeployments } from './serve-deployments.ts'

/** Each test has a server of its own before the guide, which it may end. */
const test = base.extend<{ front: Deployments }>({
  front: async ({ guide }, use) => {
    const front = await serveDeployments(guide.url)
    await use(front)
    await front.stop()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

test.use({ serviceWorkers: 'allow' })

const copyOf = (language: Language) => parse(readFileSync(`content/pages/offline/${language}.yaml`, 'utf8'))
const offlinePaths = mapLanguages((language) => hrefFor('offline', language))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const state = (page: Page) => page.locator('[data-state]')
const start = (text: string) => new RegExp(`^${text.split(/[{(]/)[0]}`)

/** Waits until the worker serves the page and has kept it. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    while (!navigator.serviceWorker.controller || !(await caches.match(location.pathname))) {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
}

/** Opens a page as somebody does who comes from another one of the guide. */
async function readOn(page: Page, path: string, front: Deployments): Promise<void> {
  await page.goto(path, { referer: `${front.url}/steder` })
}

async function openTakeAlong(page: Page, language: Language = 'no'): Promise<void> {
  await page.goto(offlinePaths[language])
  await page.locator('[data-take-along]').scrollIntoViewIfNeeded()
}

async function takeAlong(page: Page, language: Language = 'no'): Promise<void> {
  await page.locator('[data-take]').click()
  await expect(state(page)).toHaveText(start(words[language]['offline.taken']), { timeout: 90_000 })
  // The worker looks at the open pages once it has heard of it.
  await page.waitForTimeout(300)
}

const countKept = (page: Page) =>
  page.evaluate(async () => [(await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length])

const listKept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url)
  })

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '1')

test('nothing is kept of the first page, nor for somebody who saves data; the second page brings the worker', async ({
  page,
  front,
}) => {
  // Longer than a page waits before it brings the worker.
  const wait = () => page.waitForTimeout(2000)
  await page.goto('/steder')
  await wait()
  expect(await countKept(page)).toEqual([0, 0])
  const saver = await page.context().newPage()
  await saver.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await readOn(saver, '/kontakt', front)
  await saver.waitForTimeout(2000)
  expect(await countKept(saver)).toEqual([0, 0])
  await saver.close()
  expect(front.asked.filter((path) => path.startsWith('/offline/') || path === '/service-worker.js')).toEqual([])
  await page.locator('.lang a[data-language="en"]').first().click()
  await waitForWorker(page)
  expect(await page.context().cookies()).toEqual([])
  // With it Firefox ends every navigation while the server is refused (decision 0037).
  const preload = await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())
  expect(preload.enabled).toBe(false)
})

test('what was read stays readable without a network, in three languages; what was not leads to the page that helps, and opens by itself later', async ({
  page,
  context,
}) => {
  await page.goto('/steder')
  const headings = { '/steder': await heading(page).innerText() }
  for (const language of ['en', 'de']) {
    await page.locator(`.lang a[data-language="${language}"]`).first().click()
    await page.waitForURL(`**/${language}/*`)
    await waitForWorker(page)
    Object.assign(headings, { [new URL(page.url()).pathname]: await heading(page).innerText() })
  }
  await page.goto('/reiseinfo/vaer')
  await waitForWorker(page)
  await context.setOffline(true)
  // The first page of all was there before the worker.
  for (const [path, title] of Object.entries(headings)) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(title)
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true)
  }
  for (const language of languageKeys) {
    const copy = copyOf(language)
    await page.goto(hrefFor('contact', language))
    await expect(page.getByRole('heading', { name: copy.missing.title })).toBeVisible()
    for (const number of ['113', '112', '110', '116117']) {
      await expect(page.locator(`.emergency-dial a[href="tel:${number}"]`)).toBeVisible()
    }
    await expect(page.locator('.overview-chart svg')).toBeVisible()
    // Its land is a picture of its own.
    await page.locator('.overview-chart').scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.locator('.overview-chart img').evaluate((land: HTMLImageElement) => land.naturalWidth))
      .toBe(1320)
    await expect(page.locator(`.stored a[href="${hrefFor('places', language)}"]`)).toBeVisible()
    await page.locator('[data-take-along]').scrollIntoViewIfNeeded()
    await expect(state(page)).toHaveText(words[language]['offline.noNetwork'])
  }
  expect(await listViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForColours(page)
  expect(await listViolations(page, { only: rulesOfColour })).toEqual([])
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: copyOf('de').missing.title })).toHaveCount(0)
  await expect(page).toHaveURL(/\/kontakt$/)
  expect(await context.cookies()).toEqual([])
})

test.describe('a page that is fetched before the click', () => {
  test.use({ bypassCSP: true })

  test('is kept once it is opened, and not before', async ({ page, front }) => {
    const listPages = async () => (await listKept(page)).map((url) => new URL(url).pathname)
    await readOn(page, '/kontakt', front)
    await waitForWorker(page)
    await page.evaluate(() => {
      const rules = document.createElement('script')
      rules.type = 'speculationrules'
      rules.textContent = JSON.stringify({ prefetch: [{ urls: ['/om-oss'], eagerness: 'immediate' }] })
      document.head.append(rules)
    })
    await expect.poll(() => front.asked).toContain('/om-oss')
    await page.waitForTimeout(500)
    expect(await listPages()).not.toContain('/om-oss')
    await page.evaluate(() => location.assign('/om-oss'))
    await page.waitForURL('**/om-oss')
    await waitForWorker(page)
    expect(await listPages()).toContain('/om-oss')
    expect(front.asked.filter((path) => path === '/om-oss')).toHaveLength(1)
  })
})

test('languages that were taken along are there without a server: their pages, the search, the map, the last forecast', async ({
  page,
  guide,
  front,
}) => {
  const tile = readFileSync('dist/site/apple-touch-icon.png')
  await page.route(/^https:/, (route) => route.fulfill({ body: tile, contentType: 'image/png' }))
  const paths = await listPaths(guide.url, 'no')
  const edition: OfflineEdition = await (await fetch(`${guide.url}/offline/no.json`)).json()
  // Nothing is there yet, so the size is all of it.
  await openTakeAlong(page)
  const megabytes = (Math.ceil(edition.bytes / 100_000) / 10).toLocaleString('nb-NO')
  await expect(page.locator('[data-take]')).toContainText(`(${megabytes}\u00a0MB)`)
  await takeAlong(page)
  for (const language of ['en', 'de'] as const) {
    await openTakeAlong(page, language)
    // The drawings are the same in every language.
    await expect(page.locator('[data-take]')).not.toContainText(megabytes)
    await takeAlong(page, language)
  }
  await page.goto('/reiseinfo/kart')
  await expect(page.locator('.leaflet-tile-loaded').first()).toBeVisible()
  await page.evaluate(async () => {
    const address = '/api/weather/reine'
    const [cacheName = ''] = (await caches.keys()).filter((name) => name.endsWith('weather'))
    const forecast = await (await caches.match(address))?.json()
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    const old = { ...forecast, fetchedAt: ago(5), expiresAt: ago(4) }
    await (await caches.open(cacheName)).put(address, Response.json(old))
  })
  const missing = await page.evaluate(async (all) => {
    const lists = all.map(async (path) => {
      const html = await (await caches.match(path))?.text()
      // Nothing that a page names of its own files is missing either, in whatever attribute.
      const named = html?.match(/(?<=["'(])\/_assets\/[\w./-]+\.(?:svg|js|css|woff2|json)(?=["')])/g) ?? [path]
      const kept = await Promise.all([...new Set(named)].map((name) => caches.match(name)))
      return [...new Set(named)].filter((_, index) => !kept[index])
    })
    return [...new Set((await Promise.all(lists)).flat())]
  }, paths)
  expect(missing).toEqual([])
  expect((await listKept(page)).filter((url) => !url.startsWith(front.url))).toEqual([])

  await front.stop()
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const isLive = request.method() === 'POST' || /\/api\/|\/offline\/|manifest\.webmanifest|icon/.test(request.url())
    if (request.url().startsWith(front.url) && !isLive && request.failure()?.errorText !== 'net::ERR_ABORTED')
      failed.push(request.url())
  })
  // Every third kind: what all pages need is looked for in the cache above.
  for (const path of pickOfEachKind(paths, 1).filter((_, index) => index % 3 === 0)) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    expect(await page.locator('[data-missing-page]').count(), path).toBe(0)
  }
  for (const path of [hrefFor('places', 'en'), hrefFor('weather', 'en'), hrefFor('places', 'de'), mapPaths.de]) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', path.slice(1, 3))
    expect(await page.locator('[data-missing-page]').count(), path).toBe(0)
  }
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('rein')
  await expect(page.locator('#search-panel').getByRole('option').first()).toContainText('Reine')
  await page.goto('/sok#q=rorbu')
  await expect(page.locator('[data-answer] .results a').first()).toBeVisible()
  await page.goto('/reiseinfo/kart')
  await expect(page.locator('.leaflet-coast-pane path').first()).toBeAttached()
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  await page.goto('/reiseinfo/vaer?sted=reine')
  await expect(page.locator('.weather-stale')).toHaveText(
    words.no['weather.stale'].replace('{age}', 'for 5 timer siden'),
  )
  expect(failed).toEqual([])
})

test('another build never mixes with the one that was taken along, also when it comes in the middle', async ({
  page,
  front,
}) => {
  const searchBuild = () => page.evaluate(async () => (await (await fetch('/search/no.json')).json()).build ?? 1)
  await readOn(page, '/uten-nett', front)
  await waitForWorker(page)
  await page.locator('[data-take-along]').scrollIntoViewIfNeeded()
  // In the middle of the download the guide is deployed anew.
  let count = 0
  front.onRequest = () => {
    count += 1
    if (count === 60) front.deploy()
  }
  await page.locator('[data-take]').click()
  await expect(page.locator('[data-status]')).toHaveText(words.no['offline.replaced'], { timeout: 90_000 })
  await expect(state(page)).toHaveText(start(words.no['offline.notWhole']))
  await openTakeAlong(page)
  await takeAlong(page)
  expect(await buildOf(page)).toBe('2')
  expect(await searchBuild()).toBe(2)

  front.deploy()
  await page.goto('/steder')
  expect(await buildOf(page), 'the network comes first').toBe('3')
  expect(await searchBuild()).toBe(3)
  await page.context().setOffline(true)
  await expect(searchBuild(), 'the page of one build does not get the words of another').rejects.toThrow()
  await page.goto('/steder')
  expect([await buildOf(page), await searchBuild()]).toEqual(['2', 2])
  await page.context().setOffline(false)
  expect(await searchBuild(), 'nor when the network is back').toBe(2)

  await openTakeAlong(page)
  await expect(state(page)).toContainText(words.no['offline.newer'])
  await expect(page.locator('[data-take]')).toHaveText(start(words.no['offline.takeNewer']))
  await page.locator('[data-take]').click()
  await expect(state(page)).not.toContainText(words.no['offline.newer'], { timeout: 90_000 })
  const listTaken = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('taken')))
  await expect.poll(listTaken, 'what was taken along before is deleted').toHaveLength(1)
  await page.context().setOffline(true)
  await page.goto('/steder')
  expect([await buildOf(page), await searchBuild()]).toEqual(['3', 3])
})

test('the download can be stopped and goes on where it ended; one tap removes everything, for good, and one brings it back', async ({
  page,
  front,
}) => {
  await openTakeAlong(page)
  // Stopped as soon as it is on its way.
  front.onRequest = () => {
    if (front.asked.filter((path) => path.startsWith('/_assets/')).length > 60) front.isHeldUp = true
  }
  await page.locator('[data-take]').click()
  await expect.poll(() => page.locator('[data-progress]').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.no['offline.stop'], exact: true }).click()
  front.onRequest = () => {}
  front.isHeldUp = false
  await expect(page.locator('[data-status]')).toHaveText(words.no['offline.stopped'])
  expect((await listKept(page)).some((url) => url.endsWith('/taken.json'))).toBe(false)
  await expect(page.locator('[data-take]')).toBeVisible()
  const before = new Set(front.asked.filter((path) => path.startsWith('/_assets/')))
  const asked = front.asked.length
  await takeAlong(page)
  // Those that were under way, six at a time.
  expect(front.asked.slice(asked).filter((path) => before.has(path)).length).toBeLessThanOrEqual(6)

  await page.getByRole('button', { name: words.no['offline.remove'] }).click()
  await expect(state(page)).toHaveText(words.no['offline.removed'])
  await expect(state(page)).toBeFocused()
  expect(await countKept(page)).toEqual([0, 0])
  await expect(page.locator('.stored')).toHaveCount(0)
  await readOn(page, '/steder', front)
  // Longer than a page waits before it brings the worker.
  await page.waitForTimeout(2000)
  expect(await countKept(page)).toEqual([0, 0])
  await openTakeAlong(page)
  await page.getByRole('button', { name: words.no['offline.again'] }).click()
  await expect(page.getByRole('button', { name: words.no['offline.remove'] })).toBeVisible()
  await page.reload()
  await waitForWorker(page)
  await page.context().setOffline(true)
  await page.reload()
  await expect(heading(page)).toBeVisible()
})

for (const isTold of [true, false]) {
  const how = isTold ? 'before anything is fetched' : 'also when it had promised more room than it has'
  test(`a browser without room says so, ${how}, and keeps nothing half done`, async ({ page, front }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 6_000_000 })
    // Chromium promises more than that by itself.
    if (isTold) {
      await page.addInitScript(() => {
        StorageManager.prototype.estimate = async () => ({ quota: 6_000_000, usage: 0 })
      })
    }
    await openTakeAlong(page)
    await page.locator('[data-take]').click()
    await expect(page.locator('[data-status]')).toHaveText(start(words.no['offline.noRoom']), { timeout: 90_000 })
    await expect(page.locator('[data-take]')).toBeVisible()
    expect((await listKept(page)).filter((url) => url.includes('/_assets/weather'))).toEqual([])
    expect(front.asked.some((path) => path.includes('/_assets/weather'))).toBe(!isTold)
  })
}
