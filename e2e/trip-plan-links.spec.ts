import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { contentOf, readLink } from '#site/features/trip/plan/plan-link.ts'
import { expect, test } from './guide.ts'
import { serveDeployments } from './serve-deployments.ts'
import {
  add,
  address,
  fillForFamily,
  holdMadeFile,
  makeMine,
  mend,
  readMadeFile,
  said,
  setUp,
  undo,
} from './trip-page.ts'

/** Returns what the plan of an address holds, whichever plan it is. */
function contentIn(href: string): string {
  const answer = readLink(href.slice(href.indexOf('#')))
  return answer.kind === 'plan' ? contentOf(answer.plan) : ''
}

const copy = parse(readFileSync('content/pages/my-trip/en.yaml', 'utf8'))

test('a link is looked at first, and becomes one’s own when asked', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  const link = new URL(page.url()).hash
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(address + link)
  await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 1 stop' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Change/ })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toBeNull()
  await makeMine(page)
  await expect(page.getByRole('button', { name: /^Change Reine/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toContain('p.reine')
})

test('a link that is pasted far down the page opens at its top, where it is said what it is and what can be done', async ({
  page,
}) => {
  await setUp(page, '2027-07-08', '2027-07-12')
  // The page without a plan has such a field too.
  await expect(page.locator('.trip-day')).toHaveCount(5)
  const field = page.getByLabel('Link to a plan')
  await field.fill(`https://guide.example${address}#${mend('1&d=p.nusfjord&d=p.svolvaer&k=0000')}`)
  await field.press('Enter')
  const heading = page.getByRole('heading', { name: 'Plan from a link: 2 days, 2 stops' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Make it mine' }).first()).toBeInViewport()
  await expect(said(page)).toContainText('You are looking at it; nothing is saved.')
  // Whoever has read to the end finds the same there.
  await page.getByRole('button', { name: 'Make it mine' }).last().click()
  await expect(page.locator('#day-1')).toContainText('Nusfjord')
  await expect(page.locator('#plans li')).toHaveCount(2)
})

test('a link is the same whatever a messenger did to it', async ({ page }) => {
  const link = mend('1&n=Sun+%26+sea&a=2027-07-08T16:30,moskenes&d=p.nusfjord:90/p.reine&d=p.svolvaer&k=0000')
  for (const mangled of [
    `%23${link}`,
    `%23${encodeURIComponent(link)}`,
    `#${link.replaceAll(',', '%2c').replaceAll('/', '%2f')}).`,
    `#${link.replaceAll('&', '&amp;')}>`,
  ]) {
    await page.goto('about:blank')
    await page.goto(address + mangled)
    await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 2 stops' })).toBeVisible()
    await expect(page.getByText('Part of this link is missing')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(address)
  }
})

test('a bookmark of one’s own plan opens it as it is now, and offers what the bookmark holds', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  const bookmark = page.url()
  await add(page, 1, 'nusfj', 'Nusfjord')
  await page.goto('about:blank')
  await page.goto(bookmark)
  const stops = page.locator('.trip-day h4 a')
  await expect(stops).toHaveText(['Reine', 'Nusfjord'])
  await expect(said(page)).toContainText('This is your plan as it is now.')
  await page.getByRole('button', { name: 'Show the earlier version' }).click()
  await expect(stops).toHaveText(['Reine'])
  await undo(page)
  await expect(stops).toHaveText(['Reine', 'Nusfjord'])
  await expect(page.locator('#plans li')).toHaveCount(1)
})

test('the link that skips to the content leaves a received plan where it is', async ({ page }) => {
  const link = mend('1&d=p.nusfjord&d=p.svolvaer&k=0000')
  await page.goto(`${address}#${link}`)
  await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 2 stops' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => new URL(page.url()).hash.slice(1)).toBe(link)
  await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 2 stops' })).toBeVisible()
  await expect(page.getByText('This link isn’t a plan')).toHaveCount(0)
})

test('a link that was cut shows what is whole and saves nothing; one that is no plan says so', async ({ page }) => {
  await page.goto(`${address}#1&d=p.reine,p.nusf`)
  await expect(page.getByText('Part of this link is missing or changed. What can be read: 1 day.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make it mine' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toBeNull()
  await page.goto('about:blank')
  await page.goto(`${address}#<b>hello</b>`)
  await expect(page.getByRole('alert')).toHaveText('This link isn’t a plan we can read. Nothing has been changed.')
})

test('the days of a link are put into the own plan: first into empty days, then behind the last', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await page.goto('about:blank')
  await page.goto(`${address}#${mend('1&d=p.nusfjord&d=p.svolvaer&k=0000')}`)
  await page.getByRole('button', { name: 'Put its days into my plan' }).first().click()
  await expect(said(page)).toContainText('2 days are now in your plan.')
  await expect(page.locator('.trip-day h4 a')).toHaveText(['Reine', 'Nusfjord', 'Svolvær'])
  await undo(page)
  await expect(page.locator('.trip-day h4 a')).toHaveText(['Reine'])
})

const badLinks: { what: string; plan: string; sentence: string; stops: number }[] = [
  { what: 'of a later edition', plan: '3&d=p.reine&q=more', sentence: copy.words.newer, stops: 1 },
  {
    what: 'with 2,000 stops, the most that are shown,',
    plan: `1&x=${Array.from({ length: 2000 }, () => 'p.reine').join(',')}`,
    sentence: copy.words.manyStops.replace('{count}', '2000'),
    stops: 2000,
  },
  {
    what: 'with 300 days',
    plan: `1&${Array.from({ length: 300 }, () => 'd=p.reine').join('&')}`,
    sentence: copy.words.manyDays.replace('{count}', '300'),
    stops: 300,
  },
  {
    what: 'with dates the wrong way round',
    plan: '1&a=2027-07-12&z=2027-07-08&d=p.reine',
    sentence: copy.words.reversed,
    stops: 1,
  },
  {
    what: 'that leaves before it arrives on the same day',
    plan: '1&a=2027-07-08T18:00&z=2027-07-08T10:00&d=p.reine',
    sentence: copy.words.reversed,
    stops: 1,
  },
  {
    what: '40 years away',
    plan: '1&a=2067-07-12&d=p.reine',
    sentence: copy.words.farAway.replace('{year}', '2067'),
    stops: 1,
  },
  {
    what: 'with a point of one’s own outside Lofoten',
    plan: '1&d=o.59.9100.10.7500.Oslo',
    sentence: copy.words.outside,
    stops: 1,
  },
]

for (const { what, plan, sentence, stops } of badLinks)
  test(`a link ${what} gets a sentence and loses nothing`, async ({ page }) => {
    const link = mend(`${plan}&k=0000`)
    await page.goto(`${address}#${link}`)
    await expect(page.getByText(sentence).first()).toBeVisible()
    await makeMine(page)
    await expect(page.getByRole('button', { name: /^Change / })).toHaveCount(stops)
    expect(contentIn(page.url())).toBe(contentIn(`#${link}`))
  })

test('a link whose end a messenger has eaten opens the empty page, which says what is missing', async ({ page }) => {
  await page.goto(`${address}#`)
  await expect(page.getByText('If you followed a link and see no plan, the end of the link is missing')).toBeVisible()
  await expect(page.getByRole('form', { name: 'Set up the days' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('trip-plans'))).toBeNull()
})

test('an entry that is gone since is shown by its name, with what took its place, and stays in the link', async ({
  page,
}) => {
  const link = mend('1&a=2027-07-08,moskenes&d=p.reine,h.live-lofoten-hotel&k=0000')
  await page.goto(`${address}#${link}`)
  await expect(page.locator('#day-1')).toContainText('Live Lofoten Hotel is no longer in the guide. Scandic Vestfjord')
  await makeMine(page)
  expect(contentIn(page.url())).toBe(contentIn(`#${link}`))
})

test('where stops and roads cannot be fetched, the page says so, keeps the plan, and tries again', async ({
  page,
  context,
}) => {
  const link = mend('1&a=2027-07-08,moskenes&d=p.reine&k=0000')
  await page.route('**/search/stops/en.json', (route) => route.abort())
  await page.goto(`${address}#${link}`)
  await expect(page.getByRole('alert')).toContainText('The plan can’t be shown now')
  expect(new URL(page.url()).hash.slice(1)).toBe(link)
  await page.unroute('**/search/stops/en.json')
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Plan from a link: 1 day, 1 stop' })).toBeVisible()
  await expect(page.getByText('The plan can’t be shown now')).toBeHidden()
})

test('a plan that was sent opens on a phone without a network, and goes into its calendar', async ({
  browser,
  page,
  guide,
}) => {
  await page.goto(address)
  await fillForFamily(page, { from: '2027-07-08T16:30', to: '2027-07-12' })
  await expect(page.locator('.trip-day')).toHaveCount(5)
  const link = new URL(page.url()).hash

  // Whoever receives it opens this page of the guide, and no other; its server then goes away.
  const front = await serveDeployments(guide.url)
  const receiver = await browser.newContext({
    baseURL: front.url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  })
  const phone = await receiver.newPage()
  await holdMadeFile(phone)
  await phone.goto(address + link)
  await expect(phone.getByText(copy.kept.offline)).toBeVisible({ timeout: 90_000 })
  await front.stop()
  await phone.goto('about:blank')
  await phone.goto(address + link)
  await expect(phone.getByRole('heading', { name: /^Plan from a link: 5 days/ })).toBeVisible()
  await makeMine(phone)
  await expect(phone.getByRole('img', { name: 'Map of day 1' })).toBeVisible()
  await phone.getByRole('button', { name: 'Calendar: Download' }).click()
  await expect.poll(() => readMadeFile(phone)).toContain('DTSTART;TZID=Europe/Oslo:20270708T')
  await receiver.close()
})

test('a page that cannot be kept for no network says so, and is kept once that is possible', async ({
  browser,
  guide,
}) => {
  const front = await serveDeployments(guide.url)
  front.refuses = (path) => path === '/search/stops/chart.json'
  const receiver = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' })
  const phone = await receiver.newPage()
  await phone.goto(address)
  await expect(phone.getByText(copy.kept.notOffline)).toBeVisible({ timeout: 90_000 })
  front.refuses = () => false
  await phone.evaluate(() => dispatchEvent(new Event('online')))
  await expect(phone.getByText(copy.kept.offline)).toBeVisible({ timeout: 90_000 })
  await expect(phone.getByText(copy.kept.notOffline)).toBeHidden()
  await receiver.close()
  await front.stop()
})

test('markup in a name is read as words', async ({ page }) => {
  await page.goto(`${address}#${mend('1&n=%3Cimg+src%3Dx%3E&d=o.68.0905.13.1567.%3Cb%3EView%3C%2Fb%3E&k=0000')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('<img src=x>')
  await expect(page.locator('#day-1 h4').first()).toHaveText('<b>View</b>')
})

test('nothing of a plan leaves the browser', async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.headers().referer ?? ''} ${request.postData() ?? ''}`)
  })
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, '68.0905, 13.1567 Secret cove', 'Secret cove')
  await expect(page.locator('#day-1')).toContainText('Secret cove')
  await page.getByRole('link', { name: 'See the plans' }).click()
  await page.waitForLoadState('networkidle')
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.filter((each) => /2027|moskenes|Secret|camper/i.test(each))).toEqual([])
})
