import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { mapCategories } from '#site/content/model/map-categories.ts'
import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { addressOfPointsFile, pointsFileFormats } from '#site/features/map/address-of-points-file.ts'
import { emojiOfCategory } from '#site/features/map/categories.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { expect, mapPaths, openPage, test, words } from './guide.ts'
import {
  canvas,
  card,
  copyOf,
  count,
  countDrawn,
  countMapColours,
  detail,
  formatPoints,
  marker,
  measureApart,
  namesOf,
  openMap,
  panel,
  popup,
  readView,
  row,
  rowNames,
  shownTiles,
  styleOf,
  tab,
} from './map-page.ts'
import { readPointsFile } from './read-points-file.ts'

// Expected values come from the files of points that visitors can download.

test('mouse, Norwegian: from all points to one, copying, history, and switching the language', async ({
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

  await test.step('it opens with every point on the guide’s own map, and asks nobody else', async () => {
    await expect.poll(() => countMapColours(page)).toBeGreaterThan(50)
    await page.waitForLoadState('networkidle')
    expect(tiles.requests).toEqual([])
    const credit = page.locator('.map-credit')
    await expect(credit).toContainText('© Kartverket (CC\u00a0BY\u00a04.0)')
    await expect(credit).not.toContainText('OpenStreetMap')
    await expect(detail(page, 'no')).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('more detail requests tiles as the service requires, credits them, and is remembered', async () => {
    await detail(page, 'no').click()
    await expect(page).toHaveURL(/\?detalj=ja$/)
    await expect(count(page)).toHaveText(formatPoints(all.length, 'no'))
    const ofGroups = await panel(page).locator('summary .num').allInnerTexts()
    expect(ofGroups).toHaveLength(mapCategories.length)
    expect(ofGroups.reduce((sum, each) => sum + Number(each), 0)).toBe(all.length)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    const paths = tiles.requests.map(({ path }) => path)
    // The tile under 68.15° north and 13.5° east at zoom 8, row before column.
    const folder = '/v1/wmts/1.0.0/topo/default/webmercator'
    expect(paths).toContain(`${folder}/8/60/137.png`)
    expect(paths.filter((path) => !/\/webmercator\/8\/(59|60|61|62)\/13\d\.png$/.test(path))).toEqual([])
    expect(new Set(tiles.requests.map(({ headers }) => headers.referer))).toEqual(new Set([`${guide.url}/`]))
    await expect(page.locator('.map-credit a[href="https://www.kartverket.no/"]')).toBeVisible()
    // Bodø lies outside the view: one step out, and every point is on the map.
    await page.getByRole('button', { name: words.no['map.zoomOut'] }).click()
    await expect.poll(() => readView(page)?.zoom).toBe(7)
    await expect.poll(() => countDrawn(page)).toBe(all.length)
    await page.getByRole('button', { name: words.no['map.zoomIn'] }).click()
    await expect.poll(() => readView(page)?.zoom).toBe(8)
    await openMap(page, mapPaths.no)
    await expect(detail(page, 'no')).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('a tab filters list and map, and has a border in the colour of its markers', async () => {
    await tab(page, 'no', 'beach').click()
    await expect(page).toHaveURL(/\?kategori=beach$/)
    await expect(tab(page, 'no', 'beach')).toHaveAttribute('aria-selected', 'true')
    await expect(count(page)).toHaveText(formatPoints(beaches.length, 'no'))
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

  await test.step('«Vis på kartet» is always there, and centres the point at zoom 14', async () => {
    const button = shown.getByRole('button', { name: words.no['map.card.showOnMap'] })
    await expect(button).toBeVisible()
    await page.getByRole('button', { name: words.no['map.move'], exact: true }).click()
    const east = page.getByRole('button', { name: words.no['map.move.east'] })
    // By the frame of the map and not by the window: browsers scroll the page differently to what is clicked.
    await expect(async () => {
      await east.click()
      const spot = await marker(page, surfing.name).boundingBox({ timeout: 1000 })
      const frame = await canvas(page).boundingBox()
      expect((spot?.x ?? 0) + (spot?.width ?? 0)).toBeLessThan(frame?.x ?? 0)
    }).toPass()
    await button.click()
    await expect
      .poll(() => readView(page))
      .toEqual({ latitude: surfing.latitude, longitude: surfing.longitude, zoom: 14 })
    await expect.poll(() => measureApart(marker(page, surfing.name), canvas(page))).toBeLessThan(3)
    await expect.poll(() => tiles.requests.some(({ path }) => /\/webmercator\/14\//.test(path))).toBe(true)
    // Near by, marked trails lie over the tiles.
    await expect.poll(() => tiles.requests.some(({ path }) => path === '/skwms1/wms.friluftsruter2')).toBe(true)
  })

  await test.step('its address is copied to the clipboard, and the page confirms it briefly', async () => {
    const copy = shown.getByRole('button', { name: words.no['map.copy.address'] })
    await copy.click()
    const copied = shown.getByRole('button', { name: words.no['map.copy.done'], exact: true })
    await expect(copied).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveText(words.no['map.copy.address.done'])
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await expect(copied).toBeHidden()
    await expect(copy).toBeVisible()
  })

  await test.step('back to the list, and Back and Forward through the history', async () => {
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
    const away = page.url()
    await page.goBack()
    await expect(shown).toBeHidden()
    await expect(tab(page, 'no', 'beach')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(count(page)).toHaveText(formatPoints(all.length, 'no'))
    await page.goForward()
    await expect(count(page)).toHaveText(formatPoints(beaches.length, 'no'))
    await page.goForward()
    // Its point lies out of view and is brought into it.
    await expect(shown).toBeVisible()
    await expect(page).not.toHaveURL(away)
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

test('a group opens by mouse and by Enter; points that no zoom level separates are listed', async ({
  page,
  guide,
  troubles,
}) => {
  const all = await readPointsFile(guide.url, 'all', 'en')
  await openMap(page, mapPaths.en)
  const groups = page.locator('.map-group')
  const group = groups.filter({ hasText: /^[1-9]\d$/ }).first()

  await test.step('a click zooms in', async () => {
    await group.click()
    await expect.poll(() => readView(page)?.zoom).toBeGreaterThan(8)
    await page.goto(mapPaths.en)
  })

  await test.step('so does Enter, and the focus moves to what replaced the group', async () => {
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

  await test.step('two points in one spot: a click lists them, another one selects', async () => {
    await openMap(page, `${mapPaths.en}?utsnitt=${one.latitude},${one.longitude},18`)
    await both.click()
    const choices = popup(page).getByRole('listitem').getByRole('button')
    await expect(choices).toHaveCount(2)
    expect((await choices.allInnerTexts()).map((text) => text.split('\n').at(-1)).sort()).toEqual(names.toSorted())
    await choices.last().click()
    await expect(card(page, 'en')).toBeVisible()
    await page.getByRole('button', { name: words.en['map.card.back'] }).click()
  })

  await test.step('the same with Enter; Escape returns the focus', async () => {
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

test('invalid values in the address are reported or ignored; a denied clipboard is reported', async ({
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
    await expect(count(page)).toHaveText(formatPoints(all.length, language))
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

test('points can be downloaded as files, and a point opened in other maps', async ({ page, guide, troubles }) => {
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

  test('every point is listed by category, with files, links to other maps and a static picture, in three languages', async ({
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
      await expect(page.getByRole('img', { name: words[language]['mapPage.overview'] })).toBeVisible()
    }
    expect(tiles.requests).toEqual([])
    expect(troubles).toEqual([])
  })
})

test('a chart on a page links to its point on the map; other pages load nothing of the map', async ({
  page,
  tiles,
  troubles,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const isOfMap = (path: string) => /LofotenMap|LeafletMap/.test(path)
  for (const path of [hrefFor('home', 'en'), hrefFor('travelInfo', 'en'), linkToEntry('places', 'reine', 'en')]) {
    await openPage(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.filter(isOfMap)).toEqual([])
  expect(tiles.requests).toEqual([])
  const chart = page.locator('.point-chart')
  await page.locator('main details', { has: chart }).locator('summary').click()
  await expect(chart.getByRole('img')).toHaveAccessibleName(
    fillGaps(words.en['mapPage.chart.label'], { name: 'Reine' }),
  )
  await chart.getByRole('link', { name: words.en['mapPage.chart.open'] }).click()
  await expect(page).toHaveURL(new RegExp(`${mapPaths.en}\\?punkt=`))
  await expect(card(page, 'en').getByRole('heading', { name: 'Reine' })).toBeVisible()
  await expect(page.locator('.map-marker.is-selected')).toBeInViewport()
  expect(scripts.filter(isOfMap)).not.toEqual([])
  expect(troubles).toEqual([])
})

test('the sun over a place: from its page to the map, on another day, kept in the address and over a reload', async ({
  page,
}) => {
  await page.goto(linkToEntry('places', 'reine', 'en'))
  await page.locator('main details', { hasText: 'The sun on the map' }).locator('summary').click()
  await page.getByRole('link', { name: 'The sun on the map' }).click()
  const panel = page.getByRole('region', { name: 'The sun' })
  await expect(panel).toContainText('From Reine')
  await panel.getByLabel('Date').fill('2027-12-21')
  await expect(panel).toContainText('below the horizon')
  await panel.getByRole('slider').fill('720')
  await expect(page).toHaveURL(/sol=2027-12-21T12%3A00/)
  await page.reload()
  await expect(panel).toContainText('At 12:00 it is below the horizon')
  await expect(page.locator('.map-sun-rays line')).toHaveCount(1)
  await page.getByRole('button', { name: 'The sun' }).click()
  await expect(panel).toHaveCount(0)
  await expect(page).not.toHaveURL(/sol=/)
})
