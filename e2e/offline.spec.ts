import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { type Language, languageKeys, languageOfPath, mapLanguages } from '#contract/languages.ts'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { formatOsloTime, osloDateOf } from '#site/domain/calendar/oslo-day.ts'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'
import { examplePart, exampleToday, exampleWarning } from '#site/features/today/parts/today-examples.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import {
  test as base,
  expect,
  inLanguages,
  listPaths,
  mapPaths,
  pickOfEachKind,
  verifiesAll,
  waitForColours,
  words,
} from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'
import { countMapColours } from './map-page.ts'
import { type Deployments, serveDeployments } from './serve-deployments.ts'

/** Each test has a server of its own in front of the guide, which it may stop. */
const test = base.extend<{ front: Deployments }>({
  front: async ({ guide }, use) => {
    const front = await serveDeployments(guide.url)
    await use(front)
    await front.stop()
  },
  baseURL: async ({ front }, use) => use(front.url),
})

test.use({ serviceWorkers: 'allow' })

/** Languages besides Norwegian that are downloaded too, which takes as long as all the rest. */
const others = inLanguages('no').filter((language) => language !== 'no')
const copyOf = (language: Language) => parse(readFileSync(`content/pages/offline/${language}.yaml`, 'utf8'))
const offlinePaths = mapLanguages((language) => hrefFor('offline', language))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const state = (page: Page) => page.locator('[data-state]')
const start = (text: string) => new RegExp(`^${text.split(/[{(]/)[0]}`)

/** Waits until the worker controls the page and has stored it, and the page that helps without a network. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(
    async (helping) => {
      await navigator.serviceWorker.ready
      const isStored = async () => (await caches.match(location.pathname)) && (await caches.match(helping))
      while (!navigator.serviceWorker.controller || !(await isStored())) {
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
    offlinePaths[languageOfPath(new URL(page.url()).pathname)],
  )
}

/** Opens a page as if coming from another page of the guide. */
async function readOn(page: Page, path: string, front: Deployments): Promise<void> {
  await page.goto(path, { referer: `${front.url}/steder` })
}

async function openDownload(page: Page, language: Language = 'no'): Promise<void> {
  await page.goto(offlinePaths[language])
  await page.locator('[data-download-guide]').scrollIntoViewIfNeeded()
}

async function downloadGuide(page: Page, language: Language = 'no'): Promise<void> {
  await page.locator('[data-download]').click()
  await expect(state(page)).toHaveText(start(words[language]['offline.downloaded']), { timeout: 90_000 })
  // The worker then looks at the open pages.
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

/**
 * Opens a page as a visitor does who is on it when the line goes, and comes back to it. A server that refuses is harder than a line
 * that is known to be cut, which Firefox’s driver does not even ask the worker about.
 */
async function loseTheLine(page: Page, title: string, front: Deployments): Promise<void> {
  await front.stop()
  await page.reload()
  await expect(heading(page)).toHaveText(title)
  expect(await page.locator('[data-missing-page]').count()).toBe(0)
}

const hike = '/turer/ryten'

test('whoever comes straight to a hike and stays for some seconds has it where the line ends, and nobody who saves data', async ({
  page,
  front,
}) => {
  const saver = await page.context().newPage()
  await saver.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await saver.goto(hike)
  // Longer than a page waits before it brings the worker.
  await saver.waitForTimeout(4000)
  expect(await countKept(saver)).toEqual([0, 0])
  await saver.close()
  expect(front.asked.filter((path) => path.startsWith('/offline/') || path === '/service-worker.js')).toEqual([])

  const before = front.asked.length
  // By the page's own clock: a busy machine may tell late that the page has loaded.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype
    ServiceWorkerContainer.prototype.register = function (...parameters) {
      performance.mark('worker')
      return register.apply(this, parameters)
    }
  })
  await page.goto(hike)
  await page.waitForTimeout(8000)
  const asked = front.asked.slice(before)
  const [loaded, registered] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return [navigation?.loadEventEnd, performance.getEntriesByName('worker')[0]?.startTime] as const
  })
  expect(loaded).toBeGreaterThan(0)
  expect(registered, 'nothing before the picture').toBeGreaterThan(loaded ?? 0)
  // Neither another page, but the one that helps without a network, nor what can be taken along.
  expect(new Set(asked.filter((path) => !/\.|^\/api\//.test(path)))).toEqual(new Set([hike, offlinePaths.no]))
  expect(asked.filter((path) => path.startsWith('/offline/'))).toEqual([])
  expect(await page.context().cookies()).toEqual([])
  // With it Firefox aborts every navigation while the server refuses connections.
  const preload = await page.evaluate(async () => (await navigator.serviceWorker.ready).navigationPreload.getState())
  expect(preload.enabled).toBe(false)

  await loseTheLine(page, 'Ryten', front)
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.url().includes('/_assets/')) failed.push(request.url())
  })
  await page.mouse.wheel(0, 20_000)
  await page.waitForTimeout(1500)
  expect(failed, 'what the page loads late is there too').toEqual([])
  await expect(page.locator('[data-weather-line] [data-now]').first()).toBeVisible()
  await expect(page.locator('.emergency-line a[href="tel:112"]')).toBeVisible()
})

