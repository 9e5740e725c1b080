import { readFileSync } from 'node:fs'
import type { CDPSession, Locator, Page } from '@playwright/test'
import { parse } from 'yaml'
import { type Language, languageKeys } from '#contract/languages.ts'
import { mapCategories } from '#site/editorial/map-categories.ts'
import { addressOfPointsFile, pointsFileFormats } from '#site/features/map/address-of-points-file.ts'
import { type CategoryChoice, emojiOfCategory } from '#site/features/map/categories.ts'
import { distanceBetween } from '#site/geography/distance-between.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { tileOrigin } from './answer-tiles.ts'
import { expect, mapPaths, openPage, test, words } from './guide.ts'
import { readPointsFile, type TakenPoint } from './read-points-file.ts'

// The map by mouse, by touch and by keys, each in another language; in all three where words decide. What the page must show
// is known from the files that visitors take along.

const canvas = (page: Page) => page.locator('.map-canvas')
const markers = (page: Page) => page.locator('.map-marker, .map-group')
const marker = (page: Page, name: string) => page.locator('.map-marker').and(page.getByRole('button', { name }))
const popup = (page: Page) => page.locator('.map-popup')
const card = (page: Page, language: Language) => page.getByRole('region', { name: words[language]['map.card'] })
const panel = (page: Page) => page.locator('.point-panel')
const count = (page: Page) => panel(page).locator('header .num')
const rowNames = (page: Page) => panel(page).locator('.point-choose b')
const row = (page: Page, name: string) => panel(page).locator('.point-choose', { hasText: name })
const tab = (page: Page, language: Language, choice: CategoryChoice) =>
  page.getByRole('tab', { name: words[language][`map.category.${choice}`], exact: true })
const status = (page: Page) => page.locator('.lofoten-map > [role=status]')
const tilesNote = (page: Page) => page.locator('.map-tiles-note')
const shownTiles = (page: Page) => page.locator('.leaflet-tile-loaded')
const searchField = (page: Page, language: Language) =>
  page.getByRole('searchbox', { name: words[language]['map.filter.text'] })

const sayPoints = (points: number, language: Language) =>
  fillGaps(words[language][points === 1 ? 'map.points.one' : 'map.points.many'], { count: points })
const sayShown = (points: number, choice: Exclude<CategoryChoice, 'all'>, language: Language) =>
  fillGaps(words[language]['map.status.shown'], {
    points: sayPoints(points, language),
    category: words[language][`map.category.${choice}`],
  })
const namesOf = (points: TakenPoint[]) => points.map(({ name }) => name)

/** The words of the page that an editor wrote. */
const copyOf = (language: Language) => parse(readFileSync(`content/pages/map/${language}.yaml`, 'utf8'))

/** Opens the map and waits until it stands there with its markers. */
async function openMap(page: Page, address: string): Promise<void> {
  await openPage(page, address)
  await expect(markers(page).first()).toBeVisible()
}

/** What the address says of the view: the middle and the zoom. */
function readView(page: Page): { latitude: number; longitude: number; zoom: number } | undefined {
  const view = new URL(page.url()).searchParams.get('utsnitt')
  if (view === null) return undefined
  const [latitude = 0, longitude = 0, zoom = 0] = view.split(',').map(Number)
  return { latitude, longitude, zoom }
}

