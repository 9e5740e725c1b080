import { expect, test } from './guide.ts'

// One house whose page has a paying link.
const house = '/de/fischerhütten/svolvaer'
const counted = '/api/outbound-clicks'

// The server takes the click, and writes nothing down for who says this: so no database has to be made for this journey.
test.use({ extraHTTPHeaders: { 'sec-gpc': '1' } })

test('a click on a paying link is told by partner, page and place; the link leads on, and nothing is kept', async ({
  page,
  context,
  guide,
  troubles,
}) => {
  const partner: string[] = []
  // The partner is not asked: its page opens in a tab that stays here.
  await context.route(
    (url) => url.origin !== guide.url,
    (route) => {
      partner.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' })
    },
  )
  await page.goto(house)
  const link = page.locator('a[rel~="sponsored"]').first()
  const told = page.waitForResponse(`**${counted}`)
  const opened = context.waitForEvent('page')
  await link.press('Enter')
  expect((await told).request().postDataJSON()).toEqual({ partner: 'hotels', page: house, position: 1 })
  expect((await told).status()).toBe(204)
  await expect(await opened).toHaveTitle('Partner')
  expect(partner).toEqual([await link.getAttribute('href')])
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)

  // The same page for somebody who asks not to be tracked.
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
