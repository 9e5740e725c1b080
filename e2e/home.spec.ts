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

test('the pictures do not change with reduced motion, but can be chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(60_000)
  const shown = page.locator('.slide[data-active=true]')
  await expect(shown).toHaveAttribute('data-scene', 'lofotveggen')
  await page
    .getByRole('button', { name: words.no['hero.picture'].replace('{number}', '4').replace('{count}', '4') })
    .click()
  await page.clock.runFor(100)
  await expect(shown).toHaveAttribute('data-scene', 'reine-nordlys')
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

test('every control is reached by Tab, and none is hidden under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const header = await page.locator('.page-header').boundingBox()
  const reached = new Set<string>()
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      if (element === document.body) return undefined
      const box = element.getBoundingClientRect()
      return {
        name: element.innerText || element.ariaLabel || element.id,
        top: box.top,
        inHeader: !!element.closest('.page-header, .skip'),
      }
    })
    // After the last control the focus leaves the page.
    if (!focused) break
    reached.add(focused.name)
    if (!focused.inHeader) expect(focused.top, focused.name).toBeGreaterThanOrEqual((header?.height ?? 0) - 1)
  }
  expect(reached.size).toBeGreaterThan(30)
})
