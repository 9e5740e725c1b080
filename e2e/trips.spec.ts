import type { Page } from '@playwright/test'
import { findSchemaFaults } from '#site/domain/xml/testing/find-schema-faults.ts'
import { countSheets, expect, inLanguages, test, verifiesAll, words } from './guide.ts'

const page390 = { width: 390, height: 844 }
const trip = { no: '/turer/reinebringen', en: '/en/trips/reinebringen', de: '/de/touren/reinebringen' } as const
const list = { no: '/turer', en: '/en/trips', de: '/de/touren' } as const
const warning = {
  no: 'Frarådes oktober–april',
  en: 'Advised against October–April',
  de: 'Abgeraten: Oktober–April',
} as const

async function openIn(page: Page, month: string, path: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`2026-${month}-15T10:00:00Z`))
  await page.goto(path)
}

/** Returns the visible second-level headings from the top. */
function headings(page: Page): Promise<string[]> {
  return page
    .locator('main h2')
    .evaluateAll((all) =>
      all.filter((each) => each.checkVisibility()).map((each) => (each as HTMLElement).innerText.trim()),
    )
}

for (const language of inLanguages('no')) {
  test(`the four sections are reached by their fragments, encoded or not, in ${language}`, async ({
    page,
    troubles,
  }) => {
    const sections = ['populære-turer', 'fjellturer', 'båtturer', 'alle-turer']
    const encoded = sections.map((name) => encodeURIComponent(name))
    // Browsers differ in which characters of a file name they allow; languages do not.
    const decomposed = sections.map((name) => encodeURIComponent(name.normalize('NFD')))
    const all = language === 'no' ? [...sections, ...encoded, ...decomposed] : encoded
    // Each section and each way to write it is there, though not each of both, on every change.
    const names = verifiesAll ? all : all.filter((_, index) => [0, 5, 10, 3].includes(index))
    // The final scroll position is the same, only sooner.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const name of names) {
      await page.goto('about:blank')
      await page.goto(`${list[language]}#${name}`)
      await expect
        .poll(() => page.locator(':target').evaluate((target) => Math.round(target.getBoundingClientRect().top)))
        .toBeLessThan(200)
    }
    expect(troubles).toEqual([])
  })

  test(`in January the warning comes first, in July the figures, in ${language}`, async ({ page, troubles }) => {
    await openIn(page, '01', trip[language])
    await expect(page.locator('.alarm')).toBeVisible()
    await expect(page.locator('.alarm')).toContainText(warning[language])
    await expect(page.getByRole('link', { name: 'GPX' })).toHaveCount(0)
    await expect(page.locator('.trip-instrument.is-off')).toBeVisible()
    const [alarmBottom, figuresTop] = await Promise.all([
      page.locator('.alarm').evaluate((each) => each.getBoundingClientRect().bottom),
      page.locator('.trip-instrument.is-off').evaluate((each) => each.getBoundingClientRect().top),
    ])
    expect(alarmBottom).toBeLessThan(figuresTop)

    await openIn(page, '07', trip[language])
    await expect(page.locator('.alarm')).toBeHidden()
    await expect(page.locator('.trip-instrument.is-off')).toBeHidden()
    await expect(page.getByRole('link', { name: 'GPX' })).toBeVisible()
    await expect(page.locator('.trip-instrument:not(.is-off)')).toContainText(warning[language])
    expect(troubles).toEqual([])
  })
}

test('a trip is not popular out of its season, when the page says what to plan for', async ({ page }) => {
  const popular = page.locator('[id="populære-turer"] h3:visible')
  await openIn(page, '01', list.no)
  // None is in season: the page says so, and names those to plan for.
  await expect(page.locator('.popular-ahead a[href*="/turer/"]')).toHaveCount(4)
  await expect(popular).toHaveCount(0)
  await openIn(page, '07', list.no)
  await expect(page.locator('.popular-ahead')).toBeHidden()
  await expect(popular).toHaveCount(3)
  await expect(page.locator('[id="populære-turer"] article:visible .advice-now:visible')).toHaveCount(0)
})

test('the month is that of Norway, whatever the visitor’s time zone', async ({ page }) => {
  // It is still 30 April in New York, but 1 May in Lofoten.
  await page.clock.setFixedTime(new Date('2026-04-30T22:30:00Z'))
  await page.goto(trip.no)
  await expect(page.locator('html')).toHaveAttribute('data-month', '5')
  await expect(page.locator('.alarm')).toBeHidden()
})

