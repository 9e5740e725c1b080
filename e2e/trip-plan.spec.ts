import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { countSheets, expect, test } from './guide.ts'
import { add, address, fillForFamily, makeMine, mend, said, setUp, undo } from './trip-page.ts'

test('five July days are set up, filled, moved by keyboard, undone, and survive closing', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-12')
  await expect(page.locator('.trip-day')).toHaveCount(5)
  await add(page, 1, 'reine', 'Reine')
  await add(page, 1, 'nusfj', 'Nusfjord')
  const first = page.locator('.trip-day').first()
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/Thursday,? 8 July/)
  await expect(first).toContainText('midnight sun')
  await expect(first.locator('.trip-leg').first()).toContainText(/\d+\smin · \d+\skm/)

  const change = page.getByRole('button', { name: /^Change Reine/ })
  await change.focus()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(page.locator('#day-2')).toContainText('Reine')
  await expect(said(page)).toContainText('Reine: day 2, 1 of 1')
  await expect(page.getByRole('button', { name: /^Change Reine/ })).toBeFocused()
  await undo(page)
  await expect(page.locator('#day-1')).toContainText('Reine')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('#day-1')).toContainText('Reine')
})

test('what is written to a stop stays on this device, is summed, and is in no link', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await page.getByRole('button', { name: /^Change Reine/ }).click()
  // Letter by letter: a value that is set is no change to Firefox.
  await page.getByLabel('Note, stays on this device').pressSequentially('Ask for Secret Kari')
  // The field keeps the focus though the note is kept when one leaves it.
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Cost, NOK')).toBeFocused()
  await page.keyboard.type('1250')
  await page.keyboard.press('Escape')
  await expect(page.locator('#day-1 .trip-own')).toHaveText('Ask for Secret Kari · NOK\u00a01,250')
  await expect(page.locator('.trip-sum')).toContainText('NOK\u00a01,250 in costs')
  expect(decodeURIComponent(page.url())).not.toMatch(/Secret|1250/)
  await undo(page)
  await expect(page.locator('#day-1 .trip-own')).toHaveText('Ask for Secret Kari')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('#day-1 .trip-own')).toHaveText('Ask for Secret Kari')
})

test('the plan goes out as calendar, map file, text and code, and a file brings it back', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await add(page, 2, 'nusfj', 'Nusfjord')
  const plan = new URL(page.url()).hash
  const files: string[] = []
  for (const name of ['Calendar: Download', 'GPX: Download', 'KML: Download', 'Text: Download', 'Markdown']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name, exact: true }).click(),
    ])
    files.push(download.suggestedFilename())
    const path = await download.path()
    if (name.startsWith('Calendar')) {
      expect(await readFile(path, 'utf8')).toContain('DTSTART;TZID=Europe/Oslo:20270708T')
      await page.evaluate(() => localStorage.clear())
      await page.goto('about:blank')
      await page.goto(address)
      await page.getByLabel('Or choose a file with a plan').setInputFiles(path)
      await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 2 stops' })).toBeVisible()
      expect(new URL(page.url()).hash).toBe(plan)
      await makeMine(page)
    }
  }
  expect(files).toEqual(['my-trip.ics', 'my-trip.gpx', 'my-trip.kml', 'my-trip.txt', 'my-trip.md'])
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect(page.getByRole('img', { name: 'QR code with the link to the plan' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Open the day in Google Maps: Day 1' })).toHaveCount(1)
})

test('a file that is no plan, a clipboard that is refused and a share that fails each get a sentence', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    Object.defineProperty(navigator, 'share', {
      value: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    })
  })
  await setUp(page, '2027-07-08', '2027-07-09')
  const status = said(page)
  await page.getByRole('button', { name: 'Text: Copy' }).click()
  await expect(status).toContainText('Download the text instead')
  await page.getByRole('button', { name: 'Share …' }).click()
  await expect(status).toContainText('could not be shared')
  await page
    .getByLabel('Or choose a file with a plan')
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello <b>you</b>') })
  await expect(page.getByRole('alert')).toHaveText('This link isn’t a plan we can read. Nothing has been changed.')
  await expect(page.locator('.trip-day')).toHaveCount(2)
})