/** Returns what is said of a day with a warning for all of Lofoten, fetched ten minutes ago. */
function describeWarnedDay() {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const fetchedAt = at(-10)
  const warning = exampleWarning({ startsAt: at(-60), endsAt: at(300), places: [...weatherPlaceKeys] })
  const answer = exampleToday({ warnings: examplePart([warning]) })
  const parts = Object.entries(answer.parts).map(([name, part]) => [
    name,
    { ...part, ...(part.data === null ? {} : { fetchedAt, nextAt: at(5), dropAt: at(180) }) },
  ])
  return {
    answer: { ...answer, date: osloDateOf(Date.now()), parts: Object.fromEntries(parts) },
    fetchedAt,
  }
}

test('where the line ends a warning stays, and says how old it is: on the open page, after it is loaded again, and on others', async ({
  page,
  context,
  front,
}) => {
  const warned = describeWarnedDay()
  front.replies['/api/today'] = warned.answer
  const line = page.locator('[data-today-line]')
  const { lineOffline } = parse(readFileSync('content/pages/today/no.yaml', 'utf8')).words
  const said = fillGaps(lineOffline, { t: `kl. ${formatOsloTime(Date.parse(warned.fetchedAt))}` })
  for (const path of ['/', hike]) {
    await page.goto(path)
    await expect(line).toContainText(/farevarsel/i)
    await expect(line).not.toContainText(said)
    await page.waitForTimeout(4000)
  }
  await front.stop()
  await context.setOffline(true)
  await expect(line).toContainText(said)
  for (const path of [hike, '/']) {
    await page.goto(path)
    await expect(line).toContainText(/farevarsel/i)
    await expect(line).toContainText(said)
  }
})

test('a page that is opened while the worker starts is kept: from home by the search to a hike', async ({
  page,
  front,
}) => {
  await page.goto('/')
  await page.keyboard.press('/')
  await page.keyboard.type('ryten')
  await expect.poll(() => front.asked).toContain('/service-worker.js')
  await page.locator('#search-panel').getByRole('option').first().click()
  await page.waitForURL(`**${hike}`)
  await page.waitForTimeout(4000)
  await loseTheLine(page, 'Ryten', front)
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  expect(await page.locator('[data-missing-page]').count()).toBe(0)
})

