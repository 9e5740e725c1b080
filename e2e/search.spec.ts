import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import type { Language } from '#contract/languages.ts'
import { pathFor } from '#site/routes/path-for.ts'
import { expect, inLanguages, test, verifiesAll, waitForColours, words } from './guide.ts'
import { listViolations, rulesOfColour } from './list-violations.ts'

type Live = Record<
  'none' | 'instead' | 'failed' | 'didYouMean' | 'startHere' | 'wholeGuide' | 'all' | 'withoutScript' | 'notSuggested',
  string
> & { keys: Record<'slashOff' | 'slashOn', string>; groups: Record<string, string> }

const home = { no: '/', en: '/en', de: '/de' }
const searchPage = { no: '/sok', en: '/en/search', de: '/de/suche' }

/** Returns the texts of the search, so that wording may change without breaking a test. */
function readLiveWords(language: Language): Live {
  const copy = parse(readFileSync(`content/pages/search/${language}.yaml`, 'utf8'))
  return { ...copy.live, withoutScript: copy.withoutScript }
}

const panel = (page: Page) => page.locator('#search-panel')
const field = (page: Page) => page.locator('#search-panel-words')
const options = (page: Page) => panel(page).getByRole('option')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const results = (page: Page) => page.locator('[data-answer] .results a')
const index = (page: Page) => page.locator('[data-index]')

async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
}

/** Records every request related to searching. */
function watchRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (/^\/search\/|suggestions-|search-page-entry|search-worker/.test(pathname) || /rein/i.test(search))
      requests.push(pathname + search)
  })
  return requests
}

for (const language of inLanguages('no')) {
  test(`the header searches in ${language}, with the keyboard alone`, async ({ page, troubles }) => {
    const requests = watchRequests(page)
    await page.goto(home[language])
    await page.waitForLoadState('networkidle')
    expect(requests, 'nothing of the search is fetched before somebody searches').toEqual([])
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    const look = () =>
      panel(page)
        .getByRole('button')
        .first()
        .evaluate((button) => getComputedStyle(button).backgroundColor)
    const before = await look()
    await page.keyboard.type('rein')
    await expect(options(page).first()).toContainText('Reine')
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await look(), 'the styles of the suggestions keep the order of the layers').toBe(before)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const chosen = await options(page).first().getAttribute('id')
    await expect(field(page)).toHaveAttribute('aria-activedescendant', String(chosen))
    await page.keyboard.press('ArrowUp')
    await expect(panel(page).locator('[aria-selected=true]')).toHaveCount(0)
    await page.keyboard.press('ArrowUp')
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    const address = await options(page).first().getAttribute('href')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(page.locator(':popover-open')).toHaveCount(0)
    await page.goBack()
    await expect(panel(page)).toBeHidden()
    expect(troubles).toEqual([])
    expect(requests.filter((request) => request.includes('?') && !request.includes('?ts='))).toEqual([])
  })
}

// Each language has an index of its own, and answers at least once.
for (const language of inLanguages('no', 'de')) {
  test(`Enter in the header opens all results in ${language}, by subject, and sends nothing`, async ({
    page,
    troubles,
  }) => {
    const live = readLiveWords(language)
    const requests = watchRequests(page)
    await openPanel(page, home[language])
    await page.keyboard.type('reine')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`${searchPage[language]}#q=reine$`))
    await expect(heading(page)).toContainText('reine')
    await expect(page.locator('[data-status]')).toContainText('reine')
    await expect(results(page).first()).toHaveText('Reine')
    await expect(index(page)).toBeHidden()
    const tabs = page.locator('.result-kinds a')
    const sum = (await tabs.locator('.num').allInnerTexts()).slice(1).reduce((total, text) => total + Number(text), 0)
    expect(await tabs.first().innerText()).toContain(String(sum))
    expect(await heading(page).innerText()).toContain(String(sum))
    await expect(results(page)).toHaveCount(12)
    const stay = tabs.filter({ hasText: live.groups.stay })
    const count = Number(await stay.locator('.num').innerText())
    await stay.click()
    await expect(page).toHaveURL(/#q=reine&group=stay$/)
    await expect(results(page)).toHaveCount(Math.min(count, 12))
    await expect(stay).toHaveAttribute('aria-current', 'true')
    await page.goBack()
    await expect(tabs.first()).toHaveAttribute('aria-current', 'true')
    expect(requests.filter((request) => /rein/i.test(request))).toEqual([])
    expect(troubles).toEqual([])
  })
}

