import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { tileOrigins } from './answer-tiles.ts'
import { expect, mapPaths, test, verifiesAll, words } from './guide.ts'
import {
  card,
  count,
  countDrawn,
  countMapColours,
  detail,
  formatPoints,
  markers,
  namesOf,
  openMap,
  panel,
  readView,
  row,
  rowNames,
  shownTiles,
  tilesNote,
} from './map-page.ts'
import { readPointsFile } from './read-points-file.ts'

// What the map asks of others: tiles, and the visitor’s position.

test('failing tiles are reported once; the guide’s own map and markers stay; requests pause and resume', async ({
  page,
  tiles,
  troubles,
}) => {
  await page.clock.install()
  const east = page.getByRole('button', { name: words.no['map.move.east'], exact: true })
  // Each is an image that fails to the page; before a release every one is tried.
  const answers = verifiesAll ? ([403, 404, 429, 500, 'none'] as const) : (['none'] as const)
  for (const answer of answers)
    await test.step(`answered ${answer}`, async () => {
      tiles.answerWith(answer)
      await openMap(page, `${mapPaths.no}?kategori=airport&detalj=ja`)
      await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing'])
      await expect(page.getByText(words.no['map.tiles.missing'])).toHaveCount(1)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect.poll(() => countMapColours(page)).toBeGreaterThan(50)
      await expect(shownTiles(page)).toHaveCount(0)
      // Moving the map does not flood the service.
      const requests = tiles.requests.length
      expect(requests).toBeLessThan(40)
      await page.getByRole('button', { name: words.no['map.move'], exact: true }).click()
      for (let pressed = 0; pressed < 2; pressed += 1) {
        const before = readView(page)?.longitude ?? 0
        await east.click()
        await expect.poll(() => readView(page)?.longitude).toBeGreaterThan(before)
      }
      expect(tiles.requests.length).toBe(requests)
      await markers(page).first().press('Enter')
      await expect(card(page, 'no')).toBeVisible()
      tiles.requests.length = 0
    })

  await test.step('tiles load again after a pause', async () => {
    tiles.answerWith('tiles')
    await page.clock.fastForward(31_000)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })

  await test.step('or as soon as the network is back', async () => {
    tiles.answerWith('none')
    // A view without cached tiles.
    await openMap(page, `${mapPaths.no}?utsnitt=68.15,13.5,10&detalj=ja`)
    await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing'])
    await page.context().setOffline(true)
    tiles.answerWith('tiles')
    await page.context().setOffline(false)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })

  await test.step('slow tiles are reported and awaited', async () => {
    tiles.answerWith('slow')
    await openMap(page, `${mapPaths.no}?utsnitt=68.15,13.5,11&detalj=ja`)
    await expect.poll(() => tiles.requests.at(-1)?.status).toBe(0)
    await expect(tilesNote(page)).toBeEmpty()
    await page.clock.fastForward(6_100)
    await expect(tilesNote(page)).toHaveText(words.no['map.tiles.slow'])
    await expect.poll(() => countMapColours(page)).toBeGreaterThan(50)
    tiles.answerWith('tiles')
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await expect(tilesNote(page)).toBeEmpty()
  })
  expect(troubles.filter((trouble) => !tileOrigins.some((origin) => trouble.includes(origin)))).toEqual([])
})