test('a page that was kept says its failures in a notice too', async ({ page, context, front, guide }) => {
  // The server in front passes on what is read, and a search for hotels is sent.
  const search = '**/functions/v1/expedia-api'
  await page.route(search, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${guide.url}/functions/v1/expedia-api` }) }),
  )
  await page.goto('/steder')
  await readOn(page, hrefFor('bestHotels', 'no'), front)
  await page.keyboard.press('Shift')
  await waitForWorker(page)
  await expect(page.locator('.lead-price').first()).toBeVisible()
  await page.unroute(search)
  await context.setOffline(true)
  await page.reload()
  await page.keyboard.press('Shift')
  const notice = page.locator('.plain-notice, [data-sonner-toast]')
  await expect(notice).toContainText(words.no['liveHotels.error.title'])
  await expect(notice).toBeInViewport({ ratio: 1 })
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
  // The very first page was opened before the worker.
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
    // The land is a separate file.
    await page.locator('.overview-chart').scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.locator('.overview-chart img').evaluate((land: HTMLImageElement) => land.naturalWidth))
      .toBe(1320)
    await expect(page.locator(`.stored a[href="${hrefFor('places', language)}"]`)).toBeVisible()
    await page.locator('[data-download-guide]').scrollIntoViewIfNeeded()
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

test('downloaded languages work without a server: pages, search, map, and the last forecast', async ({
  page,
  guide,
  front,
}) => {
  // A route turns off the browser's own cache, which would answer with the fresh forecast.
  await page.route(/^https:/, (route) => route.abort())
  const paths = await listPaths(guide.url, 'no')
  const bundle: OfflineBundle = await (await fetch(`${guide.url}/offline/no.json`)).json()
  // Nothing is stored yet, so the size is the whole.
  await openDownload(page)
  const megabytes = (Math.ceil(bundle.bytes / 100_000) / 10).toLocaleString('nb-NO')
  await expect(page.locator('[data-download]')).toContainText(`(${megabytes}\u00a0MB)`)
  await downloadGuide(page)
  for (const language of others) {
    await openDownload(page, language)
    // The drawings are the same in every language.
    await expect(page.locator('[data-download]')).not.toContainText(megabytes)
    await downloadGuide(page, language)
  }
  await page.goto('/reiseinfo/kart')
  await expect(page.locator('.leaflet-map:not(.is-clear)')).toBeVisible()
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
      // None of the page’s own files is missing either, in whatever attribute.
      return html?.match(/(?<=["'(])\/_assets\/[\w./-]+\.(?:svg|js|css|woff2|json)(?=["')])/g) ?? [path]
    })
    const named = [...new Set((await Promise.all(lists)).flat())]
    const kept = await Promise.all(named.map((name) => caches.match(name)))
    return named.filter((_, index) => !kept[index])
  }, paths)
  expect(missing).toEqual([])
  expect((await listKept(page)).filter((url) => !url.startsWith(front.url))).toEqual([])

  await front.stop()
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    const isLive = request.method() === 'POST' || /\/api\/|\/offline\/|manifest\.webmanifest|icon/.test(request.url())
    if (request.url().startsWith(front.url) && !isLive && !/ABORTED/.test(request.failure()?.errorText ?? ''))
      failed.push(request.url())
  })
  // Some kinds: the common files were checked in the cache above.
  for (const path of pickOfEachKind(paths, 1).filter((_, index) => index % (verifiesAll ? 3 : 8) === 0)) {
    await page.goto(path)
    await expect(heading(page)).toBeVisible()
    expect(await page.locator('[data-missing-page]').count(), path).toBe(0)
  }
  for (const path of [
    ...others.flatMap((language) => [hrefFor('places', language), hrefFor('weather', language), mapPaths[language]]),
  ]) {
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
  await expect.poll(() => countMapColours(page)).toBeGreaterThan(50)
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible()
  await page.goto('/reiseinfo/vaer?sted=reine')
  await expect(page.locator('.weather-stale')).toHaveText(
    words.no['weather.stale'].replace('{age}', 'for 5 timer siden'),
  )
  // What was said of today came with the download.
  await page.goto(hrefFor('today', 'no'))
  await expect(page.locator('[data-offline-notice]')).toBeVisible()
  await expect(page.locator('[data-today=dry] table').first()).toBeVisible()
  expect(failed).toEqual([])
})

test('a new build never mixes with the downloaded one, even during a download', async ({ page, front }) => {
  const searchBuild = () => page.evaluate(async () => (await (await fetch('/search/no.json')).json()).build ?? 1)
  await readOn(page, '/uten-nett', front)
  await waitForWorker(page)
  await page.locator('[data-download-guide]').scrollIntoViewIfNeeded()
  // The guide is redeployed during the download.
  let count = 0
  front.onRequest = () => {
    count += 1
    if (count === 60) front.deploy()
  }
  await page.locator('[data-download]').click()
  await expect(page.locator('[data-status]')).toHaveText(words.no['offline.replaced'], { timeout: 90_000 })
  await expect(state(page)).toHaveText(start(words.no['offline.notWhole']))
  await openDownload(page)
  await downloadGuide(page)
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

  await openDownload(page)
  await expect(state(page)).toContainText(words.no['offline.newer'])
  await expect(page.locator('[data-download]')).toHaveText(start(words.no['offline.downloadNewer']))
  await page.locator('[data-download]').click()
  await expect(state(page)).not.toContainText(words.no['offline.newer'], { timeout: 90_000 })
  const listDownloaded = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('bundle-')))
  await expect.poll(listDownloaded, 'the previous download is deleted').toHaveLength(1)
  await page.context().setOffline(true)
  await page.goto('/steder')
  expect([await buildOf(page), await searchBuild()]).toEqual(['3', 3])
})

test('the download can be stopped and resumed', async ({ page, front }) => {
  await openDownload(page)
  // Aborted as soon as it has started.
  front.onRequest = () => {
    if (front.asked.filter((path) => path.startsWith('/_assets/')).length > 60) front.isHeldUp = true
  }
  await page.locator('[data-download]').click()
  await expect.poll(() => page.locator('[data-progress]').getAttribute('value').then(Number)).toBeGreaterThan(0)
  await page.getByRole('button', { name: words.no['offlinePage.stop'], exact: true }).click()
  front.onRequest = () => {}
  front.isHeldUp = false
  await expect(page.locator('[data-status]')).toHaveText(words.no['offline.stopped'])
  expect((await listKept(page)).some((url) => url.endsWith('/bundle.json'))).toBe(false)
  await expect(page.locator('[data-download]')).toBeVisible()
  const before = new Set(front.asked.filter((path) => path.startsWith('/_assets/')))
  const requestCount = front.asked.length
  await downloadGuide(page)
  // Requests that were in flight, six at a time.
  expect(front.asked.slice(requestCount).filter((path) => before.has(path)).length).toBeLessThanOrEqual(6)
})

test('one tap removes everything permanently, and one allows storing again', async ({ page, front }) => {
  await readOn(page, '/steder', front)
  await waitForWorker(page)
  await openDownload(page)
  await page.getByRole('button', { name: words.no['offlinePage.remove'] }).click()
  await expect(state(page)).toHaveText(words.no['offline.removed'])
  await expect(state(page)).toBeFocused()
  expect(await countKept(page)).toEqual([0, 0])
  await expect(page.locator('.stored')).toHaveCount(0)
  await readOn(page, '/steder', front)
  // Longer than a page waits before it registers the worker.
  await page.waitForTimeout(2000)
  expect(await countKept(page)).toEqual([0, 0])
  await openDownload(page)
  await page.getByRole('button', { name: words.no['offlinePage.again'] }).click()
  await expect(page.getByRole('button', { name: words.no['offlinePage.remove'] })).toBeVisible()
  await page.reload()
  await waitForWorker(page)
  await front.stop()
  await page.reload()
  await expect(heading(page)).toBeVisible()
})

for (const isTold of [true, false]) {
  const how = isTold ? 'before anything is fetched' : 'also when it had promised more room than it has'
  test(`a full browser storage is reported, ${how}, and no partial download is kept`, async ({ page, front }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Storage.overrideQuotaForOrigin', { origin: front.url, quotaSize: 6_000_000 })
    // Chromium shows more by itself.
    if (isTold) {
      await page.addInitScript(() => {
        StorageManager.prototype.estimate = async () => ({ quota: 6_000_000, usage: 0 })
      })
    }
    await openDownload(page)
    await page.locator('[data-download]').click()
    await expect(page.locator('[data-status]')).toHaveText(start(words.no['offline.noRoom']), { timeout: 90_000 })
    await expect(page.locator('[data-download]')).toBeVisible()
    expect((await listKept(page)).filter((url) => url.includes('/_assets/weather'))).toEqual([])
    expect(front.asked.some((path) => path.includes('/_assets/weather'))).toBe(!isTold)
  })
}