test('stops without a day are spread, the trip is turned round, and both can be undone', async ({ page }) => {
  await page.goto(
    `${address}#${mend('1&a=2027-07-08,moskenes&z=2027-07-09,evenes&d=p.reine&d=p.svolvaer&x=p.a,p.kabelvag&k=0000')}`,
  )
  await makeMine(page)
  await page.getByRole('button', { name: 'Spread over the days' }).click()
  await expect(said(page)).toContainText('Stops that now have a day: 2.')
  await expect(page.locator('#day-2')).toContainText('Kabelvåg')
  await page.getByRole('button', { name: 'Turn the trip round' }).click()
  await expect(page.locator('#day-1')).toContainText('Kabelvåg')
  await expect(page.getByRole('button', { name: 'Turn the trip round' })).toBeFocused()
  await undo(page)
  await expect(page.locator('#day-2')).toContainText('Kabelvåg')
})

test('a stop is dragged by its number to another day, says where it would fall, and Escape lets it be', async ({
  page,
}) => {
  // Both days are in the window, which scrolls along near its edges.
  await page.setViewportSize({ width: 1440, height: 3600 })
  await page.goto(
    `${address}#${mend('1&a=2027-07-08,moskenes&d=p.reine,p.a&d=p.nusfjord,p.leknes&x=p.kabelvag&k=0000')}`,
  )
  await makeMine(page)
  const numberOf = (name: string) => page.locator('li', { hasText: name }).locator('[data-grip]').first()
  const grab = async (name: string, onto: string) => {
    await numberOf(name).hover()
    await page.mouse.down()
    const box = await numberOf(onto).boundingBox()
    if (!box) throw new Error(`${onto} has no number.`)
    // Below the middle of the other row, in more than one step, as a hand does.
    await page.mouse.move(box.x + 10, box.y + 60, { steps: 8 })
  }
  await grab('Reine', 'Nusfjord')
  await expect(page.locator('.trip-drop')).toHaveText('Day 2, 2 of 3')
  await page.mouse.up()
  await expect(page.locator('#day-2 h4 a')).toHaveText(['Nusfjord', 'Reine', 'Leknes'])
  await expect(said(page)).toContainText('Reine: day 2, 2 of 3')
  await expect(page.getByRole('button', { name: /^Change Reine/ })).toBeFocused()

  await grab('Leknes', 'Nusfjord')
  await expect(page.locator('.trip-drop')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(page.locator('#day-2 h4 a')).toHaveText(['Nusfjord', 'Reine', 'Leknes'])
  await undo(page)
  await expect(page.locator('#day-1 h4 a')).toHaveText(['Reine', 'Å'])
})

test('what is being typed or pressed stays when forecast and maps come meanwhile', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  let hasCome = false
  await page.route('**/search/stops/chart.json', async (route) => {
    await held
    await route.fulfill({ response: await route.fetch() })
    hasCome = true
  })
  await setUp(page, '2027-07-08', '2027-07-09')
  await page.getByRole('button', { name: 'Add a stop: Day 1' }).click()
  const field = page.getByLabel('Place, walk, table or bed')
  await field.pressSequentially('reine')
  release()
  await expect.poll(() => hasCome).toBe(true)
  await page.waitForTimeout(200)
  await expect(field).toHaveValue('reine')
  await page.getByRole('button', { name: 'Add: Reine', exact: true }).click()
  await page.getByRole('button', { name: 'Close the search' }).click()
  await expect(page.getByRole('img', { name: 'Map of day 1' })).toBeVisible()

  const sent = await page.context().newPage()
  const { promise: late, resolve: answer } = Promise.withResolvers<void>()
  await sent.route('**/search/stops/chart.json', async (route) => {
    await late
    await route.fulfill({ response: await route.fetch() })
  })
  await sent.goto(`${address}#${mend('1&d=p.reine&k=0000')}`)
  await sent.getByRole('button', { name: 'Make it mine' }).first().hover()
  await sent.mouse.down()
  const map = sent.getByRole('img', { name: 'Map of day 1' })
  answer()
  await sent.waitForTimeout(500)
  await expect(map).toBeVisible()
  // What is under a finger meanwhile stays, and so does its click.
  await sent.mouse.up()
  await expect(sent.getByRole('button', { name: /^Change / })).toHaveCount(1)
  await sent.close()
})

