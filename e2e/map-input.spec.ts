import type { CDPSession, Page } from '@playwright/test'
import { expect, mapPaths, test, words } from './guide.ts'
import {
  canvas,
  card,
  count,
  countDrawn,
  formatPoints,
  formatShown,
  marker,
  markers,
  middleOf,
  namesOf,
  openCardAndReturn,
  openMap,
  panel,
  popup,
  readView,
  row,
  rowNames,
  searchField,
  status,
  styleOf,
  tab,
  tabTo,
} from './map-page.ts'
import { readPointsFile } from './read-points-file.ts'

// The map by keyboard and by touch.

test('keyboard, English: categories, search, rows, markers and the view', async ({ page, guide, troubles }) => {
  const beaches = await readPointsFile(guide.url, 'beach', 'en')
  const airports = await readPointsFile(guide.url, 'airport', 'en')
  await openMap(page, mapPaths.en)

  await test.step('arrows, Home and End choose a category, and the result is announced', async () => {
    await tabTo(page, tab(page, 'en', 'all'), 40)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'en', 'airport')).toBeFocused()
    await expect(count(page)).toHaveText(formatPoints(airports.length, 'en'))
    await expect(status(page)).toHaveText(formatShown(airports.length, 'airport', 'en'))
    await page.keyboard.press('End')
    await expect(tab(page, 'en', 'camping')).toHaveAttribute('aria-selected', 'true')
    for (let pressed = 0; pressed < 4; pressed += 1) await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'en', 'beach')).toBeFocused()
    await expect(status(page)).toHaveText(formatShown(beaches.length, 'beach', 'en'))
  })

  await test.step('the map can be skipped; text filters the list; Enter opens a card, Escape returns to its row', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: words.en['map.skip'] })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    // Firefox stops at a list that scrolls, too.
    await tabTo(page, searchField(page, 'en'), 2)
    // Rørvikstranda typed without the ø.
    await page.keyboard.type('rorvik')
    await expect(rowNames(page)).toHaveCount(1)
    await expect(status(page)).toHaveText(formatShown(1, 'beach', 'en'))
    await expect.poll(() => countDrawn(page)).toBe(1)
    const name = await rowNames(page).innerText()
    await tabTo(page, row(page, name))
    await openCardAndReturn(page, row(page, name), name)
  })

  await test.step('text without matches shows a message with a way out', async () => {
    await tabTo(page, searchField(page, 'en'), 10, 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('qqq')
    await expect(panel(page)).toContainText(words.en['map.list.empty'])
    await expect(status(page)).toHaveText(words.en['map.list.empty'])
    await expect(markers(page)).toHaveCount(0)
    await tabTo(page, page.getByRole('button', { name: words.en['map.filter.resetAll'] }))
    await page.keyboard.press('Enter')
    await expect(rowNames(page)).toHaveText(namesOf(beaches))
    await expect(panel(page).getByRole('heading', { level: 2 })).toBeFocused()
  })

  await openMap(page, `${mapPaths.en}?kategori=airport`)

  await test.step('Tab moves from marker to marker along the islands; Enter selects, Escape returns', async () => {
    await tabTo(page, canvas(page), 60)
    const along: string[] = []
    for (;;) {
      await page.keyboard.press('Tab')
      const label = await canvas(page).evaluate((map) => map.querySelector(':focus')?.getAttribute('aria-label'))
      if (!label) break
      along.push(label)
    }
    const southWestwards = airports.toSorted((one, other) => other.longitude - one.longitude)
    const places = along.map((label) => southWestwards.findIndex(({ name }) => label.startsWith(name)))
    expect(places.length).toBeGreaterThan(2)
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))

    await page.keyboard.press('Shift+Tab')
    const last = canvas(page).locator(':focus')
    const name = southWestwards[places.at(-1) ?? 0]?.name ?? ''
    await expect(last).toHaveAccessibleName(new RegExp(`^${name}`))
    await openCardAndReturn(page, marker(page, name), name)
  })

  await test.step('plus, minus and arrows move the map, and so do the buttons', async () => {
    await page.keyboard.press('+')
    await expect.poll(() => readView(page)?.zoom).toBe(9)
    await page.keyboard.press('-')
    await expect.poll(() => readView(page)?.zoom ?? 8).toBe(8)
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => readView(page)?.latitude).toBeGreaterThan(68.2)
    const before = readView(page)
    await page.getByRole('button', { name: words.en['map.move'], exact: true }).focus()
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('button', { name: words.en['map.move.east'], exact: true }), 4)
    await page.keyboard.press('Enter')
    await expect.poll(() => readView(page)?.longitude).toBeGreaterThan((before?.longitude ?? 0) + 0.5)
    expect(readView(page)?.latitude).toBeCloseTo(before?.latitude ?? 0, 1)
    await page.getByRole('button', { name: words.en['map.zoomIn'] }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => readView(page)?.zoom).toBe(9)
    await expect(page.getByRole('button', { name: words.en['map.zoomIn'] })).toBeFocused()
  })
  expect(troubles).toEqual([])
})

