import { hrefFor } from '#site/routes/path-for.ts'
import { expect, test, waitForLayout } from './guide.ts'

const path = { no: '/planlegg', en: '/en/plan', de: '/de/planen' } as const

test('the header button opens the trip, which leads to the plans; one is chosen by keyboard and stays in the address', async ({
  page,
  troubles,
}) => {
  await page.goto('/de')
  await page.locator('header .plan').first().click()
  await expect(page).toHaveURL(hrefFor('myTrip', 'de'))
  await page.getByRole('navigation', { name: 'Sie sind hier' }).getByRole('link', { name: 'Planen' }).click()
  await expect(page).toHaveURL(path.de)
  await waitForLayout(page)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(`${path.de}?days=5`)
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Fünf Tage' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel').filter({ visible: true })).toHaveCount(1)
  await page.locator('.lang').getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(`${path.en}?days=5`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Five days')
  expect(troubles).toEqual([])
})

test('on a phone a first day is found from the contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path.no)
  await page
    .locator('.contents-row')
    .getByRole('link', { name: /Første dag/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Leknes lufthavn' })).toBeInViewport()
  await expect(page.locator('#forste-dag').getByText('12:00').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every plan is on the page, and there is no print button', async ({ page }) => {
    await page.goto(path.no)
    await expect(page.locator('.plan-head h3')).toHaveCount(4)
    for (const plan of await page.locator('.plan').all()) await expect(plan).toBeVisible()
    await expect(page.getByRole('button', { name: 'Skriv ut planen' })).toHaveCount(0)
  })
})
