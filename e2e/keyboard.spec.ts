import type { Locator, Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, mapPaths, openPage, test, words } from './guide.ts'

// Keyboard only, from the home page to a partner’s. Each stop must be fully visible, outlined and uncovered.

/** Returns what is wrong with the focused element. */
function listFocusFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return []
    const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent)?.trim().slice(0, 30)}»`
    const faults: string[] = []
    const hasOutline = (each: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    let frame = element.closest(':focus-within:not(:focus, main, body, html)')
    while (frame && getComputedStyle(frame).display === 'contents') frame = frame.parentElement
    if (!hasOutline(element) && !(frame && hasOutline(frame))) faults.push(`${name} has no outline`)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
    const over = document.elementFromPoint(x, y)
    if (!over || !(element.contains(over) || over.contains(element))) faults.push(`${name} is not seen`)
    const header = document.querySelector('.page-header')
    const bar = header?.getBoundingClientRect()
    if (bar && !header?.contains(element) && !element.matches('.skip') && top < bar.bottom && bottom <= innerHeight)
      faults.push(`${name} is under the header`)
    return faults
  })
}

/** Presses Tab until the target has the focus; fails at a stop that is not visible, or after `most` presses. */
async function tabTo(page: Page, target: Locator, most = 60, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key)
    expect(await listFocusFaults(page)).toEqual([])
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached with ${most} times ${key}`).toBeFocused()
}