test('each day and the whole trip have a map, on paper too, and the plan stays whole without it', async ({ page }) => {
  const link = `${address}#${mend('1&a=2027-07-08,moskenes&d=p.reine,p.hamnoy,p.nusfjord/c.reine&d=p.leknes&k=0000')}`
  await page.route('**/search/stops/chart.json', (route) => route.abort())
  await page.goto(link)
  await expect(page.locator('.trip-day')).toHaveCount(2)
  await expect(page.getByRole('img', { name: /^Map of/ })).toHaveCount(0)
  await page.unroute('**/search/stops/chart.json')
  await page.reload()
  await expect(page.getByRole('img', { name: 'Map of the whole trip' })).toBeVisible()
  const day = page.getByRole('img', { name: 'Map of day 1' })
  await expect(day.locator('.number')).toHaveText(['1', '2', '3'])
  await expect(day.locator('.way')).toHaveAttribute('d', /^M/)
  await page.emulateMedia({ media: 'print' })
  await expect(day).toBeVisible()
})

test('a night without a bed offers beds near by, for the means of travel, and one press sleeps there', async ({
  page,
}) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  const notice = page.locator('#day-1 .trip-notice', { hasText: 'No bed for the night' })
  await expect(notice.getByRole('button', { name: /^Sleep here/ })).toHaveCount(3)
  await notice.getByRole('button', { name: 'Sleep here: Moskenes Camping' }).click()
  await expect(notice).toHaveCount(0)
  await expect(page.locator('#day-1 .trip-stop.bed')).toContainText('Moskenes Camping')
  await expect(said(page)).toContainText('Moskenes Camping is the bed after day 1.')
})

test('what is advised against, and a battery that does not reach, lead on to what helps', async ({ page }) => {
  await page.goto(
    `${address}#${mend('1&a=2027-01-08,leknes-airport&by=ev20&d=t.reinebringen,p.svolvaer/p.reine&d=p.a&k=0000')}`,
  )
  const against = page.locator('.trip-notice.bad', { hasText: 'Advised against: Reinebringen' })
  await expect(against.getByRole('link', { name: 'What its page says' })).toHaveAttribute(
    'href',
    '/en/trips/reinebringen',
  )
  const battery = page.locator('.trip-notice', { hasText: 'The battery doesn’t reach' })
  await expect(battery.getByRole('link', { name: 'Chargers on the way' })).toHaveAttribute(
    'href',
    hrefFor('evCharging', 'en'),
  )
})

test('a note is hidden on this device, stays folded in the list, and is shown again', async ({ page }) => {
  await page.goto(`${address}#${mend('1&a=2027-07-08,moskenes&d=p.reine&d=p.nusfjord/p.reine&d=p.leknes&k=0000')}`)
  await makeMine(page)
  const look = page.getByRole('region', { name: 'Worth a look' })
  const notice = page.locator('#day-1 .trip-notice', { hasText: 'No bed for the night' })
  await expect(look.getByRole('link', { name: 'Day 1: No bed for the night' })).toBeVisible()
  await notice.getByRole('button', { name: /^Hide this note/ }).click()
  await expect(notice).toHaveCount(0)
  await expect(said(page)).toContainText('The note is hidden on this device.')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(page.locator('#day-1')).toContainText('Reine')
  await expect(notice).toHaveCount(0)
  await look.getByText('Hidden notes: 1').click()
  await look.getByRole('button', { name: /^Show again/ }).click()
  await expect(notice).toBeVisible()
})

test('a plan that leaves too early says when to set out, and a day begins when one wants', async ({ page }) => {
  await page.goto(
    `${address}#${mend('1&a=2027-07-08,moskenes&z=2027-07-09T11:30,evenes&d=p.reine/p.henningsvaer&d=&k=0000')}`,
  )
  await makeMine(page)
  const notice = page.locator('#day-2 .trip-notice', { hasText: 'Too late for Evenes airport' })
  await notice.getByRole('button', { name: /^Set out at \d\d:\d\d/ }).click()
  await expect(notice).toHaveCount(0)
  await expect(said(page)).toContainText('Day 2 now begins at')
  const field = page.getByLabel('Day 2: set out at')
  await field.fill('09:30')
  await field.blur()
  await expect(notice).toBeVisible()
})

test('on a phone a bar leads from day to day, and says where something is to be looked at', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(
    `${address}#${mend('1&a=2027-07-08,moskenes&d=p.reine/m.moskenes-camping&d=p.nusfjord&d=p.leknes&k=0000')}`,
  )
  const bar = page.getByRole('navigation', { name: 'The days' })
  await expect(bar.getByRole('link')).toHaveText([/^Day 1Thu 8$/, /^Day 2Fri 9, Worth a look$/, /^Day 3Sat 10$/])
  await bar.getByRole('link', { name: /^Day 3/ }).click()
  await expect(page.locator('#day-3')).toBeFocused()
  await expect(page.locator('#day-3 h3')).toBeInViewport()
  await expect(bar.getByRole('link', { name: /^Day 3/ })).toHaveAttribute('aria-current', 'true')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(bar).toBeHidden()
})

