import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { exampleNow, exampleToday } from '#site/features/today/parts/today-examples.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, openPage, test } from './guide.ts'

// Who opens a page of use on a phone has come for one thing; it stands there before anybody scrolls.

const phone = { width: 390, height: 844 }

const firstFacts: { id: Parameters<typeof hrefFor>[0]; what: string; find: (page: Page) => Locator }[] = [
  { id: 'motels', what: 'that the list is not finished', find: (page) => page.locator('.under-development p').first() },
  { id: 'weather', what: 'how warm it is', find: (page) => page.locator('.current-temperature') },
  { id: 'offline', what: 'the button that stores the guide', find: (page) => page.locator('[data-download]') },
  { id: 'evCharging', what: 'what is free now', find: (page) => page.locator('#now h2') },
  { id: 'myTrip', what: 'the day of arrival', find: (page) => page.locator('main input[type=date]').first() },
  {
    id: 'today',
    what: 'what the day is like, in sentences that lead on',
    find: (page) => page.locator('[data-today-lead] li a').first(),
  },
]

// The longest words push furthest.
for (const language of inLanguages('de'))
  test(`pages of use show their first fact within the first screen of a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.clock.setFixedTime(exampleNow)
    await page.route('**/api/today', (route) => route.fulfill({ json: exampleToday() }))
    for (const { id, what, find } of firstFacts)
      await test.step(`${id}: ${what}`, async () => {
        await openPage(page, hrefFor(id, language))
        const fact = find(page)
        await expect(fact).toBeVisible()
        await expect(fact).toBeInViewport({ ratio: 1 })
        expect(await page.evaluate(() => window.scrollY)).toBe(0)
      })
  })

for (const language of inLanguages('de'))
  test(`without a network today opens with how old its figures are, on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.clock.setFixedTime(exampleNow + 30 * 60_000)
    await page.route('**/api/today', (route) => route.abort())
    await page.addInitScript((kept) => localStorage.setItem('today', kept), JSON.stringify(exampleToday()))
    await openPage(page, hrefFor('today', language))
    const line = page.locator('[data-offline-notice]')
    await expect(line).toHaveText(/12:58.*175/)
    await expect(line).toBeInViewport({ ratio: 1 })
  })

for (const language of inLanguages('de'))
  test(`without a network and without figures today says so on the first screen of a phone in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await page.route('**/api/today', (route) => route.abort())
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }))
    await openPage(page, hrefFor('today', language))
    const line = page.locator('[data-today-failed]')
    await expect(line).toHaveText(
      parse(readFileSync(`content/pages/today/${language}.yaml`, 'utf8')).words.offlineNothing,
    )
    await expect(line).toBeInViewport({ ratio: 1 })
  })