/** Past the header by the skip link. */
async function skipHeader(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words[language]['layout.skip'] })).toBeFocused()
  await page.keyboard.press('Enter')
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of inLanguages('no')) {
  const texts = words[language]
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

  test(`menu and weather by keyboard in ${language}`, async ({ page, troubles }) => {
    await openPage(page, hrefFor('home', language))
    const open = page.locator('.menu-panel:popover-open')

    await test.step('a menu opens, is traversed, and returns the focus', async () => {
      const stay = button(page, texts['menu.stay'])
      await tabTo(page, stay, 6)
      await page.keyboard.press('Enter')
      await expect(open).toHaveCount(1)
      await tabTo(page, open.getByRole('link').first(), 1)
      await tabTo(page, open.getByRole('link').last(), 8)
      await page.keyboard.press('Escape')
      await expect(open).toHaveCount(0)
      await expect(stay).toBeFocused()
      // Tab leads out of an open menu.
      await page.keyboard.press('Space')
      await expect(open).toHaveCount(1)
      await tabTo(page, button(page, texts['menu.food']), 10)
    })

    await test.step('from a menu to the weather', async () => {
      await tabTo(page, button(page, texts['menu.practical']), 3)
      await page.keyboard.press('Enter')
      await tabTo(page, open.getByRole('link', { name: texts['page.weather'] }), 8)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(hrefFor('weather', language))
      // What is far below waits for a first key.
      await page.keyboard.press('Shift')
      await page.waitForFunction(() => !document.querySelector('astro-island[ssr], [aria-busy="true"]'))
    })

    await test.step('another place by its initial, another day by its button', async () => {
      await skipHeader(page, language)
      await tabTo(page, page.getByRole('combobox').first(), 8)
      await page.keyboard.type('R')
      await expect(page.getByRole('heading', { name: 'Reine' }).first()).toBeVisible()
      await tabTo(page, button(page, texts['light.nextDay']), 16)
      const sentence = page.locator('.light-place')
      const before = await sentence.innerText()
      await page.keyboard.press('Enter')
      await expect(sentence).not.toHaveText(before)
      await expect(button(page, texts['light.nextDay'])).toBeFocused()
    })
    expect(troubles).toEqual([])
  })

  test(`map by keys in ${language}`, async ({ page, troubles }) => {
    await openPage(page, mapPaths[language])
    await expect(page.locator('.map-marker, .map-group').first()).toBeVisible()
    await skipHeader(page, language)
    await tabTo(page, page.getByRole('tab', { selected: true }), 8)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: texts['map.category.airport'], exact: true })).toBeFocused()
    await tabTo(page, button(page, texts['map.skip']), 2)
    await page.keyboard.press('Enter')
    const row = page.locator('.point-panel .point-choose').first()
    await tabTo(page, row, 10)
    const name = await row.locator('b').innerText()
    await page.keyboard.press('Enter')
    const card = page.getByRole('region', { name: texts['map.card'] })
    await expect(card.getByRole('heading', { name })).toBeFocused()
    // Out of the card and back into it: no focus trap.
    await tabTo(page, card.getByRole('button').last(), 14)
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(row).toBeFocused()
    expect(await listFocusFaults(page)).toEqual([])
    expect(troubles).toEqual([])
  })

  test(`ranking, hotels and plans by keyboard in ${language}`, async ({ page, context, guide, troubles }) => {
    await test.step('a ranking: a tab, and the link of an entry', async () => {
      await openPage(page, hrefFor('bestCabins', language))
      await skipHeader(page, language)
      const tab = page.locator('.rank-tabs a').nth(1)
      await tabTo(page, tab, 14)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/#\w+$/)
      await tabTo(page, page.locator('.ranked > li:visible h2 a').first(), 14)
      expect(await listFocusFaults(page)).toEqual([])
    })

    await test.step('hotels: days and guests, and to the partner of the first', async () => {
      await context.route(
        (url) => url.origin !== guide.url,
        (route) => route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
      )
      await openPage(page, hrefFor('bestHotels', language))
      await skipHeader(page, language)
      await tabTo(page, page.getByLabel(texts['liveHotels.checkIn']), 20)
      const first = await page.getByLabel(texts['liveHotels.checkIn']).inputValue()
      // In the browser under test the month comes first, then the day.
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowUp')
      await expect(page.getByLabel(texts['liveHotels.checkIn'])).not.toHaveValue(first)
      await tabTo(page, page.getByLabel(texts['liveHotels.adults']), 12)
      await page.keyboard.type('1')
      await tabTo(page, button(page, texts['liveHotels.submit']), 8)
      await page.keyboard.press('Enter')
      await expect(page.locator('.live-hotels [role=status]').first()).toContainText(texts['liveHotels.adults.one'])
      const link = page.locator('.live a[rel~=sponsored], .live a[target=_blank]').first()
      await expect(page.locator('.live-hotels [aria-busy=true]')).toHaveCount(0)
      await expect(link).toBeVisible()
      await tabTo(page, link, 14)
      const partner = context.waitForEvent('page')
      await page.keyboard.press('Enter')
      expect(new URL((await partner).url() || 'about:blank').origin).not.toBe(guide.url)
      await (await partner).close()
    })

    await test.step('plans: arrow keys choose, and the address stores the choice', async () => {
      await openPage(page, hrefFor('planning', language))
      await skipHeader(page, language)
      await tabTo(page, page.getByRole('tab', { selected: true }), 60)
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(/[?]days=5(#main)?$/)
      await expect(page.getByRole('tab', { selected: true })).toBeFocused()
      // The next stop is in the chosen plan.
      await page.keyboard.press('Tab')
      expect(await listFocusFaults(page)).toEqual([])
      expect(await page.evaluate(() => !!document.activeElement?.closest('.tab-panel[data-active="true"]'))).toBe(true)
    })
    expect(troubles.filter((trouble) => !trouble.includes('asks another host'))).toEqual([])
  })
}

test('search and menu on a phone by keyboard', async ({ page, troubles }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openPage(page, hrefFor('contact', 'no'))
  const openSearch = page.locator('[popovertarget=search-panel]')
  await tabTo(page, openSearch, 4)
  await page.keyboard.press('Enter')
  await expect(page.locator('#search-panel-words')).toBeFocused()
  expect(await listFocusFaults(page)).toEqual([])
  await page.keyboard.type('reine')
  await expect(page.locator('#search-panel').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openSearch).toBeFocused()
  const openMenu = page.locator('[popovertarget=mobile-menu]')
  await tabTo(page, openMenu, 2)
  await page.keyboard.press('Enter')
  const menu = page.locator('#mobile-menu')
  // Three languages, then the four groups.
  await tabTo(page, menu.locator('summary').last(), 8)
  await page.keyboard.press('Enter')
  await tabTo(page, menu.locator('details[open] a').last(), 10)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(openMenu).toBeFocused()
  expect(troubles).toEqual([])
})