/** How many points the markers stand for that are drawn: one each, or the number on a group. */
function countDrawn(page: Page): Promise<number> {
  return markers(page).evaluateAll((all) =>
    all.reduce((sum, each) => sum + (each.classList.contains('map-group') ? Number(each.textContent) : 1), 0),
  )
}

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('What is to be measured is not on the page.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** How far the middle of one element lies from the middle of another, in pixels. */
async function measureApart(one: Locator, other: Locator): Promise<number> {
  const [from, to] = [await middleOf(one), await middleOf(other)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

const styleOf = (place: Locator, property: string) =>
  place.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Presses Tab until something has the focus; fails when that takes more than so often. */
async function tabTo(page: Page, target: Locator, most = 30, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  await expect(target, `reached with ${most} times ${key}`).toBeFocused()
}

/** Opens with Enter the card of the point whose row or marker has the focus, and comes back to it with Escape. */
async function openCardAndReturn(page: Page, place: Locator, name: string): Promise<void> {
  await page.keyboard.press('Enter')
  await expect(card(page, 'en').getByRole('heading', { name })).toBeFocused()
  await expect(status(page)).toHaveText(fillGaps(words.en['map.status.selected'], { name }))
  await page.keyboard.press('Escape')
  await expect(card(page, 'en')).toBeHidden()
  await expect(place).toBeFocused()
}

test('mouse, Norwegian: from all points to one, copied, and back through every step; the view follows into another language', async ({
  page,
  context,
  guide,
  tiles,
  troubles,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const all = await readPointsFile(guide.url, 'all', 'no')
  const beaches = await readPointsFile(guide.url, 'beach', 'no')
  expect(all.length).toBeGreaterThanOrEqual(180)
  await openMap(page, mapPaths.no)

  await test.step('it opens with every point, on tiles that were asked for as the service wants it, and says whose they are', async () => {
    await expect(count(page)).toHaveText(sayPoints(all.length, 'no'))
    const ofGroups = await panel(page).locator('summary .num').allInnerTexts()
    expect(ofGroups).toHaveLength(mapCategories.length)
    expect(ofGroups.reduce((sum, each) => sum + Number(each), 0)).toBe(all.length)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    const paths = tiles.requests.map(({ path }) => path)
    // The tile under 68.15° north and 13.5° east at zoom 8.
    expect(paths).toContain('/8/137/60.png')
    expect(paths.filter((path) => !/^\/8\/13\d\/(59|60|61|62)\.png$/.test(path))).toEqual([])
    expect(new Set(tiles.requests.map(({ headers }) => headers.referer))).toEqual(new Set([`${guide.url}/`]))
    const credit = page.locator('.map-credit a[href="https://www.openstreetmap.org/copyright"]')
    await expect(credit).toBeVisible()
    await expect(credit).toContainText('OpenStreetMap')
    // Bodø lies beyond the edge: one step out, and every point stands on the map.
    await page.getByRole('button', { name: words.no['map.zoomOut'] }).click()
    await expect.poll(() => readView(page)?.zoom).toBe(7)
    await expect.poll(() => countDrawn(page)).toBe(all.length)
    await page.getByRole('button', { name: words.no['map.zoomIn'] }).click()
    await expect.poll(() => readView(page)?.zoom).toBe(8)
    await openMap(page, mapPaths.no)
  })

  await test.step('a tab narrows list and map, and has an edge in the colour of its markers', async () => {
    await tab(page, 'no', 'beach').click()
    await expect(page).toHaveURL(/\?kategori=beach$/)
    await expect(tab(page, 'no', 'beach')).toHaveAttribute('aria-selected', 'true')
    await expect(count(page)).toHaveText(sayPoints(beaches.length, 'no'))
    await expect(rowNames(page)).toHaveText(namesOf(beaches))
    await expect.poll(() => countDrawn(page)).toBe(beaches.length)
    await expect(page.locator('.map-marker:not(.of-beach), .map-group:not(.of-beach)')).toHaveCount(0)
    const edge = await styleOf(tab(page, 'no', 'beach'), 'border-top-color')
    const lone = page.locator('.map-marker').first()
    expect(await styleOf(lone, 'background-color')).toBe(edge)
    expect(await styleOf(tab(page, 'no', 'hiking'), 'border-top-color')).not.toBe(edge)
    await expect(lone).toHaveText(emojiOfCategory('beach'))
    const { width, height } = (await lone.boundingBox()) ?? { width: 0, height: 0 }
    expect({ width, height, radius: await styleOf(lone, 'border-top-left-radius') }).toEqual({
      width: 30,
      height: 30,
      radius: '50%',
    })
  })

  const surfing = beaches.find(({ lines }) => lines.length > 2 && /\d{4} Bøstad/.test(lines[1] ?? ''))
  if (!surfing) throw new Error('No beach of the guide has an address in Bøstad any longer: take another one.')
  const [description = '', address = ''] = surfing.lines
  const shown = card(page, 'no')

  await test.step('a row of the list opens the card and the popup of its point', async () => {
    await row(page, surfing.name).click()
    await expect(shown.getByRole('heading', { name: surfing.name })).toBeVisible()
    await expect(shown).toContainText(description)
    await expect(shown).toContainText(address)
    await expect(shown.getByRole('heading', { name: words.no['map.note.beach.title'] })).toBeVisible()
    await expect(shown.getByRole('link', { name: words.no['map.note.beach.link'] })).toHaveAttribute(
      'href',
      hrefFor('activities', 'no'),
    )
    for (const part of [surfing.name, description, address]) await expect(popup(page)).toContainText(part)
    expect((await popup(page).boundingBox())?.width).toBeLessThanOrEqual(250)
    await expect(marker(page, surfing.name)).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('«Vis på kartet» puts it into the middle at zoom 14', async () => {
    await shown.getByRole('button', { name: words.no['map.card.showOnMap'] }).click()
    await expect
      .poll(() => readView(page))
      .toEqual({ latitude: surfing.latitude, longitude: surfing.longitude, zoom: 14 })
    await expect.poll(() => measureApart(marker(page, surfing.name), canvas(page))).toBeLessThan(3)
    await expect.poll(() => tiles.requests.at(-1)?.path).toMatch(/^\/14\//)
  })

  await test.step('its address goes to the clipboard, and the page says so for a moment', async () => {
    const copy = shown.getByRole('button', { name: words.no['map.copy.address'] })
    await copy.click()
    const copied = shown.getByRole('button', { name: words.no['map.copy.done'], exact: true })
    await expect(copied).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(words.no['map.copy.address.done'])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(copied).toBeHidden()
    await expect(copy).toBeVisible()
  })

  await test.step('back to the list, and with Back and Forward through every step', async () => {
    await shown.getByRole('button', { name: words.no['map.card.back'] }).click()
    await expect(shown).toBeHidden()
    await expect(popup(page)).toBeHidden()
    await expect(row(page, surfing.name)).toBeVisible()
    await page.goBack()
    await expect(shown.getByRole('heading', { name: surfing.name })).toBeVisible()
    await expect.poll(() => readView(page)?.zoom).toBe(14)
    await page.goBack()
    await expect.poll(() => readView(page)?.zoom).toBe(8)
    await expect(shown).toBeVisible()
    await page.goBack()
    await expect(shown).toBeHidden()
    await expect(tab(page, 'no', 'beach')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(count(page)).toHaveText(sayPoints(all.length, 'no'))
    await page.goForward()
    await expect(count(page)).toHaveText(sayPoints(beaches.length, 'no'))
    await page.goForward()
    await page.goForward()
    await expect.poll(() => measureApart(marker(page, surfing.name), canvas(page))).toBeLessThan(3)
  })

  await test.step('the language switch keeps category, point and view', async () => {
    const { search } = new URL(page.url())
    await page.getByRole('navigation').getByRole('link', { name: /^DE/ }).click()
    await expect(page).toHaveURL(new RegExp(`${mapPaths.de}\\${search}$`))
    await expect(card(page, 'de').getByRole('heading', { level: 2 })).toBeVisible()
    await expect(tab(page, 'de', 'beach')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => measureApart(page.locator('.map-marker.is-selected'), canvas(page))).toBeLessThan(3)
  })
  expect(troubles).toEqual([])
})

test('a group opens by mouse and by Enter; points that no zoom parts are listed to choose from', async ({
  page,
  guide,
  troubles,
}) => {
  const all = await readPointsFile(guide.url, 'all', 'en')
  await openMap(page, mapPaths.en)
  const groups = page.locator('.map-group')
  const group = groups.filter({ hasText: /^[1-9]\d$/ }).first()

  await test.step('the mouse comes nearer', async () => {
    await group.click()
    await expect.poll(() => readView(page)?.zoom).toBeGreaterThan(8)
    await page.goto(mapPaths.en)
  })

  await test.step('so does Enter, and the focus goes to what took the place of the group', async () => {
    await group.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => readView(page)?.zoom).toBeGreaterThan(8)
    await expect(canvas(page).locator(':focus')).toBeInViewport()
    await expect(canvas(page).locator(':focus')).toHaveAccessibleName(/./)
  })

  const near = all.flatMap((one, at) =>
    all.slice(at + 1).flatMap((other) => (distanceBetween(one, other) < 0.005 ? [[one, other] as const] : [])),
  )
  const [one, other] = near[0] ?? []
  if (!one || !other) throw new Error('No two points stand in one spot any longer: drop this half of the test.')
  const both = page.getByRole('button', { name: fillGaps(words.en['map.group'], { count: 2 }) }).first()
  const names = namesOf([one, other])

  await test.step('two points in one spot: a click lists them, and a click chooses', async () => {
    await openMap(page, `${mapPaths.en}?utsnitt=${one.latitude},${one.longitude},18`)
    await both.click()
    const choices = popup(page).getByRole('listitem').getByRole('button')
    await expect(choices).toHaveCount(2)
    expect((await choices.allInnerTexts()).map((text) => text.split('\n').at(-1)).sort()).toEqual(names.toSorted())
    await choices.last().click()
    await expect(card(page, 'en')).toBeVisible()
    await page.getByRole('button', { name: words.en['map.card.back'] }).click()
  })

  await test.step('the same with Enter; Escape gives the focus back', async () => {
    await both.focus()
    await page.keyboard.press('Enter')
    const choices = popup(page).getByRole('listitem').getByRole('button')
    await expect(choices.first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toBeHidden()
    await expect(both).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(choices.last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card(page, 'en').getByRole('heading', { level: 2 })).toBeFocused()
  })
  expect(troubles).toEqual([])
})

test('keys alone, English: categories, words, rows, markers and the view', async ({ page, guide, troubles }) => {
  const beaches = await readPointsFile(guide.url, 'beach', 'en')
  const airports = await readPointsFile(guide.url, 'airport', 'en')
  await openMap(page, mapPaths.en)

  await test.step('arrows, Home and End choose a category, and it is said what is shown', async () => {
    await tabTo(page, tab(page, 'en', 'all'), 40)
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, 'en', 'airport')).toBeFocused()
    await expect(count(page)).toHaveText(sayPoints(airports.length, 'en'))
    await expect(status(page)).toHaveText(sayShown(airports.length, 'airport', 'en'))
    await page.keyboard.press('End')
    await expect(tab(page, 'en', 'parking')).toHaveAttribute('aria-selected', 'true')
    for (let pressed = 0; pressed < 3; pressed += 1) await page.keyboard.press('ArrowLeft')
    await expect(tab(page, 'en', 'beach')).toBeFocused()
    await expect(status(page)).toHaveText(sayShown(beaches.length, 'beach', 'en'))
  })

  await test.step('the map can be skipped; words narrow the list; Enter opens a card, Escape leads back to its row', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('button', { name: words.en['map.skip'] })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(searchField(page, 'en')).toBeFocused()
    // As one types Rørvikstranda without the letter.
    await page.keyboard.type('rorvik')
    await expect(rowNames(page)).toHaveCount(1)
    await expect(status(page)).toHaveText(sayShown(1, 'beach', 'en'))
    await expect.poll(() => countDrawn(page)).toBe(1)
    const name = await rowNames(page).innerText()
    await tabTo(page, row(page, name))
    await openCardAndReturn(page, row(page, name), name)
  })

  await test.step('words that nothing has lead to the text about it, and out of it', async () => {
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

  await test.step('Tab goes from marker to marker along the islands; Enter selects, Escape leads back', async () => {
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

  /** Puts fingers on the window and moves each from one place to another. */
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

  /** Waits until the page has come to rest: what is in full swing cannot be stopped by two fingers. */
  const waitForRest = (page: Page) =>
    page.evaluate(async () => {
      for (let last = Number.NaN; last !== scrollY; ) {
        last = scrollY
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    })

  test('touch, German: a marker opens the card at the foot of the map; one finger scrolls, two move the map; all of it is large enough', async ({
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

    await test.step('every control is large enough for a finger', async () => {
      const small = () =>
        page
          .locator('.lofoten-map')
          .locator('button, select, input, summary, .open-in-maps a, .map-files a')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility() && !one.matches('.map-skip'))
              .flatMap((one) => {
                const { width, height } = one.getBoundingClientRect()
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

test('when tiles fail it is said once and quietly; coast and markers stand; the service is left alone and comes back', async ({
  page,
  tiles,
  troubles,
}) => {
  await page.clock.install()
  // Of its pieces some lie outside the frame.
  const coast = page.locator('.leaflet-coast-pane path.coast-land').filter({ visible: true })
  const east = page.getByRole('button', { name: words.no['map.move.east'], exact: true })
  const answers = [403, 404, 429, 500, 'none'] as const
  for (const answer of answers)
    await test.step(`answered ${answer}`, async () => {
      tiles.answerWith(answer)
      await openMap(page, `${mapPaths.no}?kategori=airport`)
      await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing'])
      await expect(page.getByText(words.no['map.tiles.missing'])).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(coast.first()).toBeVisible()
      await expect(shownTiles(page)).toHaveCount(0)
      // Whoever moves the map about does not storm the service.
      const asked = tiles.requests.length
      expect(asked).toBeLessThan(40)
      await page.getByRole('button', { name: words.no['map.move'], exact: true }).click()
      for (let pressed = 0; pressed < 2; pressed += 1) {
        const before = readView(page)?.longitude ?? 0
        await east.click()
        await expect.poll(() => readView(page)?.longitude).toBeGreaterThan(before)
      }
      expect(tiles.requests.length).toBe(asked)
      await markers(page).first().press('Enter')
      await expect(card(page, 'no')).toBeVisible()
      tiles.requests.length = 0
    })

  await test.step('they come again after a pause', async () => {
    tiles.answerWith('tiles')
    await page.clock.fastForward(31_000)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })

  await test.step('or as soon as there is a network again', async () => {
    tiles.answerWith('none')
    // A view of which the browser has kept no tile.
    await openMap(page, `${mapPaths.no}?utsnitt=68.15,13.5,10`)
    await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing'])
    await page.context().setOffline(true)
    tiles.answerWith('tiles')
    await page.context().setOffline(false)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })

  await test.step('late ones are waited for, and it is said', async () => {
    tiles.answerWith('slow')
    await openMap(page, `${mapPaths.no}?utsnitt=68.15,13.5,11`)
    await expect.poll(() => tiles.requests.at(-1)?.status).toBe(0)
    await expect(tilesNote(page)).toBeEmpty()
    await page.clock.fastForward(6_100)
    await expect(tilesNote(page)).toHaveText(words.no['map.tiles.slow'])
    await expect(coast.first()).toBeVisible()
    tiles.answerWith('tiles')
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })
  expect(troubles.filter((trouble) => !trouble.includes(tileOrigin))).toEqual([])
})

test('distance: from a village, and from where one is, which nobody else learns', async ({
  page,
  context,
  guide,
  tiles,
  troubles,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(JSON.stringify([request.url(), request.postData(), request.headers()])))
  await openMap(page, mapPaths.en)
  const from = page.getByLabel(words.en['map.filter.from'])
  const within = page.getByLabel(words.en['map.filter.within'])
  const near = page.getByRole('button', { name: words.en['map.near'] })
  const measures = async () => {
    const texts = await panel(page).locator('.point-measure > :first-child').allInnerTexts()
    return texts.map((text) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1))
  }

  await test.step('from a village, the nearest first, and no farther than wanted', async () => {
    await expect(within).toBeDisabled()
    await from.selectOption({ label: 'Reine' })
    await expect.poll(() => measures()).not.toEqual([])
    const all = await measures()
    // A distance to a position that is only rough is said to a hundred metres.
    expect(all.filter((each, at) => each < (all[at - 1] ?? 0) - 50)).toEqual([])
    expect(all[0]).toBeLessThan(1000)
    await within.selectOption('5')
    await expect(page).toHaveURL(/fra=reine&innen=5$/)
    await expect.poll(async () => Math.max(...(await measures()))).toBeLessThanOrEqual(5000)
    await expect(count(page)).toHaveText(sayPoints((await measures()).length, 'en'))
    expect(await countDrawn(page)).toBeLessThanOrEqual((await measures()).length)
  })

  await test.step('who does not want to be found is told what else there is', async () => {
    await near.click()
    await expect(page.getByText(words.en['map.near.denied'])).toBeVisible()
    await expect(near).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('allowed, the list begins with the nearest, and the position stays in the browser', async () => {
    const here = { latitude: 68.14731, longitude: 13.61192 }
    const nearest = (await readPointsFile(guide.url, 'all', 'en'))
      .filter((point) => distanceBetween(point, here) <= 5)
      .toSorted((one, other) => distanceBetween(one, here) - distanceBetween(other, here))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(here)
    await openMap(page, `${mapPaths.en}?innen=5`)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await page.waitForLoadState('networkidle')
    const before = { address: page.url(), tiles: tiles.requests.length, all: asked.length }
    await near.click()
    await expect(near).toHaveAttribute('aria-pressed', 'true')
    await expect(rowNames(page)).toHaveText(namesOf(nearest))
    await expect(count(page)).toHaveText(sayPoints(nearest.length, 'en'))
    expect({ address: page.url(), tiles: tiles.requests.length, all: asked.length }).toEqual(before)
    await row(page, nearest[0]?.name ?? '')
      .first()
      .click()
    await expect(card(page, 'en')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const told = [...asked, page.url()].filter((each) => each.includes('68.147') || each.includes('13.611'))
    expect(told).toEqual([])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      '68.14',
    )
  })
  expect(troubles).toEqual([])
})

test('what the address has wrong is told or passed over; a clipboard that may not be used is told', async ({
  page,
  guide,
  troubles,
}) => {
  for (const language of languageKeys) {
    const all = await readPointsFile(guide.url, 'all', language)
    await openMap(page, `${mapPaths[language]}?kategori=slott&punkt=<b>&utsnitt=95,999,40&innen=-3&fra=oslo`)
    const main = page.getByRole('main')
    await expect(main).toContainText(fillGaps(words[language]['map.unknown.category'], { word: 'slott' }))
    await expect(main).toContainText(fillGaps(words[language]['map.unknown.point'], { word: '<b>' }))
    await expect(tab(page, language, 'all')).toHaveAttribute('aria-selected', 'true')
    await expect(count(page)).toHaveText(sayPoints(all.length, language))
    await expect(card(page, language)).toBeHidden()
  }
  await openMap(page, `${mapPaths.de}?punkt=activity-surfing-unstad`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () =>
      Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  })
  const copy = card(page, 'de').getByRole('button', { name: words.de['map.copy.address'] })
  await copy.click()
  await expect(page.locator('[data-sonner-toast]')).toHaveText(words.de['map.copy.address.failed'])
  await expect(copy).toBeVisible()
  expect(troubles.filter((trouble) => !trouble.includes('NotAllowedError'))).toEqual([])
})

test('points can be taken along as files, and one of them opened in other maps', async ({ page, guide, troubles }) => {
  const all = await readPointsFile(guide.url, 'all', 'de')
  const beaches = await readPointsFile(guide.url, 'beach', 'de')
  await openMap(page, `${mapPaths.de}?kategori=beach`)

  await test.step('the chosen category and everything, in both formats', async () => {
    const types = { gpx: 'application/gpx+xml', kml: 'application/vnd.google-earth.kml+xml' }
    for (const [choice, points] of [
      ['beach', beaches],
      ['all', all],
    ] as const)
      for (const format of pointsFileFormats) {
        const address = addressOfPointsFile(choice, format, 'de')
        await expect(page.locator(`.map-downloads a[href="${address}"]`)).toBeVisible()
        const answer = await page.request.get(address)
        expect(answer.status()).toBe(200)
        expect(answer.headers()['content-type']).toContain(types[format])
        const text = await answer.text()
        expect(text.match(format === 'gpx' ? /<wpt / : /<Placemark /g)).not.toBeNull()
        const names = [...text.matchAll(/<name>([^<]*)<\/name>/g)].map((match) => match[1]?.replaceAll('&amp;', '&'))
        expect(namesOf(points).filter((name) => !names.includes(name))).toEqual([])
      }
    const download = page.waitForEvent('download')
    await page.locator('.map-downloads a[download$=".gpx"]').first().click()
    expect((await download).suggestedFilename()).toBe('lofoten-beach.gpx')
  })

  await test.step('«Öffnen in …»', async () => {
    const [beach] = beaches
    if (!beach) throw new Error('There is no beach.')
    await row(page, beach.name).click()
    const openIn = card(page, 'de').getByRole('button', { name: words.de['map.openIn'] })
    const links = card(page, 'de').locator('.open-in-maps a')
    await expect(links.first()).toBeHidden()
    await openIn.click()
    await expect(openIn).toHaveAttribute('aria-expanded', 'true')
    await expect(links.first()).toBeVisible()
    const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''))
    const { latitude, longitude } = beach
    expect(addresses.map((address) => address.split(/[:/]+/).slice(0, 2).join(' '))).toEqual([
      `geo ${latitude},${longitude}?q=${latitude},${longitude}(${encodeURIComponent(beach.name)})`,
      'https maps.apple.com',
      'https www.google.com',
      'https www.openstreetmap.org',
      'https omaps.app',
    ])
    for (const address of addresses.slice(1, 4)) {
      expect(address).toContain(String(latitude))
      expect(address).toContain(String(longitude))
    }
  })
  expect(troubles).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every point stands in a list by category, with files, other maps and a still picture, in three languages', async ({
    page,
    guide,
    tiles,
    troubles,
  }) => {
    for (const language of languageKeys) {
      const all = await readPointsFile(guide.url, 'all', language)
      await page.goto(mapPaths[language])
      const list = page.locator('.map-list')
      expect(await page.getByRole('main').innerText()).toContain(copyOf(language).withoutScript)
      await expect(page.locator('.lofoten-map')).toBeHidden()
      await expect(list.locator('summary h2')).toHaveText(
        mapCategories.map((category) => words[language][`map.category.${category}`]),
      )
      const counts = await list.locator('summary .num').allInnerTexts()
      expect(counts.reduce((sum, each) => sum + Number(each), 0)).toBe(all.length)
      const points = list.locator('details > ul > li')
      await expect(points).toHaveCount(all.length)
      for (const map of ['https://www.openstreetmap.org/', 'https://www.google.com/maps/'])
        expect(await points.filter({ has: page.locator(`a[href^="${map}"]`) }).count()).toBe(all.length)
      await list.locator('summary').first().click()
      await expect(points.first().locator('a[href^="https://www.openstreetmap.org/"]')).toBeVisible()
      for (const choice of ['airport', 'all'] as const)
        for (const format of pointsFileFormats)
          await expect(
            page.locator(`.map-list a[href="${addressOfPointsFile(choice, format, language)}"]`),
          ).toBeVisible()
      await expect(page.getByRole('img', { name: words[language]['map.overview'] })).toBeVisible()
    }
    expect(tiles.requests).toEqual([])
    expect(troubles).toEqual([])
  })
})

test('a chart on a page leads to its point on the map; nothing of the map is on any other page', async ({
  page,
  tiles,
  troubles,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const isOfMap = (path: string) => /LofotenMap|LeafletMap/.test(path)
  for (const path of [
    hrefFor('home', 'en'),
    hrefFor('travelInfo', 'en'),
    hrefFor('place', 'en', { placeId: 'reine' }),
  ]) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.filter(isOfMap)).toEqual([])
  expect(tiles.requests).toEqual([])
  const chart = page.locator('.point-chart')
  await expect(chart.getByRole('img')).toHaveAccessibleName(fillGaps(words.en['map.chart.label'], { name: 'Reine' }))
  await chart.getByRole('link', { name: words.en['map.chart.open'] }).click()
  await expect(page).toHaveURL(new RegExp(`${mapPaths.en}\\?punkt=`))
  await expect(card(page, 'en').getByRole('heading', { name: 'Reine' })).toBeVisible()
  await expect(page.locator('.map-marker.is-selected')).toBeInViewport()
  expect(scripts.filter(isOfMap)).not.toEqual([])
  expect(troubles).toEqual([])
})