for (const [what, throws] of [
  ['is full', `Storage.prototype.setItem = () => { throw new DOMException('no room', 'QuotaExceededError') }`],
  [
    'is refused',
    `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
  ],
] as const)
  test(`storage that ${what} is said once, and the link still holds the plan`, async ({ page }) => {
    await page.addInitScript(throws)
    await setUp(page, '2027-07-08', '2027-07-09')
    await expect(page.getByRole('alert')).toContainText('The browser doesn’t save here')
    await add(page, 1, 'reine', 'Reine')
    expect(page.url()).toContain('d=p.reine')
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'Plan from a link: 2 days, 1 stop' })).toBeVisible()
  })

test('every day of the booklet stays on a page, however much is done and remarked', async ({ page, browserName }) => {
  const days = [
    'p.svolvaer,t.floya-djevelporten,a.skrei-kabelvag,r.borsen-spiseri/h.scandic-svolvaer',
    'p.kabelvag,p.henningsvaer,m.kaviarfactory,t.festvagtinden,a.lofotr,m.haukland-beach/h.scandic-leknes',
    'p.nusfjord,m.ramberg-beach,t.ryten,p.hamnoy,p.sakrisoy,r.anitas-sjomat,p.reine,r.gammelbua/p.reine',
    't.reinebringen,t.reinefjorden-bunes,p.a,a.museene-pa-a/c.reine',
    'p.reine,p.hamnoy,p.sakrisoy,m.skagsanden-beach,m.ramberg-beach,p.nusfjord,a.lofotr,p.eggum,p.unstad,p.henningsvaer,p.kabelvag,r.borsen-spiseri',
  ]
  const ends = 'a=2027-01-11T12:00,svolvaer-airport&for=children&w=c4,dog'
  await page.goto(`${address}#${mend(`1&${ends}&${days.map((day) => `d=${day}`).join('&')}&k=0000`)}`)
  await makeMine(page)
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Booklet to print: Print' }).click()
  await expect(page.locator('.trip-code')).toBeAttached()
  // Cover, first page, where everything is and the card besides; in Firefox the code (TakeAlong.css).
  expect(await countSheets(page, 'A5')).toBe(days.length + (browserName === 'firefox' ? 5 : 4))
})

test('the link is selected where the clipboard is refused, and there is no button without a share sheet', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
  await setUp(page, '2027-07-08', '2027-07-09')
  await expect(page.getByRole('button', { name: 'Share …' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(said(page)).toContainText('The link is selected; copy it yourself.')
  expect(await page.evaluate(() => getSelection()?.toString() || document.activeElement?.matches('input'))).toBeTruthy()
})

/** Has the booklet of a trip of three days ready to be printed. */
async function openBooklet(page: Page): Promise<void> {
  await setUp(page, '2027-07-08', '2027-07-10')
  for (const day of [1, 2, 3]) await add(page, day, 'reine', 'Reine')
  await page.evaluate(() => {
    window.print = () => {}
  })
  await page.getByRole('button', { name: 'Booklet to print: Print' }).click()
  await expect(page.locator('.trip-code')).toBeAttached()
}

test('the booklet has a cover, a first page, a page for each day, a list of places and a card for an emergency', async ({
  page,
  browserName,
}) => {
  await openBooklet(page)
  // In Firefox the code has a page, too.
  expect(await countSheets(page, 'A5')).toBe(browserName === 'firefox' ? 8 : 7)
})

test('a plan that somebody sent has a first page and a page for each day, and no empty one behind them', async ({
  page,
}) => {
  await page.goto(`${address}#${mend('1&a=2027-07-08,moskenes&d=p.reine/c.reine&d=p.henningsvaer&d=p.leknes&k=0000')}`)
  await expect(page.locator('.trip-day')).toHaveCount(3)
  expect(await countSheets(page, 'A5')).toBe(4)
})

test('on paper a trip has the emergency number and nothing to press', async ({ page }) => {
  await openBooklet(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.trip-printed')).toContainText('113')
  await expect(page.locator('.trip-change').first()).toBeHidden()
})

test('two windows do not overwrite each other', async ({ page, context }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  const other = await context.newPage()
  await other.goto(address)
  await add(other, 1, 'reine', 'Reine')
  await expect(page.getByRole('alert')).toContainText('The plan was changed in another window.')
  await page.getByRole('button', { name: 'Show the newer one' }).click()
  await expect(page.locator('#day-1')).toContainText('Reine')
})

test('one of the guide’s plans opens as a trip of one’s own with one click, for how one comes', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await page.goto(hrefFor('planning', 'en'))
  await page.getByLabel('You arrive at').selectOption('moskenes')
  await page.getByLabel('You travel by').selectOption('camper')
  await page.getByLabel('With children').check()
  const open = page.getByRole('link', { name: 'Open as my trip' }).and(page.locator(':visible'))
  const link = (await open.getAttribute('href')) ?? ''
  await open.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Three days')
  await expect(said(page)).toContainText('Our plan is now yours to change.')
  await expect(page.locator('.trip-day')).toHaveCount(3)
  await expect(page.locator('#day-1')).toContainText('Moskenes Camping')
  await expect(page.getByRole('button', { name: /^Change / }).first()).toBeVisible()
  await expect(page.locator('#plans li')).toHaveCount(2)
  expect(new URL(page.url()).hash).toMatch(/^#1&n=Three\+days/)
  // A second time it is the plan that is kept.
  await page.goBack()
  await expect(page.getByLabel('You travel by')).toHaveValue('camper')
  // Once the script is there the link is that of what the browser has put back into the form.
  await expect(open).toHaveAttribute('href', link)
  await open.click()
  await expect(page.locator('#plans li')).toHaveCount(2)
})

test('the days of a new trip are filled from the guide’s, for its dates and company, or whole plans are taken', async ({
  page,
}) => {
  // On a slow line the forecast of the first plan comes while the next one is being set up.
  const { promise: typed, resolve: letForecastsCome } = Promise.withResolvers<void>()
  let come = 0
  await page.route('**/api/weather/**', async (route) => {
    await typed
    await route.fulfill({ status: 503, json: {} })
    come += 1
  })
  await page.goto(address)
  await fillForFamily(page, { from: '2027-07-08', to: '2027-07-11' })
  await expect(page.locator('.trip-day')).toHaveCount(4)
  await expect(page.locator('.trip-sum')).toContainText('3/3 nights with a bed')
  await expect(page.locator('#days')).not.toContainText('Reinebringen')
  await page.getByRole('button', { name: 'New plan' }).click()
  await page.getByRole('group', { name: 'You arrive' }).getByLabel('Date').fill('2027-01-08')
  // The plan that is taken is five days long, and so ends earlier.
  await page.getByRole('group', { name: 'You leave' }).getByLabel('Date', { exact: true }).fill('2027-01-20')
  letForecastsCome()
  await expect.poll(() => come).toBe(weatherPlaceKeys.length)
  await page.getByRole('button', { name: /^Take it: Five days/ }).click()
  await expect(page.locator('.trip-day')).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Five days')
  await expect(page.locator('#days')).not.toContainText('Advised against')
  expect(page.url()).toContain('z=2027-01-12')
})

test('a stop is added where it is read, counted in the header, moved to another day, and undone', async ({ page }) => {
  await setUp(page, '2027-07-08', '2027-07-09')
  await add(page, 1, 'reine', 'Reine')
  await page.goto('/en/trips/ryten')
  const head = page.locator('.board')
  await head.getByRole('link', { name: 'Add to my trip: Ryten' }).click()
  const control = head.getByRole('link', { name: /^In my trip.*: Ryten$/ })
  await expect(control).toBeVisible()
  await expect(page.getByRole('link', { name: 'My trip, stops: 2' }).and(page.locator(':visible'))).toBeVisible()
  await control.click()
  const chooser = page.getByRole('dialog', { name: 'Ryten: which day?' })
  await chooser.getByRole('radio', { name: /^Day 2/ }).click()
  await expect(said(page)).toContainText('Ryten: day 2, 1 of 1')
  await page.keyboard.press('Escape')
  await expect(chooser).toBeHidden()
  await expect(head.getByRole('link', { name: 'In my trip, day 2: Ryten' })).toBeFocused()
  await undo(page)
  await expect(head.getByRole('link', { name: 'In my trip, day 2: Ryten' })).toBeHidden()
})

test('without script nothing offers to add', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/trips/ryten')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ryten')
  await expect(page.getByText('Add to my trip').and(page.locator(':visible'))).toHaveCount(0)
  await expect(page.locator('.trip-add').first()).toBeHidden()
  await context.close()
})
