import type { Page } from '@playwright/test'
import { expect, openPage, test, waitForColours, words } from './guide.ts'
import { listViolations } from './list-violations.ts'

// Runs against the server’s own example hotels: 14, some of them full on some days.

const path = { no: '/beste-hoteller', en: '/en/best-hotels', de: '/de/beste-hotels' } as const
const search = '**/functions/v1/expedia-api'
const cards = (page: Page) => page.locator('.live > li')
const place = (page: Page) => page.locator('.live .position').first()

async function listPrices(page: Page): Promise<number[]> {
  const prices = await page.locator('.live .lead-price').allInnerTexts()
  return prices.map((price) => Number(price.replace(/\D/g, '')))
}

test('hotels load on their own; dates, guests, order, page and tab can be changed, shared and undone', async ({
  page,
  troubles,
}) => {
  await openPage(page, path.no)
  await expect(cards(page)).toHaveCount(10)
  await expect(place(page)).toHaveText(/1$/)

  await page.getByLabel(words.no['liveHotels.adults']).selectOption('1')
  await page.getByRole('combobox', { name: words.no['liveHotels.order'] }).selectOption('pris')
  const checkIn = page.getByLabel(words.no['liveHotels.checkIn'])
  const checkOut = page.getByLabel(words.no['liveHotels.checkOut'])
  const lastDay = await checkOut.inputValue()
  await checkIn.fill(lastDay)
  expect((await checkOut.inputValue()) > lastDay).toBe(true)
  await page.getByRole('button', { name: words.no['liveHotels.submit'] }).click()
  await expect(page).toHaveURL(new RegExp(`innsjekk=${lastDay}.*voksne=1&sortering=pris`))
  await expect(page.locator('.live-hotels [role=status]').first()).toContainText(words.no['liveHotels.adults.one'])
  const prices = await listPrices(page)
  expect(prices).toEqual(prices.toSorted((one, other) => one - other))

  await page.locator('.live-pages button').click()
  await expect(place(page)).toHaveText(/11$/)
  await expect(page).toHaveURL(/side=2/)
  // The head of the list is focused and in view.
  await expect(page.locator('.live-hotels .answer')).toBeFocused()
  await expect(page.locator('.live-hotels .answer')).toBeInViewport()
  await page.goBack()
  await expect(place(page)).toHaveText(/1$/)
  await page.goBack()
  await expect(page).toHaveURL(/beste-hoteller$/)
  await expect(page.getByLabel(words.no['liveHotels.adults'])).toHaveValue('2')

  // Tabs by keyboard: the arrow key chooses, and the list follows.
  await page.getByRole('tab', { name: words.no['liveHotels.tab.all'] }).focus()
  await page.keyboard.press('ArrowRight')
  const luxury = page.getByRole('tab', { name: words.no['liveHotels.tab.luxury'] })
  await expect(luxury).toBeFocused()
  await expect(luxury).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveURL(/utvalg=luksus/)
  await expect(cards(page).locator('.stars .num').first()).toHaveText(/^[45]/)
  // Switching the language keeps the view.
  await page.getByRole('navigation').getByRole('link', { name: /^DE/ }).click()
  const tabInGerman = page.getByRole('tab', { name: words.de['liveHotels.tab.luxury'] })
  // The list wakes when it is seen.
  await tabInGerman.scrollIntoViewIfNeeded()
  await expect(tabInGerman).toHaveAttribute('aria-selected', 'true')
  expect(troubles).toEqual([])
})

test('a failure and an empty list are reported with alternatives, without axe findings in light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(search, (route) =>
    route.fulfill({ status: 503, json: { code: 'hotels-unavailable', message: 'No offers at the moment.' } }),
  )
  await page.goto(path.en)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(words.en['liveHotels.error.title'])
  await expect(page.locator('[data-sonner-toast]').getByText('No offers at the moment.')).toBeVisible()
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitForColours(page)
    found.push(...(await listViolations(page, { within: '.live-hotels' })))
  }
  await alert.getByRole('link').click()
  await expect(page.locator('#assessed h2').first()).toBeInViewport()

  await page.unroute(search)
  await page.route(search, async (route) => {
    const response = await route.fetch()
    return route.fulfill({
      json: { ...(await response.json()), properties: [], total: 0, categoriesWithBasis: ['all'] },
    })
  })
  await alert.getByRole('button', { name: words.en['liveHotels.error.retry'] }).click()
  await expect(page.getByRole('link', { name: words.en['liveHotels.seeCabins'] })).toHaveAttribute(
    'href',
    '/en/fishermans-cabins',
  )
  await page.getByRole('button', { name: words.en['liveHotels.changeDates'] }).click()
  await expect(page.getByLabel(words.en['liveHotels.checkIn'])).toBeFocused()
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await waitForColours(page)
    found.push(...(await listViolations(page, { within: '.live-hotels' })))
  }
  expect(found).toEqual([])
})

test('a failure of what was asked for is within view on a phone, in the words of the notice that passes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, path.de)
  await expect(cards(page)).toHaveCount(10)
  await page.route(search, (route) =>
    route.fulfill({ status: 503, json: { code: 'hotels-unavailable', message: 'No offers at the moment.' } }),
  )
  await page.locator('[name=voksne]').selectOption('3')
  await page.getByRole('button', { name: words.de['liveHotels.submit'] }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeInViewport({ ratio: 1 })
  const notice = page.locator('[data-sonner-toast]')
  for (const sentence of [words.de['liveHotels.error.title'], 'No offers at the moment.']) {
    await expect(alert).toContainText(sentence)
    await expect(notice).toContainText(sentence)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the hotels that the guide has assessed stand in', async ({ page }) => {
    await page.goto(path.de)
    await expect(page.locator('.live-hotels noscript p').first()).toHaveText(words.de['liveHotelsPage.withoutScript'])
    await expect(page.locator('.live')).toBeHidden()
    await expect(page.locator('#assessed .ranked > li')).toHaveCount(8)
  })
})
