import { expect, test } from './guide.ts'

// A page with a paying link.
const house = '/de/fischerhütten/svolvaer'
const counted = '/api/outbound-clicks'

// With this header the server accepts the click but stores nothing, so no database is needed.
test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

test('a click on a paying link is sent with partner, page and position; the link works, and nothing is stored', async ({
  page,
  context,
  guide,
  troubles,
}) => {
  const partner: string[] = []
  // The partner’s page is stubbed.
  await context.route(
    (url) => url.origin !== guide.url,
    (route) => {
      partner.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' })
    },
  )
  await page.goto(house)
  const link = page.locator('a[rel~="sponsored"]').first()
  const response = page.waitForResponse(`**${counted}`)
  const opened = context.waitForEvent('page')
  await link.press('Enter')
  expect((await response).request().postDataJSON()).toEqual({ partner: 'hotels', page: house, position: 1 })
  expect((await response).status()).toBe(204)
  await expect(await opened).toHaveTitle('Partner')
  expect(partner).toEqual([await link.getAttribute('href')])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  // The same page with Global Privacy Control.
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.reload()
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  const openedAgain = context.waitForEvent('page')
  await link.click()
  await expect(await openedAgain).toHaveTitle('Partner')
  expect(requests).not.toContain(counted)
  expect(troubles).toEqual([])
})
