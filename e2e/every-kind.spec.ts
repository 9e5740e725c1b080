import type { Page } from '@playwright/test'
import { expect, listPaths, openDetails, openPage, pickOfEachKind, test, verifiesAll, waitForColours } from './guide.ts'
import { listSmallTargets } from './list-small-targets.ts'
import { listCutControls, listTooWide, stretchPage } from './list-too-wide.ts'
import { listVanishedParts } from './list-vanished-parts.ts'
import { listViolations, rulesOfColour, sameEverywhere } from './list-violations.ts'
import { listLostText, spaceText } from './space-text.ts'
import { walkByKeyboard } from './walk-by-keyboard.ts'

// One page of each kind, in German, which has the longest words: what axe sees, and what it cannot. Each page is opened once and
// everything measured on it, because opening costs as much as measuring.

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }
const widths = [1920, 1440, 768, 320]
/** A window of 1280 by 1024 px at 400 % zoom. */
const enlarged = { width: 320, height: 256 }
const lostPath = '/de/gibt-es-nicht'
// The map’s list has hundreds of similar rows.
const likeTheFirst = '.point-groups > details + details'
// Left out on small windows: peaks are named where there is room; the hikes chart and the road strip repeat the list
// beside them; today’s weather replaces the usual one.
const spared = '.peaks *, .hikes-chart *, .simple-places .strip *, [data-usual], [data-usual] *'
// A row of the map’s list abbreviates what its card says in full.
const toldByCard = 'span.point-where.small.muted cuts off'
// In as many tests, so that both workers end at about the same time.
const shares = 4

/** Waits until the number of map markers is stable: the map regroups them when its size changes. */
async function waitForMarkers(page: Page): Promise<void> {
  if ((await page.locator('.map-canvas').count()) === 0) return
  const count = () => page.locator('.map-marker, .map-group').count()
  for (let before = -1; before !== (await count()); await page.waitForTimeout(250)) before = await count()
}

for (let share = 0; share < shares; share += 1)
  test(`every kind of page to axe, by keyboard, by touch, zoomed, with longer words, text spacing, forced colours and reduced motion (${share + 1} of ${shares})`, async ({
    page,
    guide,
    troubles,
  }) => {
    const found: string[] = []
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const kinds = [...pickOfEachKind(await listPaths(guide.url, 'de'), 1), lostPath]
    expect(kinds.length).toBeGreaterThan(34)
    const ofShare = kinds.filter((_, index) => index % shares === share)
    for (const [index, path] of ofShare.entries())
      await test.step(path, async () => {
        // The dearest go by turns on every change, over kinds that share their parts: the dark, keys, letters apart and own colours on a
        // desk; keys on a phone and letters apart where it is enlarged; the colours in the light.
        const isTurn = (turn: number) => verifiesAll || index % 3 === turn
        const isTurnOfDesk = isTurn(0)
        const isTurnOfPhone = isTurn(1)
        const isTurnOfLight = isTurnOfPhone || isTurn(2)
        const note = (where: string, faults: string[]) => {
          for (const fault of faults) found.push(`${path} ${where}: ${fault}`)
        }
        await page.setViewportSize(desk)
        await openPage(page, path)
        await openDetails(page, likeTheFirst)
        // Markers appear after the map and may regroup until it is drawn.
        if (await page.locator('.map-canvas').count()) {
          await expect(page.locator('.map-marker, .map-group').first()).toBeVisible()
          await expect(page.locator('.leaflet-map:not(.is-clear)')).toBeVisible()
          await page.waitForLoadState('networkidle')
        }
        // The light of today takes the place of the usual one once it is near the window; later it would look like a loss.
        const light = page.locator('[data-light-today]')
        if (await light.count()) {
          await light.first().scrollIntoViewIfNeeded()
          await expect(light.first().locator('[data-light-now]')).toBeVisible()
          await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        }

        // The form of a trip is built by the page's script; a walk that began before it would be too short.
        const trip = page.locator('[data-trip-page]')
        if (await trip.count()) await expect(trip).toHaveAttribute('data-mode', /./)

        const beside = path === '/de' || path === lostPath ? [] : sameEverywhere
        await scrollPastPicture(page)
        note('axe', await listViolations(page, { beside, without: isTurnOfLight ? [] : rulesOfColour }))
        if (isTurnOfDesk) {
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
          await waitForColours(page)
          note('axe, dark', await listViolations(page, { only: rulesOfColour, beside }))
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
          await waitForColours(page)

          const { stops, faults } = await walkByKeyboard(page)
          expect(stops.length).toBeGreaterThan(0)
          note('by Tab, desk', faults)
          note('letters apart, desk', await listLostBySpacing(page))
          // The ring of the focus, wherever the walk ended, would look like the one of what is chosen.
          await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
          note('own colours', await listVanishedParts(page))
        }
        note('by finger, desk', await listSmallTargets(page))
        note('motion', await listRunning(page))

        const blocks = await recordBlocks(page)
        await page.setViewportSize(phone)
        await waitForMarkers(page)
        if (isTurnOfPhone) note('by Tab, phone', (await walkByKeyboard(page)).faults)
        note('by finger, phone', await listSmallTargets(page))

        await page.setViewportSize(enlarged)
        note('enlarged', await listTooWide(page))
        note('enlarged', await blocks.listMissing())
        note('enlarged', await listCoveredByHeader(page))
        if (isTurnOfPhone) note('enlarged, letters apart', await listLostBySpacing(page))

        await openDetails(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          note(`${width} px`, await listTooWide(page))
        }
        await stretchPage(page)
        note('stretched', [...(await listTooWide(page)), ...(await listCutControls(page))])
      })
    expect(found).toEqual([])
    // The lost page writes its path to the console, as specified.
    expect(troubles.filter((trouble) => !trouble.includes(`${lostPath} console: `))).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

/**
 * Over a picture the header is see-through, and axe measures its words against what it finds behind the picture. Scrolled
 * it is paper; words-over-pictures.spec.ts measures the other case.
 */
async function scrollPastPicture(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 100, behavior: 'instant' }))
}