test('without script the warning is at the top with its months, and nothing says «now»', async ({ browser, guide }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: guide.url, viewport: page390 })
  const page = await context.newPage()
  await page.goto(trip.no)
  expect((await headings(page))[0]).toBe(warning.no)
  await expect(page.getByText('Ikke gå opp nå')).toBeHidden()
  await expect(page.getByRole('link', { name: 'GPX' })).toBeVisible()
  await expect(page.locator('[data-print]')).toBeHidden()
  await page.goto(list.no)
  await expect(page.locator('[id="populære-turer"] h3:visible')).toHaveCount(3)
  await expect(page.locator('.popular-ahead')).toBeHidden()
  await context.close()
})

test('the file can be downloaded and is what it says', async ({ page, request }) => {
  await openIn(page, '07', '/turer/ryten')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'GPX' }).click()
  expect((await download).suggestedFilename()).toBe('ryten.gpx')
  const answer = await request.get('/gpx/ryten.gpx')
  expect(answer.headers()['content-type']).toBe('application/gpx+xml; charset=utf-8')
  const gpx = await answer.text()
  expect(await findSchemaFaults('gpx', [gpx])).toEqual([])
  const points = [...gpx.matchAll(/<wpt lat="([\d.]+)"/g)].map(([, latitude]) => latitude)
  expect(points).toEqual(['68.09054', '68.08904'])
})

test('today’s weather and light are shown, and the usual weather without a forecast', async ({ page, troubles }) => {
  await page.goto('/turer/ryten')
  await page.locator('.day-here').scrollIntoViewIfNeeded()
  await expect(page.locator('[data-now]')).toBeVisible()
  await expect(page.locator('[data-temperature]')).toHaveText(/^−?\d+[.,]\d$/)
  await expect(page.locator('[data-light-now]')).toBeVisible()
  expect(troubles).toEqual([])
  await page.route('**/api/weather/**', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.reload()
  await expect(page.locator('[data-usual]')).toBeVisible()
  await expect(page.locator('[data-now]')).toBeHidden()
})

test('hikes are filtered by grade with the keyboard, without script', async ({ browser, guide }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: guide.url })
  const page = await context.newPage()
  await page.goto(list.no)
  const rows = page.locator('#fjellturer .trip-table li:visible')
  const all = await rows.count()
  await page.locator('[name="grade"]').first().focus()
  await page.keyboard.press('ArrowDown')
  const chosen = await rows.count()
  expect(chosen).toBeGreaterThan(0)
  expect(chosen).toBeLessThan(all)
  const grade = await page.locator('[name="grade"]:checked').getAttribute('value')
  await expect(page.locator(`#fjellturer .trip-table li:visible:not([data-difficulty="${grade}"])`)).toHaveCount(0)
  await context.close()
})

test('a trip prints on one sheet', async ({ page }) => {
  await openIn(page, '07', '/turer/ryten')
  // With a warning of today above it.
  await page.waitForLoadState('networkidle')
  expect(await countSheets(page, 'A4')).toBe(1)
})

test('on paper a trip has its map and the emergency numbers, without the chrome of the page', async ({ page }) => {
  await openIn(page, '07', '/turer/ryten')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.trip-printed')).toContainText('113')
  await expect(page.locator('.coast-chart').first()).toBeVisible()
  for (const hidden of ['header.page-header', 'footer', '.trip-tools', '.today', '.head .window'])
    await expect(page.locator(hidden).first()).toBeHidden()
})

test('sources are one folded line, with source by source beside it, and an error can be reported', async ({ page }) => {
  await page.goto('/turer/ryten')
  await expect(page.getByRole('link', { name: words.no['entry.reportError'] })).toBeVisible()
  await expect(page.locator('.source-names')).toBeHidden()
  await page.getByText(/^Kilder \(\d+\), sist kontrollert/).click()
  await expect(page.locator('.source-names')).toContainText('·')
  const twin = await page.getByRole('link', { name: words.no['entry.sources.all'] }).getAttribute('href')
  expect(await (await page.request.get(twin ?? '')).text()).toContain('[1]')
})
