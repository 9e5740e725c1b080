import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import { buildExampleApp, exampleWeatherSource } from './testing/example-app.ts'
import { databaseIsGone, exampleClickCounts } from './testing/example-click-counts.ts'
import { createExampleHotelImages } from './testing/example-hotel-images.ts'
import { sendBytes } from './testing/open-connection.ts'

// A visitor with unique words in every part of a request; none of them may be logged on any route or level, whatever
// fails.

const person = {
  address: '192.0.2.77',
  behindProxy: '198.51.100.23',
  sixth: '2001:db8::7777',
  browser: 'Rosebud-Browser/6.6',
  referrer: 'https://rosebud-referrer.example/inbox',
  query: 'rosebud-query',
  mail: 'kari.rosebud@mail.example',
  cookie: 'rosebud-cookie',
  token: 'rosebud-token',
  text: 'rosebud-text',
}
const personal = /rosebud|192\.0\.2\.77|198\.51\.100\.23|2001:db8|mail\.example|kari/i

const headers = {
  'user-agent': person.browser,
  referer: person.referrer,
  'x-forwarded-for': `${person.behindProxy}, ${person.sixth}`,
  forwarded: `for=${person.behindProxy}`,
  'x-real-ip': person.behindProxy,
  from: person.mail,
  cookie: `session=${person.cookie}`,
  authorization: `Bearer ${person.token}`,
  'accept-language': `${person.text}, no`,
  'if-none-match': `"${person.token}"`,
  'x-client-info': person.browser,
}

// With and without the key, from our pages and from elsewhere.
const keys = [
  {},
  { apikey: defaultPublicKey, 'sec-fetch-site': 'same-origin' },
  { apikey: person.token, origin: person.referrer },
]
const query = `?q=${person.query}&mail=${person.mail}&from=${person.address}`

const search = { endpoint: 'search-hotels' }
const wrongSearch = { ...search, location: person.mail, checkIn: person.text }
// Nothing listens there, and no other host is used for hotel pages.
const hotelPages = 'http://127.0.0.1:9'
const crawl = { hotelId: 'example-1', url: `${hotelPages}/hotels/example-1${query}` }
const wrongCrawl = { ...crawl, url: `https://${person.mail}/` }
const click = { partner: 'hotels', page: '/steder', position: 1 }

/** CSP reports in both formats with the visitor's words wherever possible. */
function reportOn(page: string): Record<string, unknown> {
  const address = `${page}${query}#${person.text}`
  const [sample, blocked] = [person.text, `${person.referrer}${query}`]
  return {
    'application/csp-report': {
      'csp-report': {
        'document-uri': address,
        referrer: person.referrer,
        'effective-directive': `img-src ${person.text}`,
        'blocked-uri': blocked,
        'script-sample': sample,
      },
    },
    'application/reports+json': [
      {
        type: 'csp-violation',
        age: 1,
        url: address,
        user_agent: person.browser,
        body: {
          documentURL: address,
          effectiveDirective: person.text,
          blockedURL: blocked,
          sample,
          referrer: person.mail,
        },
      },
    ],
  }
}

/** An address per route; a test below finds missing routes. */
const addressesByRoute: Record<string, string[]> = {
  '/healthz': ['/healthz'],
  '/readyz': ['/readyz'],
  '/api/weather/:place': ['/api/weather/reine', `/api/weather/${person.mail}`],
  '/api/today': ['/api/today', `/api/today?${person.mail}`],
  '/api/departures/:stop': ['/api/departures/moskenes', `/api/departures/${person.mail}`],
  '/api/hotel-images/:id': ['/api/hotel-images/example-1', `/api/hotel-images/${person.mail}`],
  '/api/outbound-clicks': ['/api/outbound-clicks'],
  '/api/csp-reports': ['/api/csp-reports'],
  '/functions/v1/expedia-api': ['/functions/v1/expedia-api'],
  '/functions/v1/crawl-hotel-images': ['/functions/v1/crawl-hotel-images'],
  '/rest/v1/hotel_images': [
    `/rest/v1/hotel_images?hotel_id=eq.${person.mail}`,
    '/rest/v1/hotel_images?hotel_id=eq.example-1',
  ],
  '/rest/v1/:table': [`/rest/v1/${person.mail}`],
  '*': ['/functions/v1/other', '/rest/v1/a/b'],
}

/** Addresses without a route. */
const otherAddresses = [
  '/',
  '/en/places',
  '/en/places/',
  '/aktiviteter-i-lofoten',
  '/_assets/island.Ab12.js',
  '/api/unknown',
  `/en/${person.mail}`,
  `/en/${encodeURIComponent(person.mail)}/${person.address}`,
  `/de/${encodeURIComponent(encodeURIComponent(person.mail))}`,
  `/from/${encodeURIComponent(person.sixth)}`,
  `/en/places%3Fq=${person.query}`,
  `/%00${person.address}`,
  `/%E0%A4%A${person.address}`,
  `/${person.address.repeat(800)}`,
]

const bodies: Pick<InjectOptions, 'payload' | 'headers'>[] = [
  {},
  ...[search, wrongSearch, crawl, wrongCrawl, click, { ...click, page: `/${person.mail}` }].map((payload) => ({
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'application/json' },
  })),
  ...[reportOn('http://localhost:3000/steder'), reportOn(person.referrer)].flatMap((reports) =>
    Object.entries(reports).map(([type, payload]) => ({
      payload: JSON.stringify(payload),
      headers: { 'content-type': type },
    })),
  ),
  { payload: `{"mail": ${person.mail}`, headers: { 'content-type': 'application/json' } },
  { payload: person.mail, headers: { 'content-type': `text/${person.text}` } },
  { payload: person.text.repeat(10_000), headers: { 'content-type': 'application/json' } },
]

