import { hrefFor } from '#site/routes/path-for.ts'
import { expect, test } from './guide.ts'
import { listViolations } from './list-violations.ts'
import { address, holdMadeFile, readMadeFile } from './trip-page.ts'

const plan = 'Day 1 (5 January 2027): Reinebringen at 11:00, then Grimsvågtinden. Overnight in Reine.\nDay 2: Nusfjord.'

test('a pasted plan is judged without a request, becomes one’s own, and is undone', async ({ page, context }) => {
  await page.goto(address)
  await page.getByRole('button', { name: 'Paste a plan' }).click()
  // Letter by letter: a value that is set is no change to Firefox.
  await page.getByLabel('The plan, as text').pressSequentially(plan)
  // With the network gone nothing could be asked for.
  await context.setOffline(true)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Check the plan' }).click()
  await expect(page.getByRole('link', { name: 'Day 1: Advised against: Reinebringen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Day 1: We don’t know Grimsvågtinden' })).toBeVisible()
  // What the page knows of today is asked for again by itself when the network goes.
  expect(asked.filter((url) => !url.endsWith('/api/today'))).toEqual([])
  expect(await listViolations(page, { within: '.trip-check-plan' })).toEqual([])
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Make it mine' }).click()
  await expect(page.locator('#day-1')).toContainText('Reinebringen')
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(page.locator('#day-1')).toHaveCount(0)
})

test('a hike tells somebody when one is back, and where one is for 112', async ({ page, context, browserName }) => {
  test.skip(browserName === 'webkit', 'No position can be set there.')
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 68.09051, longitude: 13.15672, accuracy: 12 })
  await holdMadeFile(page)
  await page.goto(`${hrefFor('trips', 'en')}/ryten`)
  await page.getByText('Tell somebody when you’ll be back').click()
  await page.getByLabel('Back by').fill('19:00')
  await expect(page.locator('.back-by-text')).toContainText('If you have heard nothing by 21:00, ring 112.')
  expect(await listViolations(page, { within: '.back-by-fold' })).toEqual([])
  await page.getByRole('button', { name: 'Calendar entry with alarm' }).click()
  await expect.poll(() => readMadeFile(page)).toContain('BEGIN:VALARM')
  await page.getByText('My position for 112').click()
  await page.getByRole('button', { name: 'Show my position' }).click()
  await expect(page.locator('[data-figure="decimal"]')).toHaveText('68.09051°\u00a0N, 13.15672°\u00a0E')
  expect(await listViolations(page, { within: '.my-position' })).toEqual([])
})