test('header and footer by keyboard and touch, and the header’s menus on a zoomed page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(desk)
  await openPage(page, '/de')
  for (const size of [desk, phone]) {
    await page.setViewportSize(size)
    for (const part of ['header.page-header', 'footer.page-footer']) {
      const { stops, faults } = await walkByKeyboard(page, part)
      expect(stops.length).toBeGreaterThan(2)
      expect(faults, `${part} at ${size.width} px`).toEqual([])
    }
  }
  await page.setViewportSize(enlarged)
  // The walk leaves the focus on the link past the header, which lies over the header as long as it has it.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  for (const name of ['search-panel', 'mobile-menu']) {
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.locator(`[popovertarget=${name}]`).click()
    const panel = page.locator(`#${name}`)
    const { bottom, isCut } = await panel.evaluate((element) => {
      const { scrollHeight, clientHeight } = element
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
      return { bottom: element.getBoundingClientRect().bottom, isCut: scrollHeight > clientHeight + 1 && !scrolls }
    })
    expect(bottom, name).toBeLessThanOrEqual(enlarged.height)
    expect(isCut, name).toBe(false)
    await page.keyboard.press('Escape')
  }
})

test('the checks detect faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize(phone)
  await page.setContent(`<!doctype html><html lang="nb"><head><style>
    body { margin: 0 }
    .bar { position: fixed; inset: 0 0 auto; height: 100px; background: #fff; z-index: 1 }
    .clip { width: 17.5ch; height: 20px; font-family: monospace; overflow: hidden; line-height: 1; white-space: nowrap }
    .dot { width: 20px; height: 20px; background: #c00 }
    .small { display: inline-block; width: 18px; height: 18px; padding: 0; border: 0; overflow: hidden }
    .bare { outline: none; display: block; margin-top: 2000px }
    .moves { animation: moves 9s infinite } @keyframes moves { to { opacity: 0 } }
    </style></head><body><div class="bar">Linje</div><main>
    <a href="#a" style="display: block; margin-top: 20px">Under linja</a>
    <button class="small">1</button><button class="small">2</button><button class="small">3</button>
    <p>En <a href="#b">lenke</a> i en setning.</p>
    <div class="clip">Seksten bokstaver</div><div class="dot"></div><div class="moves">Flytter seg</div>
    <a class="bare" href="#c">Uten omriss</a></main></body></html>`)
  // A bar that stays while scrolling.
  const { stops, faults } = await walkByKeyboard(page)
  expect(stops).toHaveLength(6)
  expect(faults).toContain('under a bar: a. «Under linja»')
  expect(faults).toContain('no outline: a.bare «Uten omriss»')
  expect(await listSmallTargets(page)).toHaveLength(3)
  expect(await listLostBySpacing(page)).toEqual(['div.clip cuts off «Seksten bokstaver»'])
  expect(await listVanishedParts(page)).toEqual([expect.stringContaining('vanishes: div.dot')])
  expect(await listRunning(page)).toEqual(['div.moves'])
})

async function listLostBySpacing(page: Page): Promise<string[]> {
  const before = await listLostText(page)
  await spaceText(page, true)
  const tooWide = await listTooWide(page)
  const after = await listLostText(page)
  await spaceText(page, false)
  return [...tooWide, ...after.filter((each) => !before.includes(each) && !each.startsWith(toldByCard))]
}

/** Returns running animations; a scroll timeline does not run while nobody scrolls. */
async function listRunning(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
      .map(({ effect }) => {
        const target = (effect as KeyframeEffect).target
        return `${target?.tagName.toLowerCase()}.${target?.className}`
      }),
  )
}

/** Checks that a sticky header leaves at least two thirds of the window. */
async function listCoveredByHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    window.scrollTo(0, 600)
    const bottom = document.querySelector('.page-header')?.getBoundingClientRect().bottom ?? 0
    window.scrollTo(0, 0)
    return bottom > innerHeight / 3 ? [`the header covers ${Math.round(bottom)} of ${innerHeight} px`] : []
  })
}

/** Records what is visible now, and returns what of it is later neither visible nor replaced. */
async function recordBlocks(page: Page): Promise<{ listMissing: () => Promise<string[]> }> {
  const blocks = await page.evaluateHandle((spared) => {
    const selector = 'h1, h2, h3, h4, p, li, dt, dd, td, figcaption, a, button, input, select'
    return [...document.querySelectorAll(`main :is(${selector})`)].filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.matches(spared) && !each.closest('.map-canvas'),
    )
  }, spared)
  return {
    listMissing: () =>
      blocks.evaluate((all) => {
        const tidy = (text: string | null | undefined) => text?.replace(/[\s\u00ad]+/g, '') ?? ''
        const words = tidy(document.querySelector('main')?.innerText)
        return all
          .filter((each) => each.isConnected && !each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => !words.includes(tidy(each.textContent)) || each.matches('button, input, select'))
          .map(
            (each) => `not there any longer: ${each.tagName.toLowerCase()} «${each.textContent?.trim().slice(0, 40)}»`,
          )
      }),
  }
}
