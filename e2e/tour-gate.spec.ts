import { expect, type Page, test } from '@playwright/test'
import { widgetScript } from '#stubs/tours/start-tours-stub.ts'
import { bundleFixture } from './bundle-fixture.ts'
import { listViolations } from './list-violations.ts'

// The partner’s tours in a real browser under the page’s real policy. The page is bundled here, since the guide has no
// gate without the owner’s partner id.

const origin = 'http://guide.example'
const partner = 'https://partner.example'
const policy = `default-src 'none'; script-src 'self' ${partner}; img-src 'self' ${partner}; frame-src ${partner}; style-src 'self' ${partner}; connect-src 'self' ${partner}`

let script = ''

test.beforeAll(async () => {
  script = await bundleFixture('tour-gate-fixture.tsx')
})

type Answer = 'works' | 'blocked' | 'fails' | 'never comes'

/** Opens the page and resolves with the list of requests to the partner. */
async function openGate(page: Page, answer: Answer): Promise<string[]> {
  const requests: string[] = []
  await page.route(/.*/, async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === partner) {
      requests.push(url.pathname)
      if (url.pathname === '/tours') return route.fulfill({ contentType: 'text/html', body: '<h1>Turer</h1>' })
      if (answer === 'blocked') return route.abort('blockedbyclient')
      if (answer === 'fails') return route.fulfill({ status: 500 })
      if (answer === 'never comes') return
      return route.fulfill({ contentType: 'text/javascript', body: widgetScript })
    }
    if (url.pathname === '/fixture.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    const body =
      '<!doctype html><html lang="nb"><title>Aktiviteter</title><main></main><script type="module" src="/fixture.js"></script></html>'
    return route.fulfill({ contentType: 'text/html', body, headers: { 'content-security-policy': policy } })
  })
  await page.goto(`${origin}/aktiviteter`)
  await expect(page.getByRole('button', { name: 'Vis turene' })).toBeVisible()
  return requests
}

const gate = (page: Page) => page.locator('[data-tour-gate]')

test('nothing is requested from the partner before the click; then its tours fill the same frame', async ({ page }) => {
  const requests = await openGate(page, 'works')
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Turer' })).toBeVisible()
  await expect(gate(page)).toHaveAttribute('data-phase', 'shown')
  await expect(page.getByRole('status')).toHaveText('Innholdet i rammen er partnerens.')
  expect(requests).toEqual(['/widget.js', '/tours'])
})

test('«hide» removes widget and script and returns the focus', async ({ page }) => {
  await openGate(page, 'works')
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await expect(page.locator('iframe')).toBeAttached()
  await page.getByRole('button', { name: 'Skjul' }).press('Enter')
  await expect(page.locator('iframe, script[data-tour-script]')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Vis turene' })).toBeFocused()
})

test('the script is gone after leaving the page and coming back', async ({ page }) => {
  await openGate(page, 'works')
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await expect(page.locator('iframe')).toBeAttached()
  await page.goto(`${origin}/annet`)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Vis turene' })).toBeVisible()
  await expect(page.locator('iframe, script[data-tour-script]')).toHaveCount(0)
})

for (const answer of ['blocked', 'fails'] as const) {
  test(`a partner whose script ${answer === 'blocked' ? 'is blocked' : 'fails'} is reported, and the link to the list stays`, async ({
    page,
  }) => {
    await openGate(page, answer)
    await page.getByRole('button', { name: 'Vis turene' }).click()
    await expect(page.getByRole('status')).toHaveText('Turene fra Partneren kom ikke.')
    await expect(page.getByRole('link', { name: 'Alle turer' })).toBeVisible()
    await expect(page.locator('script[data-tour-script]')).toHaveCount(0)
  })
}

test('a slow partner is reported, and finally given up', async ({ page }) => {
  await page.clock.install()
  await openGate(page, 'never comes')
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await page.clock.runFor(4500)
  await expect(page.getByRole('status')).toHaveText('Partneren bruker lang tid.')
  await page.clock.runFor(12_000)
  await expect(gate(page)).toHaveAttribute('data-phase', 'failed')
})

test('a remembered choice loads the tours on the next visit, until they are hidden', async ({ page }) => {
  const requests = await openGate(page, 'works')
  await page.getByLabel('Husk valget').check()
  await page.reload()
  await expect(page.locator('iframe')).toBeAttached()
  await page.getByRole('button', { name: 'Skjul' }).click()
  const before = requests.length
  await page.reload()
  await expect(page.getByRole('button', { name: 'Vis turene' })).toBeVisible()
  expect(requests).toHaveLength(before)
})

test('axe finds nothing, before and after', async ({ page }) => {
  await openGate(page, 'works')
  // The partner’s frame is not ours to check. This page has no styles, so its buttons have no size yet.
  const check = () => listViolations(page, { within: '[data-tour-gate]', without: ['target-size'] })
  expect(await check()).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await expect(page.locator('iframe')).toBeAttached()
  expect(await check()).toEqual([])
})