test.describe('touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  /** Moves fingers on the screen, each from one position to another. */
  async function stroke(session: CDPSession, fingers: { from: [number, number]; to: [number, number] }[]) {
    const steps = 12
    const at = (part: number) =>
      fingers.map(({ from, to }, id) => ({
        id,
        x: from[0] + (to[0] - from[0]) * part,
        y: from[1] + (to[1] - from[1]) * part,
      }))
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
    for (let step = 1; step <= steps; step += 1)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step / steps) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** Waits until scrolling has stopped: two fingers cannot stop momentum. */
  const waitForRest = (page: Page) =>
    page.evaluate(async () => {
      for (let last = Number.NaN; last !== scrollY; ) {
        last = scrollY
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })

  test('touch, German: a marker opens the card at the foot of the map; one finger scrolls, two zoom; all targets are large enough', async ({
    page,
    guide,
    troubles,
  }) => {
    const airports = await readPointsFile(guide.url, 'airport', 'de')
    const leknes = airports.find(({ name }) => name.includes('Leknes'))
    if (!leknes) throw new Error('There is no airport at Leknes any longer: take another one.')
    await openMap(page, `${mapPaths.de}?kategori=airport`)
    const shown = card(page, 'de')
    const dock = shown.locator('.point-card-main')
    const view = page.locator('.map-view')

    await test.step('a tap on a marker', async () => {
      await marker(page, leknes.name).tap()
      await expect(shown.getByRole('heading', { name: leknes.name })).toBeInViewport()
      await expect(popup(page)).toBeHidden()
      const [map, foot, spot] = await Promise.all(
        [view, dock, marker(page, leknes.name)].map((one) => one.boundingBox()),
      )
      if (!map || !foot || !spot) throw new Error('Map, card or marker is not on the page.')
      expect(Math.abs(map.y + map.height - (foot.y + foot.height))).toBeLessThan(4)
      expect(foot.width).toBe(390)
      await expect
        .poll(async () => (await middleOf(marker(page, leknes.name))).y, {
          message: 'the marker is not under the card',
        })
        .toBeLessThan(foot.y)
      expect(await styleOf(dock, 'border-top-color')).toBe(await styleOf(marker(page, leknes.name), 'background-color'))
      expect(await styleOf(dock, 'border-top-width')).toBe('4px')
      await expect(page.locator('.map-credit')).toBeVisible()
    })

    await test.step('the longest words do not make the page scroll sideways on the narrowest phone', async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(await overhang()).toBe(0)
      await shown.getByRole('button', { name: words.de['map.openIn'] }).tap()
      expect(await overhang()).toBe(0)
      await page.setViewportSize({ width: 390, height: 844 })
    })

    await test.step('every control is large enough to be tapped', async () => {
      const small = () =>
        page
          .locator('.lofoten-map')
          .locator('button, select, input, summary, .open-in-maps a, .map-files a')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.matches('.map-skip'))
              .flatMap((one) => {
                // A box in a label is ticked anywhere on the label.
                const { width, height } = (one.closest('label:has(> input)') ?? one).getBoundingClientRect()
                const around = getComputedStyle(one, '::after')
                const [wide, high] = one.matches('.map-marker, .map-group')
                  ? [Number.parseFloat(around.width), Number.parseFloat(around.height)]
                  : [width, height]
                const isSmall = Math.min(wide, high) < 43.9
                return isSmall ? [`${one.className} «${one.textContent?.trim().slice(0, 20)}» ${wide}×${high}`] : []
              }),
          )
      expect(await small()).toEqual([])
      await shown.getByRole('button', { name: words.de['map.card.close'] }).tap()
      await expect(shown).toBeHidden()
      await searchField(page, 'de').fill('l')
      expect(await small()).toEqual([])
      await page.getByRole('button', { name: words.de['map.filter.clearText'] }).tap()
    })

    const session = await page.context().newCDPSession(page)
    await view.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x, y } = await middleOf(view)

    await test.step('one finger scrolls the page and leaves the map', async () => {
      const before = await page.evaluate(() => scrollY)
      const address = page.url()
      await stroke(session, [{ from: [x, y + 150], to: [x, y - 150] }])
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
      await expect(page.getByText(words.de['map.fingers'])).toBeVisible()
      expect(page.url()).toBe(address)
      await waitForRest(page)
      await view.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    })

    await test.step('two fingers zoom', async () => {
      const zoom = readView(page)?.zoom ?? 8
      await stroke(session, [
        { from: [x - 30, y], to: [x - 130, y] },
        { from: [x + 30, y], to: [x + 130, y] },
      ])
      await expect.poll(() => readView(page)?.zoom).toBeGreaterThan(zoom)
    })
    expect(troubles).toEqual([])
  })
})
