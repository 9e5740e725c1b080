import type { Page } from '@playwright/test'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { exampleDeparture, examplePart, exampleStop, exampleToday } from '#site/features/today/parts/today-examples.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, test, verifiesAll } from './guide.ts'
import { answerToday, stormyDay } from './states.ts'

// What of today concerns a page, in a line on its picture.

const reine = linkToEntry('places', 'reine', 'no')
const line = (page: Page) => page.locator('.today-line')
const boxes = (page: Page) =>
  page
    .locator('h1, main > *')
    .evaluateAll((elements) => elements.map((each) => JSON.stringify(each.getBoundingClientRect())))

const windows = [
  ['phone', 390],
  ['desktop', 1440],
] as const

for (const [name, width] of verifiesAll ? windows : windows.slice(0, 1))
  test(`an orange warning stands on the pages of home, place, trip, stay, article, map, weather and trip, and moves nothing, on a ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { promise: isAsked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
    await answerToday(page, stormyDay)
    await page.route('**/today/words/*.json', async (route) => {
      ask()
      await mayAnswer
      await route.continue()
    })
    await page.goto(reine)
    await isAsked
    await page.evaluate(() => document.fonts.ready)
    const before = await boxes(page)
    answer()
    await expect(line(page)).toContainText('Oransje farevarsel')
    expect(await boxes(page)).toEqual(before)
    for (const path of [
      '/',
      linkToEntry('trips', 'reinebringen', 'no'),
      linkToEntry('cabins', 'reine', 'no'),
      linkToEntry('articles', 'winter-driving', 'no'),
      // Without a picture in its head, the line stands at the foot of the window.
      ...(['map', 'weather', 'activities', 'myTrip', 'restaurants', 'places'] as const).map((id) => hrefFor(id, 'no')),
    ]) {
      await page.goto(path)
      await expect(line(page), path).toContainText('Oransje farevarsel: kraftige vindkast')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
    await line(page).locator('a').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${hrefFor('today', 'no')}`)
  })

test('where nothing concerns the page there is no line, and its words are not fetched', async ({ page, troubles }) => {
  const words: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/today/words/')) words.push(request.url())
  })
  await answerToday(page, stormyDay)
  for (const path of [linkToEntry('places', 'svolvaer', 'no'), hrefFor('articles', 'no')]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(line(page).filter({ visible: true }), path).toHaveCount(0)
  }
  expect(words).toEqual([])
  expect(troubles).toEqual([])
})

test('a cancelled ferry stands on the trip that needs it, in the language of the page', async ({ page }) => {
  const leaves = exampleDeparture({ isCancelled: true, destination: 'Værøy' })
  await answerToday(
    page,
    exampleToday({
      departures: examplePart([exampleStop([leaves])]),
    }),
  )
  await page.goto(linkToEntry('trips', 'vaeroy', 'de'))
  await expect(line(page)).toContainText('Die Fähre um 14:00 Uhr nach Værøy fällt aus. Heute fährt keine mehr.')
  await expect(line(page)).toHaveAttribute('data-level', 'none')
})
