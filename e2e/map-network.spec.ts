import { distanceBetween } from '#site/domain/geography/distance-between.ts'
import { expect, mapPaths, test, verifiesAll, words } from './guide.ts'
import {
  card,
  count,
  countDrawn,
  countMapColours,
  detail,
  formatPoints,
  namesOf,
  openMap,
  panel,
  row,
  rowNames,
  shownTiles,
  tilesNote,
} from './map-page.ts'
import { readPointsFile } from './read-points-file.ts'

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