for (const [language, question, passage] of [
  ['no', 'når åpner kjøkkenet på Børsen', /18/],
  ['en', 'speed limit', /80/],
  ['de', 'Promillegrenze', /0,2/],
] as const) {
  test(`the first result in ${language} is the answer itself: ${question}`, async ({ page }) => {
    await page.goto(`${searchPage[language]}#q=${encodeURIComponent(question)}`)
    await expect(page.locator('.results > li').first().locator('.result-passage')).toHaveText(passage)
  })
}

test('an index without text says so, and lists the guide', async ({ page }) => {
  await page.route('**/search/text/*.json', (route) => route.fulfill({ json: { pages: [] } }))
  await page.goto('/sok#q=reine')
  await expect(page.locator('.search-note')).toHaveText(readLiveWords('no').failed)
  await expect(index(page)).toBeVisible()
})

// A slip that ends in no word of the guide: «rainebryggen» finds its quays.
for (const language of inLanguages('no', 'en')) {
  test(`no results in ${language}: suggestions and starting points`, async ({ page }) => {
    const live = readLiveWords(language)
    await page.goto(`${searchPage[language]}#q=rainebrynggen`)
    await expect(heading(page)).toHaveText(live.none.replace('{words}', 'rainebrynggen'))
    await expect(page.getByRole('heading', { name: live.didYouMean })).toBeVisible()
    await expect(page.locator('.no-results .link-rows a').first()).toContainText('Reine')
    await expect(page.getByRole('heading', { name: live.startHere })).toBeVisible()
    for (const link of await page.locator('.start-here a').all()) await expect(link).toHaveAttribute('href', /^\//)
    await page.getByRole('link', { name: live.wholeGuide }).click()
    await expect(index(page)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${searchPage[language]}$`))
  })
}

for (const language of inLanguages('no')) {
  test(`without script the search page in ${language} is the list of all pages, and the query stays in its address`, async ({
    browser,
    guide,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: guide.url })
    await page.goto(home[language])
    await page.locator('[popovertarget=search-panel]').click()
    await expect(field(page)).toBeFocused()
    await field(page).fill('Reine')
    await field(page).press('Enter')
    await expect(page).toHaveURL(new RegExp(`${searchPage[language]}\\?q=Reine$`))
    await expect(page.getByText(readLiveWords(language).withoutScript)).toBeVisible()
    for (const group of await index(page).locator('summary').all()) await group.click()
    await expect(index(page).getByRole('link', { name: 'Reine', exact: true }).first()).toBeVisible()
    await page.close()
  })

  // Colours are the same in every language, and German is the longest.
  if (language === 'en') continue
  const schemes = language === 'no' ? (['light', 'dark'] as const) : (['light'] as const)
  test(`axe finds nothing on the answers in ${language}, ${schemes.join(' and ')}, wide and narrow`, async ({
    page,
  }) => {
    const found: string[] = []
    const look = async (what: string, beside: string[]) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await waitForColours(page)
        // In dark mode only colours differ.
        const rules = colorScheme === 'dark' ? { only: rulesOfColour } : {}
        for (const finding of await listViolations(page, { ...rules, beside }))
          found.push(`${colorScheme} ${what} ${finding}`)
      }
    }
    // A match and a guess; where nothing is found is a state of states.ts.
    for (const query of verifiesAll ? ['reine', 'rienebringen', 'rainebrynggen'] : ['rienebringen']) {
      await page.goto('about:blank')
      await page.goto(`${searchPage[language]}#q=${query}`)
      await expect(page.locator('[data-answer]')).toBeVisible()
      // Header and footer are those of every page.
      await look(query, ['header.page-header', 'footer.page-footer'])
    }
    await openPanel(page, encodeURI(pathFor('contact', language)))
    await page.keyboard.type('rein')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await look('panel', ['footer.page-footer'])
    await page.setViewportSize({ width: 320, height: 700 })
    await look('narrow panel', ['footer.page-footer'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(found).toEqual([])
  })
}

for (const [typed, meant] of [
  ['rienebringen', 'Reinebringen'],
  ['nusfjrod', 'Nusfjord'],
] as const) {
  test(`a typing error is corrected: ${typed}`, async ({ page }) => {
    await page.goto(`/sok#q=${typed}`)
    await expect(heading(page)).toContainText(meant)
    const said = readLiveWords('no').instead.replace('{typed}', typed).replace('{words}', meant)
    await expect(page.locator('[data-answer] .search-note')).toHaveText(said)
    await expect(results(page).first()).toBeVisible()
  })
}

for (const typed of ['svolvaer', 'SVOLVÆR', 'svolvar']) {
  test(`Svolvær is found as ${typed}`, async ({ page }) => {
    await page.goto(`/sok#q=${encodeURIComponent(typed)}`)
    await expect(results(page).first()).toHaveText('Svolvær')
    await expect(results(page).first().locator('mark')).toHaveText('Svolvær')
  })
}

test('a submitted search adds a history entry, typing does not', async ({ page }) => {
  await page.goto('/sok')
  const input = page.locator('#search-words')
  await input.pressSequentially('reine', { delay: 30 })
  await expect(heading(page)).toContainText('«reine»')
  await input.press('Enter')
  await input.fill('')
  await input.pressSequentially('nusfjord', { delay: 30 })
  await expect(heading(page)).toContainText('«nusfjord»')
  await page.goBack()
  await expect(heading(page)).toContainText('«reine»')
  await expect(input).toHaveValue('reine')
  await page.goForward()
  await expect(heading(page)).toContainText('«nusfjord»')
  await page.reload()
  await expect(heading(page)).toContainText('«nusfjord»')
  await results(page).first().click()
  // There before one goes back.
  await expect(page).not.toHaveURL(/\/sok/)
  await page.goBack()
  await expect(heading(page)).toContainText('«nusfjord»')
  await page.getByRole('link', { name: 'English' }).first().click()
  await expect(page).toHaveURL(/\/en\/search#q=nusfjord$/)
  await expect(heading(page)).toContainText('“nusfjord”')
})

// Chromium under test has no back/forward cache, so its events are dispatched here.
test('suggestions close when the page is left and return on focus', async ({ page }) => {
  await page.goto('/')
  const input = page.locator('#home-search')
  const suggestions = page.locator('.hero [role=option]')
  await input.pressSequentially('rein')
  await expect(suggestions.first()).toContainText('Reine')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect(suggestions).toHaveCount(0)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(input).not.toBeFocused()
  await input.focus()
  await expect(suggestions.first()).toContainText('Reine')
})

test('the field of a restored page shows its search again', async ({ page }) => {
  await page.goto('/sok#q=nusfjord')
  await expect(heading(page)).toContainText('«nusfjord»')
  const input = page.locator('#search-words')
  await input.evaluate((field: HTMLInputElement) => {
    // As WebKit does with a field without autocomplete: in a task after the event.
    setTimeout(() => {
      field.value = ''
    })
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  // Not the value from before it was emptied.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  await expect(input).toHaveValue('nusfjord')
  await expect(results(page).first()).toBeVisible()
})

test('the search page fetches no search files before the field is used', async ({ page }) => {
  const requests = watchRequests(page)
  await page.goto('/sok')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await page.keyboard.press('/')
  await expect(page.locator('#search-words')).toBeFocused()
  await page.keyboard.type('reine')
  await expect(results(page).first()).toHaveText('Reine')
  expect(requests.length).toBeGreaterThan(3)
})

test('the header of the search page also shows results below', async ({ page }) => {
  await page.goto('/sok')
  await page.locator('[popovertarget=search-panel]').click()
  await field(page).fill('nusfjord')
  await field(page).press('Enter')
  await expect(panel(page)).toBeHidden()
  await expect(heading(page)).toContainText('«nusfjord»')
  await expect(page.locator('#search-words')).toHaveValue('nusfjord')
})

test('an older link with the search in its query still works, and the query leaves the address', async ({ page }) => {
  await page.goto('/sok?q=reine')
  await expect(page).toHaveURL(/\/sok#q=reine$/)
  await expect(results(page).first()).toHaveText('Reine')
})

test('the search of the home page suggests matches and opens the results', async ({ page }) => {
  await page.goto('/')
  await page.locator('#home-search').pressSequentially('rein', { delay: 30 })
  const shown = page.locator('.hero').getByRole('option')
  await expect(shown.first()).toContainText('Reine')
  await page.keyboard.press('Escape')
  await expect(shown.first()).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/steder-a-besoke\/reine$/)
})

test('Escape closes the panel and returns the focus', async ({ page }) => {
  await page.goto('/kontakt')
  const button = page.locator('[popovertarget=search-panel]')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('reine')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(button).toBeFocused()
})

test('the / key types a slash in a field, and the shortcut can be turned off', async ({ page }) => {
  const { keys } = readLiveWords('no')
  await openPanel(page, '/kontakt')
  await page.keyboard.press('/')
  await expect(field(page)).toHaveValue('/')
  await panel(page).getByRole('button', { name: keys.slashOff }).click()
  await expect(panel(page).getByRole('button', { name: keys.slashOn })).toBeVisible()
  await page.goto('/om-oss')
  await page.keyboard.press('/')
  await page.waitForTimeout(200)
  await expect(panel(page)).toBeHidden()
})

for (const [what, typed, shown] of [
  ['markup', '<qimg onerror=qalert>', '<qimg onerror=qalert>'],
  ['quotation marks', '"«»\'', '"«»\''],
  ['a fish', '🐟', '🐟'],
  ['10,000 letters', 'q'.repeat(10_000), `${'q'.repeat(60)}…`],
] as const) {
  test(`${what} is searched as text`, async ({ page, troubles }) => {
    await page.goto(`/sok#${new URLSearchParams({ q: typed })}`)
    await expect(heading(page)).toHaveText(readLiveWords('no').none.replace('{words}', () => shown))
    expect(await page.locator('[data-answer] img, h1 img').count()).toBe(0)
    expect((await page.locator('#search-words').inputValue()).length).toBeLessThanOrEqual(200)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440)
    expect(troubles).toEqual([])
  })
}

test('nothing but blanks is no search', async ({ page }) => {
  await page.goto('/sok')
  await page.locator('#search-words').fill('   ')
  await page.locator('#search-words').press('Enter')
  await expect(page).toHaveURL(/\/sok$/)
  await expect(index(page)).toBeVisible()
  await expect(heading(page)).toHaveText(words.no['page.search'])
})

for (const [what, blocked] of [
  ['its text', '**/search/text/*.json'],
  ['its worker', '**/_assets/search-worker*'],
  ['the script of the page', '**/_assets/search-page-entry*'],
  ['the words of the search', '**/search/*.json'],
] as const) {
  test(`when ${what} is blocked, a message and the list of all pages are shown`, async ({ page }) => {
    await page.route(blocked, (route) => route.abort())
    await page.goto('/sok#q=reine')
    await expect(page.locator('.search-note')).toHaveText(readLiveWords('no').failed, { timeout: 20_000 })
    await expect(index(page)).toBeVisible()
    for (const group of await index(page).locator('summary').all()) await group.click()
    await expect(index(page).getByRole('link', { name: 'Reine', exact: true }).first()).toBeVisible()
  })
}

test('when the text of the search is blocked, the panel says so and links to the list', async ({ page }) => {
  await page.route('**/search/text/**', (route) => route.abort())
  const live = readLiveWords('no')
  await openPanel(page, '/kontakt')
  await page.keyboard.type('reine')
  await expect(panel(page).locator('.note')).toHaveText(live.failed)
  await panel(page).getByRole('link', { name: live.wholeGuide }).click()
  await expect(page).toHaveURL(/\/sok$/)
  await expect(index(page)).toBeVisible()
})

test('a trip with a local warning shows it in the months of the warning', async ({ page }) => {
  const warning = parse(readFileSync('content/pages/search/no.yaml', 'utf8')).live.advisedAgainst
  for (const [day, isWarned] of [
    ['2026-12-15T12:00:00Z', true],
    ['2026-07-15T12:00:00Z', false],
  ] as const) {
    await page.clock.setFixedTime(day)
    await page.goto('about:blank')
    await page.goto('/sok#q=reinebringen')
    const trip = page
      .locator('.results > li')
      .filter({ has: page.getByRole('link', { name: 'Reinebringen', exact: true }) })
    await expect(trip).toHaveCount(1)
    await expect(trip.getByText(warning)).toHaveCount(isWarned ? 1 : 0)
  }
})