test('distance from a village, and from the visitor’s position, which stays in the browser', async ({
  page,
  context,
  guide,
  tiles,
  troubles,
}) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(JSON.stringify([request.url(), request.postData(), request.headers()])))
  await openMap(page, mapPaths.en)
  const from = page.getByLabel(words.en['map.filter.from'])
  const within = page.getByLabel(words.en['map.filter.within'])
  const near = page.getByRole('button', { name: words.en['map.near'] })
  const measures = async () => {
    const texts = await panel(page).locator('.point-measure > :first-child').allInnerTexts()
    return texts.map((text) => Number.parseFloat(text) * (text.endsWith('km') ? 1000 : 1))
  }

  await test.step('from a village, nearest first, within the chosen distance', async () => {
    await expect(within).toBeDisabled()
    await from.selectOption({ label: 'Reine' })
    await expect.poll(() => measures()).not.toEqual([])
    const all = await measures()
    // Distances to approximate positions are rounded to a hundred metres.
    expect(all.filter((each, at) => each < (all[at - 1] ?? 0) - 50)).toEqual([])
    expect(all[0]).toBeLessThan(1000)
    await within.selectOption('5')
    await expect(page).toHaveURL(/fra=reine&innen=5$/)
    await expect.poll(async () => Math.max(...(await measures()))).toBeLessThanOrEqual(5000)
    await expect(count(page)).toHaveText(formatPoints((await measures()).length, 'en'))
    expect(await countDrawn(page)).toBeLessThanOrEqual((await measures()).length)
  })

  await test.step('a denied position is explained', async () => {
    await near.click()
    await expect(page.getByText(words.en['map.near.denied'])).toBeVisible()
    await expect(near).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('with permission the list starts with the nearest, and the position stays in the browser', async () => {
    const here = { latitude: 68.14731, longitude: 13.61192 }
    const nearest = (await readPointsFile(guide.url, 'all', 'en'))
      .filter((point) => distanceBetween(point, here) <= 5)
      .toSorted((one, other) => distanceBetween(one, here) - distanceBetween(other, here))
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation(here)
    await openMap(page, `${mapPaths.en}?innen=5&detalj=ja`)
    await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
    await page.waitForLoadState('networkidle')
    const before = { address: page.url(), tiles: tiles.requests.length, all: requests.length }
    await near.click()
    await expect(near).toHaveAttribute('aria-pressed', 'true')
    await expect(rowNames(page)).toHaveText(namesOf(nearest))
    await expect(count(page)).toHaveText(formatPoints(nearest.length, 'en'))
    expect({ address: page.url(), tiles: tiles.requests.length, all: requests.length }).toEqual(before)
    await row(page, nearest[0]?.name ?? '')
      .first()
      .click()
    await expect(card(page, 'en')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const leaked = [...requests, page.url()].filter((each) => each.includes('68.147') || each.includes('13.611'))
    expect(leaked).toEqual([])
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
      '68.14',
    )
  })
  expect(troubles).toEqual([])
})

test('the guide’s own map asks nobody else, from far to near, and offers more detail where it is coarse', async ({
  page,
  tiles,
  troubles,
}) => {
  for (const zoom of verifiesAll ? [5, 8, 10, 12] : [5, 12]) {
    await openMap(page, `${mapPaths.de}?kategori=airport&utsnitt=68.15,13.61,${zoom}`)
    await expect.poll(() => countMapColours(page)).toBeGreaterThan(20)
    await expect(tilesNote(page)).toBeEmpty()
  }
  await page.getByRole('button', { name: words.de['map.zoomIn'] }).click()
  await expect(tilesNote(page)).toHaveText(words.de['map.detail.offer'])
  expect(tiles.requests).toEqual([])
  await detail(page, 'de').click()
  await expect.poll(() => shownTiles(page).count()).toBeGreaterThan(8)
  await expect(tilesNote(page)).toBeEmpty()
  await detail(page, 'de').click()
  await expect(shownTiles(page)).toHaveCount(0)
  await expect(page).not.toHaveURL(/detalj/)
  expect(await page.evaluate(() => localStorage.getItem('map-detail'))).toBeNull()
  expect(troubles).toEqual([])
})

test('a damaged piece of the map leaves the coarser one; without any, and without a canvas, the still map stands', async ({
  page,
  troubles,
}) => {
  await page.route(/\/middle\.[\w-]+\.json$/, (route) => route.fulfill({ body: '{"type":"Topology","arcs":[[' }))
  await openMap(page, `${mapPaths.no}?utsnitt=68.15,13.61,9`)
  await expect(tilesNote(page)).toHaveText(words.no['map.coarse'])
  await expect.poll(() => countMapColours(page)).toBeGreaterThan(50)
  await page.route(/\/overview\.[\w-]+\.json$/, (route) => route.fulfill({ status: 503, body: '' }))
  await openMap(page, mapPaths.no)
  await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing.withoutOwn'])
  await expect(page.locator('.leaflet-map')).toHaveClass(/is-clear/)
  await page.unrouteAll()
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await openMap(page, mapPaths.no)
  await expect(tilesNote(page)).toHaveText(words.no['map.tiles.missing.withoutOwn'])
  await expect(page.locator('.overview-chart img').first()).toBeVisible()
  expect(troubles.filter((trouble) => !/JSON|503|canvas|«overview»/.test(trouble))).toEqual([])
})
