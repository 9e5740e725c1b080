import type { Page } from '@playwright/test'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
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
      ...(
        [
          'map',
          'weather',
          'activities',
          'myTrip',
          'restaurants',
          'places',
          'hotels',
          'bestCabins',
          'accessForAll',
          'packingList',
        ] as const
      ).map((id) => hrefFor(id, 'no')),
    ]) {
      await page.goto(path)
      await expect(line(page), path).toContainText('Oransje farevarsel: kraftige vindkast')
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width)
    }
    await line(page).locator('a').focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${hrefFor('today', 'no')}`)
  })
