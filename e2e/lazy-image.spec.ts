import { expect, type Page, test } from '@playwright/test'
import { bundleFixture } from './bundle-fixture.ts'
import { listViolations } from './list-violations.ts'

// Failing images in a real browser. The page is bundled here: no page of the guide has a picture of another origin yet.

const origin = 'http://images.example'
const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="${colour}" d="M0 0h400v300H0z"/></svg>`

let script = ''

test.beforeAll(async () => {
  script = await bundleFixture('lazy-image-fixture.tsx')
})

interface Scenario {
  /** Tells whether an address responds with an image; others fail. */
  works: (address: string) => boolean
  image: string
  isFarDown?: boolean
  hasPriority?: boolean
}

/** Opens the page and resolves with the list of requested pictures, in order. */
async function openImages(page: Page, scenario: Scenario): Promise<string[]> {
  const requests: string[] = []
  const spacer = scenario.isFarDown ? 'height:5000px' : 'height:0'
  await page.route(/.*/, async (route) => {
    const url = new URL(route.request().url())
    if (url.pathname === '/fixture') {
      const style = '.lazy-image{display:grid;width:400px}.lazy-image>*{grid-area:1/1;width:100%}'
      const body = `<style>${style}</style><div style="${spacer}"></div><div id="image"></div><p id="after">Etter</p><div style="height:3000px"></div><script type="module" src="/fixture.js"></script>`
      return route.fulfill({ contentType: 'text/html', body })
    }
    if (url.pathname === '/fixture.js') return route.fulfill({ contentType: 'text/javascript', body: script })
    const address = url.origin === origin ? url.pathname + url.search : url.href
    if (address === '/favicon.ico') return route.fulfill({ status: 204 })
    requests.push(address)
    if (!scenario.works(address)) return route.abort()
    return route.fulfill({ contentType: 'image/svg+xml', body: picture('green') })
  })
  const query = new URLSearchParams({ image: scenario.image, ...(scenario.hasPriority ? { priority: '1' } : {}) })
  await page.goto(`${origin}/fixture?${query}`)
  await expect(page.locator(`#image [data-phase], #image img`).first()).toBeAttached()
  return requests
}

const media = 'https://images.trvl-media.com/lodging/1/a_z.jpg'

test('a working picture is shown and requested once', async ({ page }) => {
  const requests = await openImages(page, { image: '/hotel.jpg', works: () => true })
  await expect(page.locator('#image [data-phase=loaded]')).toBeVisible()
  expect(requests.filter((address) => address === '/hotel.jpg').length).toBeGreaterThanOrEqual(1)
  expect(requests.every((address) => address === '/hotel.jpg')).toBe(true)
})

test('the address of the media host is tried without its sizes', async ({ page }) => {
  const requests = await openImages(page, { image: `${media}?rw=500`, works: (address) => address === media })
  await expect(page.locator('#image [data-phase=loaded]')).toBeVisible()
  expect(new Set(requests)).toEqual(new Set([`${media}?rw=500`, media]))
})

test('a placeholder replaces a failing picture', async ({ page }) => {
  const works = (address: string) => address.startsWith('/placeholder')
  const requests = await openImages(page, { image: '/hotel.jpg', works })
  await expect(page.locator('#image [data-phase=loaded]')).toBeVisible()
  expect(requests.at(-1)).toBe('/placeholder-2.svg')
})

test('after four failures it says so, keeps its place, and starts over on retry', async ({ page }) => {
  let isMended = false
  const requests = await openImages(page, { image: `${media}?rw=500`, works: () => isMended })
  await expect(page.getByText('Bildet kunne ikke lastes')).toBeVisible()
  expect(await listViolations(page, { within: '#image' })).toEqual([])
  const tried = [`${media}?rw=500`, media, '/placeholder-2.svg', '/placeholder-3.svg']
  await expect.poll(() => [...new Set(requests)].sort()).toEqual(tried.sort())
  const top = await page.locator('#after').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  isMended = true
  await page.getByRole('button', { name: 'Prøv igjen' }).click()
  await expect(page.locator('#image [data-phase=loaded]')).toBeVisible()
  await expect(page.getByText('Bildet kunne ikke lastes')).toHaveCount(0)
  expect(requests.at(-1)).toBe(`${media}?rw=500`)
  const moved = await page.locator('#after').evaluate((element) => Math.round(element.getBoundingClientRect().top))
  expect(Math.abs(moved - top)).toBeLessThanOrEqual(8)
})

test('a picture further down loads when 200 px from the window', async ({ page }) => {
  const requests = await openImages(page, { image: '/hotel.jpg', works: () => true, isFarDown: true })
  await page.waitForTimeout(300)
  expect(requests).toEqual([])
  const distance = (pixels: number) => page.evaluate((top) => window.scrollTo(0, 5000 - innerHeight - top), pixels)
  await distance(260)
  await page.waitForTimeout(300)
  expect(requests).toEqual([])
  await distance(150)
  await expect.poll(() => requests).toEqual(['/hotel.jpg'])
})

test('a picture with priority does not wait', async ({ page }) => {
  const scenario = { image: '/hotel.jpg', works: () => true, isFarDown: true, hasPriority: true }
  const requests = await openImages(page, scenario)
  await expect.poll(() => requests.length).toBeGreaterThan(0)
})
