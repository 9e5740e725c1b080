import { expect, test, words } from './guide.ts'

test('the pictures change every eight seconds and stop with the button', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const shown = page.locator('.slide[data-active=true]')
  await expect(shown).toHaveAttribute('data-scene', 'lofotveggen')
  await page.clock.runFor(8100)
  await expect(shown).toHaveAttribute('data-scene', 'midnattssol')
  await expect(page.locator('.page-header')).toHaveClass(/scene-midnattssol/)
  await page.locator('[data-pause]').click()
  await page.mouse.move(5, 5)
  await page.locator('h2').first().focus()
  await page.clock.runFor(30_000)
  await expect(shown).toHaveAttribute('data-scene', 'midnattssol')
})

test('the seasons are chosen with the keyboard, winter first', async ({ page }) => {
  await page.goto('/en')
  const winter = page.getByRole('tab', { name: words.en['season.winter'] })
  await expect(winter).toHaveAttribute('aria-selected', 'true')
  await winter.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: words.en['season.spring'] })).toBeFocused()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.getByRole('tabpanel').getByRole('link').last().click()
  await expect(page).toHaveURL(/\/en\/travel-info\/season\/spring$/)
})

test('a search is logged to the console and opens the search page', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/')
  await page.locator('#home-search').fill('Reine')
  await page.locator('#home-search').press('Enter')
  await expect(page).toHaveURL(/\/sok#q=Reine$/)
  expect(logged.some((line) => line.includes('Reine'))).toBe(true)
})
