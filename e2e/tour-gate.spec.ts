import { expect, type Page, test } from '@playwright/test'
import { bundleFixture } from './bundle-fixture.ts'
import { listViolations } from './list-violations.ts'

// The partner's tours, in a real browser and under the policy of the real page. The page is made here: without a partner's
// id, which only the owner has, the guide has no gate.

const origin = 'http://guide.example'
const partner = 'https://partner.example'
const policy = `default-src 'none'; script-src 'self' ${partner}; img-src 'self' ${partner}; frame-src ${partner}; style-src 'self' ${partner}; connect-src 'self' ${partner}`

let script = ''

test.beforeAll(async () => {
  script = await bundleFixture('tour-gate-fixture.tsx')
})

const widgetScript = `
  const place = document.querySelector('[data-vi-partner-id]')
  const frame = document.createElement('iframe')
  frame.title = 'Turer'
  frame.src = '${partner}/frame'
  place.append(frame)
`

type Answer = 'works' | 'blocked' | 'fails' | 'never comes'

/** Opens the page and returns the list of everything that was asked of the partner. */
async function openGate(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = []
  await page.route(/.*/, async (route) => {
    const url = new URL(route.request().url())
    if (url.origin === partner) {
      asked.push(url.pathname)
      if (url.pathname === '/frame') return route.fulfill({ contentType: 'text/html', body: '<h1>Turer</h1>' })
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
  return asked
}

const gate = (page: Page) => page.locator('[data-tour-gate]')

test('nothing is asked of the partner before the click; then its tours stand in the same frame', async ({ page }) => {
  const asked = await openGate(page, 'works')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).press('Enter')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Turer' })).toBeVisible()
  await expect(gate(page)).toHaveAttribute('data-phase', 'shown')
  await expect(page.getByRole('status')).toHaveText('Innholdet i rammen er partnerens.')
  expect(asked).toEqual(['/widget.js', '/frame'])
})

test('«hide» takes place and script away and gives the focus back', async ({ page }) => {
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
  test(`a partner whose script ${answer === 'blocked' ? 'is blocked' : 'fails'} is said to be missing, and the list stays a link`, async ({
    page,
  }) => {
    await openGate(page, answer)
    await page.getByRole('button', { name: 'Vis turene' }).click()
    await expect(page.getByRole('status')).toHaveText('Turene fra Partneren kom ikke.')
    await expect(page.getByRole('link', { name: 'Alle turer' })).toBeVisible()
    await expect(page.locator('script[data-tour-script]')).toHaveCount(0)
  })
}

test('a slow partner is said to be slow, and is given up in the end', async ({ page }) => {
  await page.clock.install()
  await openGate(page, 'never comes')
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await page.clock.runFor(4500)
  await expect(page.getByRole('status')).toHaveText('Partneren bruker lang tid.')
  await page.clock.runFor(12_000)
  await expect(gate(page)).toHaveAttribute('data-phase', 'failed')
})

test('a remembered choice loads the tours on the next visit, until they are hidden', async ({ page }) => {
  const asked = await openGate(page, 'works')
  await page.getByLabel('Husk valget').check()
  await page.reload()
  await expect(page.locator('iframe')).toBeAttached()
  await page.getByRole('button', { name: 'Skjul' }).click()
  const before = asked.length
  await page.reload()
  await expect(page.getByRole('button', { name: 'Vis turene' })).toBeVisible()
  expect(asked).toHaveLength(before)
})

test('axe finds nothing, before and after', async ({ page }) => {
  await openGate(page, 'works')
  // What stands in the partner's frame is the partner's.
  // The page made here has no styles, so its buttons have no size yet.
  const check = () => listViolations(page, { within: '[data-tour-gate]', without: ['target-size'] })
  expect(await check()).toEqual([])
  await page.getByRole('button', { name: 'Vis turene' }).click()
  await expect(page.locator('iframe')).toBeAttached()
  expect(await check()).toEqual([])
})
