import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '#server/services/images/guarded-fetch.ts'
import { createExampleHotelImages } from '#server/testing/example-hotel-images.ts'
import { type HotelPagesFault, startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'
import { createCrawlService } from './crawl-service.ts'
import { createRobots } from './robots.ts'

const userAgent = 'lofoten-guide/1.0 post@guide.example'
const minuteMs = 60_000
let stub: Awaited<ReturnType<typeof startHotelPagesStub>>
let now = Date.UTC(2026, 10, 21)

beforeAll(async () => {
  stub = await startHotelPagesStub()
})
beforeEach(() => {
  for (const part of ['pages', 'robots'] as const) stub.setFault(part, null)
  stub.requests.length = 0
})
afterAll(() => stub.close())

interface Options {
  pagesPerMinute?: number
  resolve?: () => Promise<string[]>
}

function makeCrawls({ pagesPerMinute = 30, resolve }: Options = {}) {
  const images = createExampleHotelImages()
  const logged: unknown[] = []
  const hosts = { hosts: ['www.expedia.com'], standInOrigin: stub.origin }
  const fetch = createGuardedFetch({ allowed: hosts, userAgent, ...(resolve ? { resolve } : {}) })
  const crawls = createCrawlService({
    fetch,
    robots: createRobots({ fetch, userAgent, clock: () => now }),
    images,
    pageHosts: hosts,
    pictureHosts: { hosts: ['images.trvl-media.com'], standInOrigin: stub.origin },
    clock: () => now,
    log: { warn: (fields: object) => logged.push(fields), error: (fields: object) => logged.push(fields) },
    pagesPerMinute,
  })
  return { images, logged, crawl: (hotelId: string) => crawls.crawl(hotelId, `${stub.url}/${hotelId}`), crawls }
}

function pagesAsked(): string[] {
  return stub.requests.map(({ path }) => path).filter((path) => path !== '/robots.txt')
}

test('the pictures that the page names are kept, with where and when they were found', async () => {
  const { crawl, images } = makeCrawls()
  expect(await crawl('a')).toEqual({ kind: 'found' })
  expect(await images.list('a')).toEqual(
    ['a-1.jpeg', 'a-2.png', 'a-3.webp'].map((file) => ({
      hotelId: 'a',
      url: `${stub.origin}/media/${file}`,
      pageUrl: `${stub.url}/a`,
      foundAt: now,
    })),
  )
  expect(stub.requests.map(({ path, headers }) => [path, headers['user-agent']])).toEqual([
    ['/robots.txt', userAgent],
    ['/hotels/a', userAgent],
  ])
})

test('neither the query of the address nor its fragment is sent', async () => {
  const { crawls } = makeCrawls()
  await crawls.crawl('a', `${stub.origin}/Name.ha.Hotel-Information?chkin=2026-12-01&x=1#here`)
  expect(pagesAsked()).toEqual(['/Name.ha.Hotel-Information'])
})

test('a hotel that has pictures is not fetched again', async () => {
  const { crawl } = makeCrawls()
  await crawl('a')
  expect(await crawl('a')).toEqual({ kind: 'found' })
  expect(pagesAsked()).toEqual(['/hotels/a'])
})

test('many who ask for one hotel at the same time wait for one fetch', async () => {
  const { crawl } = makeCrawls()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => crawl('a')))
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['found']))
  expect(pagesAsked()).toEqual(['/hotels/a'])
})

describe('a failure', () => {
  const failing: [string, HotelPagesFault][] = [
    ['no page', { kind: 'status', status: 404 }],
    ['a page that is gone', { kind: 'status', status: 410 }],
    ['an error of the partner', { kind: 'status', status: 500 }],
    ['a refusal', { kind: 'status', status: 403 }],
    ['no whole page', { kind: 'cut-off' }],
    ['no answer', { kind: 'reset' }],
    ['too large a page', { kind: 'huge' }],
    ['a page packed to burst', { kind: 'packed', encoding: 'br', unpackedBytes: 40_000_000 }],
    ['something else than a page', { kind: 'wrong-type' }],
    ['a page without pictures', { kind: 'no-pictures' }],
    [
      'pictures elsewhere',
      { kind: 'names', images: ['https://evil.example/a.jpg', 'http://10.0.0.1/a.jpg', 'file:///a'] },
    ],
    ['a page of another hotel', { kind: 'redirect', status: 302, to: '/hotels/b' }],
    ['a list of hotels', { kind: 'redirect', status: 302, to: '/Hotel-Search?near=a' }],
    ['a page that leads in circles', { kind: 'redirect', status: 302, to: '/hotels/a', times: 9 }],
  ]

  test.each(failing)(
    'because of %s keeps nothing, is logged, and is told for an hour without asking again',
    async (_why, fault) => {
      const { crawl, images, logged } = makeCrawls()
      stub.setFault('pages', fault)
      const outcome = await crawl('a')
      expect(outcome).toEqual({ kind: 'failed', message: expect.stringMatching(/^[A-Z].*\.$/) })
      expect(await images.count('a')).toBe(0)
      expect(logged).toEqual([expect.objectContaining({ hotelId: 'a' })])
      stub.setFault('pages', null)
      const asked = pagesAsked().length
      now += 59 * minuteMs
      expect(await crawl('a')).toEqual(outcome)
      expect(pagesAsked()).toHaveLength(asked)
      expect(await crawl('other')).toEqual({ kind: 'found' })
      now += 2 * minuteMs
      expect(await crawl('a')).toEqual({ kind: 'found' })
    },
  )

  test('of the database is not held against the hotel', async () => {
    const { crawl, images } = makeCrawls()
    images.failWith(new Error('the password is secret'))
    const outcome = await crawl('a')
    expect(outcome).toEqual({ kind: 'failed', message: 'The pictures cannot be kept at the moment.' })
    images.failWith(null)
    expect(await crawl('a')).toEqual({ kind: 'found' })
  })
})