type AppOptions = NonNullable<Parameters<typeof buildExampleApp>[0]>

const environment = { LOG_LEVEL: 'trace', TRUST_PROXY: 'true', IMAGE_CRAWLING: 'on', SAMPLE_HOTEL_PAGES: hotelPages }

/** App parts that all fail in one way. */
function failWith(failure: Error | null): AppOptions {
  const clickCounts = exampleClickCounts()
  clickCounts.failure = failure ?? databaseIsGone()
  const hotelImages = createExampleHotelImages()
  hotelImages.failWith(failure ?? databaseIsGone())
  return {
    environment,
    source: exampleWeatherSource(() => Promise.reject(failure ?? new UpstreamFailure('unreachable', 'on purpose'))),
    hotelSource: {
      name: 'partner',
      isSample: false,
      requestsPerMinute: null,
      longestAnswerMs: 1000,
      findOffers: () => Promise.reject(failure ?? new UpstreamFailure('unreachable', 'on purpose')),
    },
    clickCounts,
    hotelImages,
  }
}

// Log lines that prove that each failure occurred.
const states: { state: string; options: AppOptions; told: string[] }[] = [
  { state: 'that is well', options: { environment }, told: ['unknown path', 'no pictures from a hotel page'] },
  {
    state: 'without its services and its database',
    options: failWith(null),
    told: ['unknown path', 'no newer answer from an upstream', 'a click on a paying link could not be counted'],
  },
  {
    state: 'with mistakes of our own',
    options: failWith(new TypeError('rows is not iterable')),
    told: ['an unexpected error', 'no newer answer from an upstream', 'the pictures of a hotel page could not be kept'],
  },
]

const apps = await Promise.all(
  states.map(async ({ options, ...rest }) => ({ ...rest, ...(await buildExampleApp(options)) })),
)

afterAll(() => Promise.all(apps.map(({ app }) => app.close())))

function listRoutes(app: FastifyInstance): string[] {
  return [...app.printRoutes({ commonPrefix: false }).matchAll(/(\S+) \((?:[A-Z]+)/g)].map(([, route]) => route ?? '')
}

function findPersonal(logged: readonly object[]): string[] {
  return logged.map((line) => JSON.stringify(line)).filter((line) => personal.test(line))
}

describe('no line of the log says who asked or what they wrote', () => {
  test('and every route of the server is asked here', async () => {
    const [first] = apps
    await first?.app.ready()
    const routes = listRoutes(first?.app as FastifyInstance)
    expect(routes.length).toBeGreaterThan(5)
    expect(routes.filter((route) => !(route in addressesByRoute))).toEqual([])
  })

  // With our key, which leads furthest, and by turns with one of the others; before a release everything is asked with each.
  const [without, ours, foreign] = keys
  const keysOf = (asked: number) => (process.env.VERIFY === 'all' ? keys : [ours, asked % 4 < 2 ? without : foreign])

  test.each(apps)('of a server $state, by any method, with any body', async ({ app, logged, told }) => {
    const addresses = [...Object.values(addressesByRoute).flat(), ...otherAddresses]
    let asked = 0
    for (const address of addresses) {
      const url = address.includes('?') ? `${address}&${query.slice(1)}` : `${address}${query}`
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'] as const) {
        const isRead = method === 'GET' || method === 'HEAD'
        for (const body of isRead ? bodies.slice(0, 1) : bodies) {
          for (const key of keysOf(asked)) {
            // Each from a network of its own, to stay below the rate limits.
            await nextTurn()
            asked += 1
            const remoteAddress = `2001:db8:${asked.toString(16)}::7`
            await app.inject({
              ...body,
              method,
              url,
              remoteAddress,
              headers: { ...headers, 'x-forwarded-for': remoteAddress, ...key, ...body.headers },
            })
          }
        }
      }
    }
    expect(logged.map(({ msg }) => msg)).toEqual(expect.arrayContaining(told))
    expect(findPersonal(logged)).toEqual([])
  })

  test('over a socket either: what is no HTTP, too much, or given up half-way', async () => {
    const { app, logged } = await buildExampleApp({ environment })
    await app.listen({ host: '127.0.0.1', port: 0 })
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const head = `host: ${person.referrer}\r\n${lines.join('')}`
    await sendBytes(app, `${person.text} ${person.mail}\r\n${head}\r\n`)
    await sendBytes(app, `GET /${person.mail} HTTP/9.9\r\n${head}\r\n`)
    await sendBytes(app, `GET /en/places${query} HTTP/1.1\r\n${head}x: ${person.text.repeat(2000)}\r\n\r\n`)
    await sendBytes(app, `GET /gone/${person.mail}${query} HTTP/1.1\r\nconnection: close\r\n${head}\r\n`)
    await sendBytes(
      app,
      `POST /api/outbound-clicks${query} HTTP/1.1\r\nconnection: close\r\ncontent-length: 3\r\ncontent-type: ${person.text}\r\n${head}\r\n${person.mail}`,
    )
    const leaving = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    leaving.write(`POST /functions/v1/expedia-api${query} HTTP/1.1\r\ncontent-length: 900\r\n${head}\r\n{"mail":`)
    await once(app.server, 'request')
    leaving.destroy()
    await app.close()
    expect(JSON.stringify(logged)).toContain('unknown path')
    expect(findPersonal(logged)).toEqual([])
  })

  test('and the test would see it: a line that says it is found', async () => {
    const { app, logged } = await buildExampleApp({ environment })
    app.addHook('onRequest', (request, _reply, done) => {
      request.log.info({ ip: request.ip }, 'a visitor')
      done()
    })
    await app.inject({ url: '/healthz', headers, remoteAddress: person.address })
    expect(findPersonal(logged)).toHaveLength(1)
  })
})
