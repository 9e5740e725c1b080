import type { Page } from '@playwright/test'
import { expect, test, words } from './guide.ts'

const bar = '.page-header-bar'
const isPaper = 'rgb(255, 255, 255)|color\\(srgb 1 1 1\\)|oklab\\(1 0 0\\)'

test.describe('header', () => {
  test('is transparent at the top, still at 50 px, and paper after more', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/')
    const background = () => page.locator(bar).evaluate((element) => getComputedStyle(element).backgroundColor)
    const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect.poll(background).toMatch(/\/ 0\)|, 0\)|transparent/)
    await scrollTo(50)
    await page.waitForTimeout(400)
    expect(await background()).toMatch(/\/ 0\)|, 0\)|transparent/)
    await scrollTo(52)
    await expect.poll(background).toMatch(new RegExp(isPaper))
  })

  test('is paper from the start on a page without a picture', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/reiseinfo/vaer')
    const background = await page.locator(bar).evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(background).toMatch(new RegExp(isPaper))
  })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('opens one menu at a time; a click toggles; Escape and a click outside close', async ({ page }) => {
        await page.goto('/')
        const open = page.locator('.menu-panel:popover-open')
        const stay = page.getByRole('button', { name: words.no['menu.stay'], exact: true })
        const practical = page.getByRole('button', { name: words.no['menu.practical'], exact: true })
        await expect(open).toHaveCount(0)
        await stay.click()
        await expect(open).toHaveCount(1)
        await practical.click()
        await expect(open).toHaveCount(1)
        await expect(open.getByRole('link', { name: words.no['page.weather'] })).toBeVisible()
        await practical.click()
        await expect(open).toHaveCount(0)
        await practical.click()
        await page.keyboard.press('Escape')
        await expect(open).toHaveCount(0)
        await expect(practical).toBeFocused()
        await practical.click()
        await page.mouse.click(300, 700)
        await expect(open).toHaveCount(0)
      })

      test('goes to a page from a menu, where every menu is closed', async ({ page }) => {
        await page.goto('/en')
        await page.getByRole('button', { name: words.en['menu.practical'], exact: true }).click()
        await page.locator('.menu-panel:popover-open').getByRole('link', { name: words.en['page.weather'] }).click()
        await expect(page).toHaveURL(/\/en\/travel-info\/weather$/)
        await expect(page.locator(':popover-open')).toHaveCount(0)
      })

      test('has a mobile menu with every group and the languages', async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto('/de')
        await page.getByRole('button', { name: words.de['menu.open'], exact: true }).click()
        const menu = page.locator('#mobile-menu')
        await expect(menu).toBeVisible()
        await menu.getByText(words.de['menu.practical']).click()
        await expect(menu.getByRole('link', { name: words.de['page.packingList'] })).toBeVisible()
        await menu.getByText(words.de['menu.experiences']).click()
        await expect(menu.locator('details[open]')).toHaveCount(1)
        await menu.getByRole('link', { name: 'English' }).click()
        await expect(page).toHaveURL(/\/en$/)
        await expect(page.locator('#mobile-menu')).toBeHidden()
      })
    })
  }

  // The browser of the tests keeps no page in memory, so the page is told what others tell it when they keep it.
  /** Opens a page of a demonstration on a phone. */
  async function openDemonstration(page: Page): Promise<void> {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/en')
    await page.evaluate(() => {
      const line = document.createElement('p')
      line.className = 'demo-line'
      line.textContent = 'A demonstration'
      document.querySelector('.page-header')?.before(line)
    })
  }

  test('stands below the line of a demonstration, and its open menu too', async ({ page }) => {
    await openDemonstration(page)
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
    const topOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().top)
    const line = await bottomOf('.demo-line')
    expect(await topOf('.page-header .mark')).toBeGreaterThanOrEqual(line)
    await page.getByRole('button', { name: words.en['menu.open'], exact: true }).click()
    expect(await topOf('#mobile-menu')).toBeGreaterThanOrEqual(await bottomOf('.page-header .mark'))
  })

  test('prints no line of a demonstration', async ({ page }) => {
    await openDemonstration(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.demo-line')).toBeHidden()
  })

  test('closes an open menu when the browser keeps the page for Back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/om-oss')
    await page.getByRole('button', { name: words.no['menu.open'], exact: true }).click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
    await expect(page.locator('#mobile-menu')).toBeHidden()
  })

  test('lets the keyboard skip to the content', async ({ page }) => {
    await page.goto('/steder')
    const skip = page.getByRole('link', { name: words.no['layout.skip'] })
    // Not a line of it is seen before.
    expect(await skip.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(-1)
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#main$/)
  })
})
