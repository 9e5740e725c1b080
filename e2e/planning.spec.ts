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
  // Firefox calls a script an error that is still on its way when its page is left.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
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
  const arrival = page.locator('#forste-dag summary', { hasText: 'Leknes lufthavn' })
  await expect(arrival).toBeInViewport()
  await arrival.click()
  await expect(page.locator('#forste-dag').getByText('12:00').first()).toBeVisible()
})

test('on a narrow phone the tabs are one row that scrolls, with the chosen one in view, and names are easy to hit', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(`${path.de}?days=7`)
  const chosen = page.getByRole('tab', { selected: true })
  await expect(chosen).toHaveAttribute('aria-controls', /7/)
  const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
  const bar = await page.getByRole('tablist').evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => ({
    isLonger: scrollWidth > clientWidth,
    isTaller: scrollHeight > clientHeight,
  }))
  expect(bar).toEqual({ isLonger: true, isTaller: false })
  const box = await chosen.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  const heights = await page
    .locator('.plan-visits a, .plan-houses a')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height).filter((height) => height > 0))
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
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
