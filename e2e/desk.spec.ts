import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { listTooWide } from './list-too-wide.ts'
import { listViolations } from './list-violations.ts'
import { cafe } from './new-cafe.ts'
import { type RunningDesk, startDesk } from './start-desk.ts'

// The owner at the desk, on a phone's width and by keyboard alone, in a copy of the project that may be changed.

test.describe.configure({ mode: 'serial', timeout: 300_000 })
test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 20_000 })

const house = { kind: 'restaurants', id: 'anitas-sjomat', name: 'Anitas Sjømat' }
const phoneQuestion = 'Hvilket telefonnummer skal gjestene ringe?'
const phone = '+47 76 09 12 34'

let desk: RunningDesk
test.beforeAll(async () => {
  desk = await startDesk()
})
test.afterAll(() => desk?.stop())

const factsOf = () => readFileSync(join(desk.folder, 'content', house.kind, house.id, 'facts.yaml'), 'utf8')

/** Presses Tab until the target has the focus, which must be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.first().waitFor()
  for (let pressed = 0; pressed < 250; pressed += 1) {
    await page.keyboard.press('Tab')
    if (!(await target.first().evaluate((element) => element === document.activeElement))) continue
    const outline = await target.first().evaluate((element) => getComputedStyle(element).outlineStyle)
    expect(outline).not.toBe('none')
    return
  }
  await expect(target.first(), 'reached by Tab').toBeFocused()
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

async function expectGoodPage(page: Page): Promise<void> {
  expect(await listTooWide(page)).toEqual([])
  // The preview is a page of the guide, which has tests of its own.
  expect(await listViolations(page, { beside: ['iframe'] })).toEqual([])
}

test('the desk is for the browser of this machine that was let in', async ({ browser, request }) => {
  const { port } = new URL(desk.origin)
  const elsewhere = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  // One of loopback that the desk has no reason to listen at, where the machine has no network.
  for (const host of [...elsewhere, '127.0.0.2']) {
    const answers = await new Promise((resolve) => {
      const socket = connect({ host, port: Number(port), timeout: 3000 })
      for (const event of ['error', 'timeout']) socket.once(event, () => resolve(false))
      socket.once('connect', () => resolve(true))
      socket.once('close', () => socket.destroy())
    })
    expect(answers, host).toBe(false)
  }
  const statusOf = async (path: string, headers = {}) =>
    (await request.get(`${desk.origin}${path}`, { headers })).status()
  expect(await statusOf('/desk')).toBe(401)
  expect(await statusOf('/desk/api/calls')).toBe(401)
  expect(await statusOf('/desk?token=guess')).toBe(401)
  expect(await statusOf('/no', { host: 'guide.example' })).toBe(403)
  mkdirSync(join(desk.folder, 'data/desk'), { recursive: true })
  writeFileSync(join(desk.folder, 'data/desk/probe.json'), '{"spokeTo":"Kari"}')
  for (const path of ['/data/desk/probe.json', `/@fs${desk.folder}/data/desk/probe.json?raw`])
    expect(await (await request.get(`${desk.origin}${path}`)).text(), path).not.toContain('Kari')
  const stranger = await browser.newPage()
  await stranger.goto(`${desk.origin}/desk`)
  await expect(stranger.locator('body')).toContainText('npm run desk')
  await stranger.close()
})

test('a number is typed, judged, seen in the preview and saved, by keyboard alone', async ({ page }) => {
  const before = factsOf()
  await page.goto(desk.startAddress)
  await expect(page.getByRole('heading', { level: 1, name: 'Whom to ring' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await expectGoodPage(page)

  await press(page, page.getByRole('link', { name: house.name, exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: house.name })).toBeFocused()
  const answer = page.getByRole('group', { name: phoneQuestion }).first().getByRole('textbox').first()
  await tabTo(page, answer)
  await page.keyboard.type('ring oss')
  await expect(page.getByRole('group', { name: phoneQuestion }).first().getByRole('alert')).toContainText('+47')
  await expect(page.getByText('Some of it waits as a draft')).toBeVisible()
  expect(factsOf()).toBe(before)
  await expectGoodPage(page)

  await page.keyboard.press('Control+A')
  await page.keyboard.type(phone)
  await expect(page.getByText('Everything is saved.')).toBeVisible()
  await expect(page.getByRole('group', { name: phoneQuestion }).first().getByRole('alert')).toHaveCount(0)
  expect(factsOf()).toContain(phone)
  expect(factsOf()).toContain('By telephone with the house')
  expect(factsOf()).toContain(before.split('\n')[0])

  const preview = page.frameLocator('iframe[title="The page in Norsk"]')
  await expect(preview.getByRole('heading', { level: 1, name: house.name })).toBeVisible({ timeout: 60_000 })
  await expect(preview.getByText(phone).first()).toBeVisible({ timeout: 20_000 })
  await press(page, page.getByRole('button', { name: 'Deutsch' }))
  await expect(page.frameLocator('iframe[title="The page in Deutsch"]').getByText(phone).first()).toBeVisible({
    timeout: 60_000,
  })
  const live = await page.request.get(`${desk.origin}/api/today`)
  expect([live.status(), (await live.json()).code]).toEqual([503, 'not-ready'])
})

test('every page of the desk is reached by its links, fits a phone and has no fault that axe finds', async ({
  page,
}) => {
  await page.goto(desk.startAddress)
  for (const [link, title] of [
    ['Entries', 'Entries'],
    ['New', 'New'],
    ['Due', 'What is due'],
    ['Settings', 'Settings'],
    [/^Publish/, 'Publish'],
  ] as const) {
    await press(page, page.getByRole('navigation').getByRole('link', { name: link }))
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('One moment …')).toHaveCount(0, { timeout: 30_000 })
    await expectGoodPage(page)
  }
})

test('what was typed is built, published, and taken back, and history and published pages say the same', async ({
  page,
}) => {
  test.setTimeout(1_500_000)
  const path = `/restauranter/${house.id}`
  const publishedPage = async () => (await page.request.get(`${desk.published}${path}`)).text()
  const commits = () => desk.git('log', '--format=%s').trim().split('\n')
  const before = factsOf()
  const committed = () => desk.git('show', `HEAD:content/${house.kind}/${house.id}/facts.yaml`)
  const listed = (state: string) => page.getByRole('listitem').filter({ hasText: `(${state})` })
  await page.goto(desk.startAddress)
  await press(page, page.getByRole('link', { name: /^Publish/ }))
  await expect(page.getByRole('heading', { name: 'What changed: 1 file' })).toBeVisible()
  await expect(page.getByText('phone')).toContainText(phone)
  await press(page, page.getByRole('button', { name: 'Publish', exact: true }))
  await expect(page.getByText(/^At work/)).toBeVisible()
  const end = page.getByText(/^(Done\.|It stopped)/)
  await expect(end).toBeVisible({ timeout: 1_200_000 })
  // With the sentence of the step that failed, and not after the whole time of the journey.
  expect(await page.getByRole('region', { name: 'How it goes' }).innerText()).toContain('Done.')
  expect(await publishedPage()).toContain(phone)
  expect(commits()).toHaveLength(2)
  expect(committed()).toBe(before)
  await expect(listed('shown now')).toContainText(commits()[0] ?? '')
  expect(desk.git('show', '--format=', '--name-only', 'HEAD').trim()).toBe(
    `content/${house.kind}/${house.id}/facts.yaml`,
  )
  await expect(page.getByRole('heading', { name: 'Nothing has changed since the last time' })).toBeVisible()
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Publish', exact: true })).toBeVisible()
  await expectGoodPage(page)

  await press(page, page.getByRole('button', { name: 'Take the last one back' }))
  await expect(page.getByText('(taken back)')).toBeVisible({ timeout: 30_000 })
  // The page is the one that visitors had, to the last byte, and history, folder and list say the same.
  expect(await publishedPage()).toBe(readFileSync(join(desk.folder, `dist/site${path}.html`), 'utf8'))
  expect(await publishedPage()).not.toContain(phone)
  expect(committed()).not.toContain(phone)
  expect(desk.git('status', '--porcelain', '--', 'content')).toBe('')
  await expect(listed('shown now')).toContainText('Before the desk')
  await expect(listed('taken back')).toContainText(commits()[1] ?? '')
  expect(factsOf()).not.toContain(phone)
  expect(commits()).toHaveLength(3)
  expect(commits()[0]).toMatch(/^Revert/)
  expect(desk.git('diff', '--stat', 'HEAD~2', 'HEAD')).toBe('')
})

test('a price, a restaurant, a photo, an article as a draft and a partner’s id are entered in forms', async ({
  page,
}) => {
  const content = (path: string) => readFileSync(join(desk.folder, 'content', path), 'utf8')
  const saved = () => expect(page.getByText('Everything is saved.')).toBeVisible({ timeout: 30_000 })
  await page.goto(desk.startAddress)

  await page.goto(`${desk.origin}/desk/activities/badstue`)
  const price = page.getByRole('group', { name: 'Hva koster det for en voksen' }).first()
  await price.getByRole('button', { name: 'Add: Svaret' }).click()
  await price.getByLabel('From').fill('450')
  await price.getByLabel('Unit').selectOption('person')
  await price.getByLabel('Month').fill('2026-11')
  await saved()
  expect(content('activities/badstue/facts.yaml')).toContain('from: 450')

  await page.goto(`${desk.origin}/desk/new/restaurants`)
  await page.getByLabel('The end of its address').fill('stamsund-kafe')
  await page.getByLabel('Name', { exact: true }).fill('Kaféen')
  await page.getByLabel('Picture').selectOption({ index: 1 })
  await page.getByLabel('Village').fill('Stamsund')
  await page.getByLabel('Municipality').fill('Vestvågøy')
  await page.getByLabel('Island').selectOption('vestvagoya')
  await page.getByLabel('Weather place').selectOption('leknes')
  await page.getByLabel('Latitude').fill('68,1299')
  await page.getByLabel('Longitude').fill('13,8481')
  await page.getByLabel('cafe').check()
  for (const [language, words] of Object.entries(cafe)) {
    for (const [label, text] of Object.entries(words)) {
      if (!Array.isArray(text)) {
        await page.getByLabel(`${label}, ${language}`, { exact: true }).fill(text)
        continue
      }
      const group = page.getByRole('group', { name: `${label}, ${language}`, exact: true })
      await group.getByRole('button', { name: /^One more/ }).click()
      for (const [index, line] of text.entries()) await group.getByRole('textbox').nth(index).fill(line)
    }
  }
  await page.getByRole('button', { name: 'Make the entry' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kaféen' })).toBeVisible({ timeout: 30_000 })
  expect(content('restaurants/stamsund-kafe/facts.yaml')).toContain('latitude: 68.1299')
  await expect(
    page.frameLocator('iframe[title="The page in Norsk"]').getByText('En liten kafé ved kaia').first(),
  ).toBeVisible({ timeout: 60_000 })

  // Publishing would stop at a rule that the form says nothing of.
  await page.getByRole('button', { name: 'Check against all rules of the guide' }).click()
  await expect(page.getByText('Nothing to mend.')).toBeVisible({ timeout: 120_000 })
  await page.getByText('The photo', { exact: true }).click()
  const photo = await sharp({ create: { width: 1920, height: 1280, channels: 3, background: '#346' } })
    .jpeg()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'cafe.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByText('The photo waits')).toBeVisible({ timeout: 30_000 })
  const said = page.locator('details').filter({ has: page.getByRole('heading', { name: 'The photo' }) })
  await said.getByLabel('Credit').fill('Kari Nordmann')
  await said.getByRole('group', { name: 'Licence' }).getByLabel('Name').fill('All rights reserved')
  await said.getByLabel('Taken on').fill('2026-07')
  for (const [language, text] of [
    ['Norsk', 'Trehuset ved kaia om kvelden'],
    ['English', 'The wooden house on the quay in the evening'],
    ['Deutsch', 'Das Holzhaus am Kai am Abend'],
  ] as const)
    await said.getByRole('group', { name: 'Alt' }).getByLabel(language).fill(text)
  await expect(page.getByText('1920 × 1280 pixels, shown on the page.')).toBeVisible({ timeout: 30_000 })
  expect(content('restaurants/stamsund-kafe/photo.yaml')).toContain('Kari Nordmann')

  await page.goto(`${desk.origin}/desk/new/articles`)
  await page.getByLabel('The end of its address').fill('om-tran')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Picture').selectOption({ index: 1 })
  for (const language of ['Norsk', 'English', 'Deutsch']) {
    await page.getByLabel(`Name, ${language}`, { exact: true }).fill(`Tran ${language}`)
    await page.getByLabel(`The text of the page, ${language}`, { exact: true }).fill('Noen ord om tran.')
    const group = page.getByRole('group', { name: `What guests ask that it answers, ${language}`, exact: true })
    await group.getByRole('button', { name: /^One more/ }).click()
    for (const [index, words] of ['Hva er tran', 'Hvor lages den', 'Smaker den vondt'].entries())
      await group.getByRole('textbox').nth(index).fill(`${words}, ${language}?`)
  }
  await page.getByRole('button', { name: 'Make the entry' }).click()
  await expect(page.getByText('A draft is no page yet.')).toBeVisible({ timeout: 30_000 })
  expect(content('articles/om-tran/facts.yaml')).toContain('isDraft: true')

  await page.goto(`${desk.origin}/desk/settings`)
  const partners = page.getByRole('region', { name: 'Partners' })
  const tours = partners.getByRole('group', { name: 'Tours' })
  await tours.getByLabel('Id', { exact: true }).fill('P00054321')
  await partners.getByRole('button', { name: /^Save/ }).click()
  await expect(partners.getByRole('link').last()).toHaveAttribute('href', /P00054321/)
  expect(content('partners.yaml')).toContain('P00054321')
  const guide = page.getByRole('region', { name: 'The guide and its publisher' })
  const publisher = guide.getByRole('group', { name: 'Publisher' })
  await publisher.getByLabel('Name').fill('Kari Nordmann')
  await publisher.getByLabel('Address').fill('Storgata 1, 8300 Svolvær, Norge')
  await publisher.getByLabel('Organisation number').fill('none')
  await publisher.getByLabel('Phone').fill('76 06')
  await guide.getByRole('button', { name: /^Save/ }).click()
  await expect(publisher.getByRole('alert')).toContainText('+47')
  await publisher.getByLabel('Phone').fill('+47 76 06 99 30')
  await publisher.getByLabel('Email').fill('kari@lofoten.guide')
  await guide.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('It is on the pages of the preview now.').last()).toBeVisible()
  const imprint = await (await page.request.get(`${desk.origin}/de/impressum`)).text()
  for (const words of ['Kari Nordmann', 'Storgata 1', '+47 76 06 99 30', 'kari@lofoten.guide'])
    expect(imprint).toContain(words)
})
