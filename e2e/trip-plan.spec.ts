import type { Page } from '@playwright/test'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, test } from './guide.ts'

const address = hrefFor('myTrip', 'en')

/** Sets up so many days from an arrival, as a visitor does. */
async function setUp(page: Page, from: string, to: string): Promise<void> {
  await page.goto(address)
  const form = page.getByRole('form', { name: 'Set up the days' })
  const arrival = form.getByRole('group', { name: 'You arrive' })
  await arrival.getByLabel('Date').fill(from)
  await arrival.getByLabel('Where').selectOption('moskenes')
  await form.getByRole('group', { name: 'You leave' }).getByLabel('Date', { exact: true }).fill(to)
  await form.getByText('Campervan').click()
  await form.getByRole('button', { name: 'Set up the days' }).click()
}

async function add(page: Page, day: number, typed: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add a stop: Day ${day}` }).click()
  await page.getByLabel('Place, walk, table or bed').fill(typed)
  await page.getByRole('button', { name: `Add: ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Close the search' }).click()
}

test('five July days are set up, filled, moved by keyboard, undone, and survive closing', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-12')
  await expect(page.locator('.trip-day')).toHaveCount(5)
  await add(page, 1, 'reine', 'Reine')
  await add(page, 1, 'nusfj', 'Nusfjord')
  const first = page.locator('.trip-day').first()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/Thursday,? 8 July/)
  await expect(first).toContainText('midnight sun')
  await expect(first.locator('.trip-leg').first()).toContainText(/\d+\smin · \d+\skm/)

  const change = page.getByRole('button', { name: /^Change Reine/ })
  await change.focus()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.locator('#day-2')).toContainText('Reine')
  await expect(page.getByRole('status').first()).toContainText('Reine: day 2, 1 of 1')
  await expect(page.getByRole('button', { name: /^Change Reine/ })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('#day-1')).toContainText('Reine')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('#day-1')).toContainText('Reine')
})

test('a link is looked at first, and becomes one’s own when asked', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  const link = new URL(page.url()).hash
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(address + link)
  await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 1 stops' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toBeNull()
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(page.getByRole('button', { name: /^Change Reine/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toContain('p.reine')
})

test('a link that was cut shows what is whole and saves nothing; one that is no plan says so', async ({ page }) => {
  await page.goto(`${address}#1&d=p.reine,p.nusf`)
  await expect(page.getByText('Part of this link is missing or changed. 1 days can be read')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make it mine' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toBeNull()
  await page.goto('about:blank')
  await page.goto(`${address}#<b>hello</b>`)
  await expect(page.getByRole('alert')).toHaveText('This link is not a plan we can read. Nothing has been changed.')
})

test('nothing of a plan leaves the browser', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`)
  })
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, '68.0905, 13.1567 Secret cove', 'Secret cove')
  await expect(page.locator('#day-1')).toContainText('Secret cove')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter((each) => /2027|moskenes|Secret|camper/i.test(each))).toEqual([])
})

test('two windows do not overwrite each other', async ({ page, context }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  const other = await context.newPage()
  await other.goto(address)
  await add(other, 1, 'reine', 'Reine')
  await expect(page.getByRole('alert')).toContainText('The plan was changed in another window.')
  await page.getByRole('button', { name: 'Show the newer one' }).click()
  await expect(page.locator('#day-1')).toContainText('Reine')
})

test('one of the guide’s plans opens as a trip of one’s own', async ({ page }) => {
  await page.goto(hrefFor('planning', 'en'))
  await page.getByRole('link', { name: 'Open as my trip' }).and(page.locator(':visible')).click()
  await expect(page.getByRole('heading', { name: /^Plan from a link: 3 days/ })).toBeVisible()
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(page.locator('.trip-day')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Change Henningsvær/ }).first()).toBeVisible()
})

test('a stop is added where it is read, counted in the header, moved to another day, and undone', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await page.goto('/en/trips/ryten')
  const head = page.locator('.board')
  await head.getByRole('button', { name: 'Add to my trip: Ryten' }).click()
  const control = head.getByRole('button', { name: /^In my trip.*: Ryten$/ })
  await expect(control).toBeVisible()
  await expect(page.getByRole('link', { name: 'My trip, stops: 2' }).and(page.locator(':visible'))).toBeVisible()
  await control.click()
  const chooser = page.getByRole('dialog', { name: 'Ryten: which day?' })
  await chooser.getByRole('radio', { name: /^Day 2/ }).click()
  await expect(page.getByRole('status')).toContainText('Ryten: day 2, 1 of 1')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeHidden()
  await expect(head.getByRole('button', { name: 'In my trip, day 2: Ryten' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(head.getByRole('button', { name: 'In my trip, day 2: Ryten' })).toBeHidden()
})

test('without script nothing offers to add', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/trips/ryten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ryten')
  await expect(page.getByText('Add to my trip')).toHaveCount(0)
  await expect(page.locator('trip-add').first()).toBeHidden()
  await context.close()
})