test('of a wrong address keeps nobody from the right one', async () => {
  const { crawls, crawl, logged } = makeCrawls()
  stub.setFault('pages', { kind: 'status', status: 404 })
  expect(await crawls.crawl('a', `${stub.origin}/nowhere/a`)).toMatchObject({ kind: 'failed' })
  stub.setFault('pages', null)
  expect(await crawls.crawl('a', `${stub.origin}//evil.example/a`)).toMatchObject({ code: 'page-of-another-hotel' })
  expect(await crawl('a')).toEqual({ kind: 'found' })
  expect(pagesAsked()).toEqual(['/nowhere/a', '/hotels/a'])
  expect(JSON.stringify(logged)).not.toContain('evil')
})

test('a page with broken markup still gives what it names', async () => {
  const { crawl, images } = makeCrawls()
  stub.setFault('pages', { kind: 'broken-html' })
  expect(await crawl('a')).toEqual({ kind: 'found' })
  expect(await images.count('a')).toBe(3)
})

describe('robots.txt', () => {
  test('that forbids the page is obeyed', async () => {
    const { crawl, images } = makeCrawls()
    stub.setFault('robots', { kind: 'text', contentType: 'text/plain', text: 'User-agent: *\nDisallow: /hotels/' })
    expect(await crawl('a')).toMatchObject({ kind: 'failed', message: expect.stringContaining('programs') })
    expect(pagesAsked()).toEqual([])
    expect(await images.count('a')).toBe(0)
  })

  test('is asked about the target of a redirect too', async () => {
    const { crawl } = makeCrawls()
    stub.setFault('pages', { kind: 'redirect', status: 302, to: '/internal/a' })
    expect(await crawl('a')).toMatchObject({ kind: 'failed', message: expect.stringContaining('programs') })
    expect(pagesAsked()).toEqual(['/hotels/a'])
  })
})

describe('what is not allowed', () => {
  test.each([
    'http://127.0.0.1:1/hotels/a',
    'https://evil.example/hotels/a',
    'file:///hotels/a',
    'https://www.expedia.com@10.0.0.1/a',
  ])('is refused before anything is asked: %s', async (address) => {
    const { crawls, images } = makeCrawls()
    images.failWith(new Error('must not be asked'))
    expect(await crawls.crawl('a', address)).toMatchObject({ kind: 'refused', code: 'refused-address' })
    expect(stub.requests).toEqual([])
  })

  test.each([
    '/',
    '/hotels/',
    '/hotels/ab',
    '/hotels/b',
    '/hotels/a/b',
    '/Hotel.hab.Hotel-Information',
    '/Hotel.hb.ha.Hotel-Information',
    '/?a',
    '/b#a',
    '/ha-b',
  ])('is the page of another hotel: %s', async (path) => {
    const { crawls } = makeCrawls()
    const outcome = await crawls.crawl('a', stub.origin + path)
    expect(outcome).toMatchObject({ kind: 'refused', code: 'page-of-another-hotel' })
    expect(stub.requests).toEqual([])
  })

  test.each([
    '/hotels/a',
    '/hotels/a/',
    '/Hotel.ha.Hotel-Information',
    '/en/Some-Name.ha.Hotel-Information',
    '/hoa/',
    '/ha.Hotel-Information',
  ])('does not include the page of the hotel: %s', async (path) => {
    const { crawls } = makeCrawls()
    expect(await crawls.crawl('a', stub.origin + path)).not.toMatchObject({ kind: 'refused' })
  })

  test.each([['127.0.0.1'], ['10.0.0.1'], ['::1'], ['169.254.169.254']])(
    'is a partner whose name leads to %s: neither page nor robots.txt are asked for',
    async (address) => {
      const { crawls, images } = makeCrawls({ resolve: async () => [address] })
      const outcome = await crawls.crawl('1', 'https://www.expedia.com/Hotel.h1.Hotel-Information')
      expect(outcome).toMatchObject({ kind: 'refused', code: 'refused-address' })
      expect(await images.count('1')).toBe(0)
    },
  )

  test.each(['http://127.0.0.1:1/a', 'https://10.0.0.1/a', 'file:///a', 'https://www.expedia.com@127.0.0.1/a'])(
    'is a redirect to %s',
    async (to) => {
      const { crawl, images } = makeCrawls()
      stub.setFault('pages', { kind: 'redirect', status: 302, to })
      expect(await crawl('a')).toMatchObject({ kind: 'refused', code: 'refused-address' })
      expect(await images.count('a')).toBe(0)
    },
  )
})

test('no more pages are fetched in a minute than the pace allows, and the rest can be asked for later', async () => {
  const { crawl } = makeCrawls({ pagesPerMinute: 3 })
  const outcomes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((hotelId) => crawl(hotelId)))
  expect(outcomes.map(({ kind }) => kind)).toEqual(['found', 'found', 'found', 'failed', 'failed'])
  expect(pagesAsked()).toHaveLength(3)
  now += minuteMs
  expect(await crawl('d')).toEqual({ kind: 'found' })
})
