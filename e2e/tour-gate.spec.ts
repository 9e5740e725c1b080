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

/** Opens the page and resolves with the list of requests to the partner. */
async function openGate(page: Page): Promise<string[]> {
  const requests: string[] = []
  await page.route(/.*/, async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === partner) {
      requests.push(url.pathname)
      if (url.pathname === '/tours') return route.fulfill({ contentType: 'text/html', body: '<h1>Turer</h1>' })
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
  const requests = await openGate(page)
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Turer' })).toBeVisible()
  await expect(gate(page)).toHaveAttribute('data-phase', 'shown')
  await expect(page.getByRole('status')).toHaveText('Innholdet i rammen er partnerens.')
  expect(requests).toEqual(['/widget.js', '/tours'])
})

test('axe finds nothing, before and after', async ({ page }) => {
  await openGate(page)
  // The partner’s frame is not ours to check. This page has no styles, so its buttons have no size yet.
  const check = () => listViolations(page, { within: '[data-tour-gate]', without: ['target-size'] })
  expect(await check()).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await expect(page.locator('iframe')).toBeAttached()
  expect(await check()).toEqual([])
})
