import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { databaseIsGone, exampleClickCounts } from '#server/testing/example-click-counts.ts'

// 00:15 in Lofoten, still the day before in UTC.
const justAfterMidnight = Date.UTC(2026, 6, 14, 22, 15)
const counts = exampleClickCounts()
const { app, logged } = await buildExampleApp({ clickCounts: counts, clock: () => justAfterMidnight })

const click = { partner: 'hotels', page: '/de/fischerhütten', position: 2 }
const row = { day: '2026-07-15', ...click, count: 1 }
let addresses = 0

/** Sends a click as a page does, each from an address of its own. */
function send(body: unknown, headers: Record<string, string> = {}) {
  addresses += 1
  return app.inject({
    method: 'POST',
    url: '/api/outbound-clicks',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
    remoteAddress: `10.0.${addresses >> 8}.${addresses & 255}`,
  })
}

function problemOf(answer: Awaited<ReturnType<typeof send>>): unknown[] {
  return [answer.statusCode, problemDocument.parse(answer.json()).code]
}

beforeEach(() => {
  counts.rows.length = 0
  counts.failure = undefined
  logged.length = 0
})

describe('POST /api/outbound-clicks', () => {
  test('counts a click on the day that it is in Lofoten, and says nothing', async () => {
    const answer = await send(click)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
    await send(click)
    expect(counts.rows).toEqual([{ ...row, count: 2 }])
    expect(logged).toEqual([])
  })

  test('takes the beacon of a browser that calls everything text', async () => {
    expect((await send(click, { 'content-type': 'text/plain;charset=UTF-8' })).statusCode).toBe(204)
    expect(counts.rows).toEqual([row])
  })

  test.each([
    ['an unknown partner', { ...click, partner: 'flights' }],
    ['a place that no page has', { ...click, position: 201 }],
    ['a place after the last of the page', { ...click, position: 4 }],
    ['a partner that the page has no link to', { ...click, page: '/', partner: 'tours' }],
    ['a page without links', { ...click, page: '/en', position: 1 }],
    ['a place before the first', { ...click, position: 0 }],
    ['half a place', { ...click, position: 1.5 }],
    ['a place in words', { ...click, position: '1' }],
    ['more than a click', { ...click, visitor: 'anna' }],
    ['no page', { partner: 'hotels', position: 1 }],
    ['a page somewhere else', { ...click, page: 'https://other.example/' }],
    ['a list', [click]],
    ['nothing', 'null'],
    ['half a click', '{"partner":"hotels"'],
    ['a prototype', '{"__proto__":{"partner":"hotels","page":"/","position":1}}'],
  ])('refuses %s', async (_, body) => {
    expect(problemOf(await send(body))).toEqual([400, 'bad-request'])
    expect(counts.rows).toEqual([])
  })

  test.each([
    ['nobody has', '/de/nirgends'],
    ['redirects', '/aktiviteter-i-lofoten'],
    ['is written for an address', '/de/fischerh%C3%BCtten'],
    ['is a file', '/mark.svg'],
    ['is script', '/_assets/island.Ab12.js'],
    ['says that there is none', '/404'],
    ['is our own object’s', '/__proto__'],
  ])('refuses a page that %s', async (_, page) => {
    expect(problemOf(await send({ ...click, page }))).toEqual([404, 'unknown-page'])
    expect(counts.rows).toEqual([])
  })

  test('writes down nothing but clicks on its own pages, whatever is sent', async () => {
    const page = fc.oneof(fc.constantFrom('/', '/en', '/404', '/mark.svg', '/%2e%2e'), fc.string())
    const position = fc.oneof(fc.integer(), fc.integer({ min: 0, max: 5 }))
    const body = fc.record({ partner: fc.constantFrom('hotels', 'tours', 'x'), page, position })
    await fc.assert(
      fc.asyncProperty(fc.oneof(body, fc.jsonValue()), async (sent) => {
        const { statusCode } = await send(sent)
        expect([204, 400, 404]).toContain(statusCode)
      }),
      { numRuns: 200 },
    )
    const links = counts.rows.map(({ partner, page: on, position: place }) => `${partner} ${on} ${place}`)
    expect(links.filter((each) => !['hotels / 1', 'hotels / 2'].includes(each))).toEqual([])
  })

  test('a day has no more rows than the site has links, whatever is tried', async () => {
    for (const page of ['/', '/en', '/steder', '/aktiviteter', '/de/fischerhütten']) {
      for (const partner of ['hotels', 'tours']) {
        for (let position = 1; position <= 20; position += 1) await send({ partner, page, position })
      }
    }
    expect(counts.rows).toHaveLength(2 + 1 + 3 + 3)
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of ours', { 'sec-fetch-site': 'same-site' }],
    ['another site, in an old browser', { origin: 'https://other.example' }],
    ['a page without a home', { origin: 'null' }],
  ])('refuses a click that comes from %s', async (_, headers) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/outbound-clicks',
      headers: { 'content-type': 'text/plain', ...headers },
      payload: JSON.stringify(click),
    })
    expect(problemOf(answer)).toEqual([403, 'cross-site'])
    expect(counts.rows).toEqual([])
  })

  test.each(['http://localhost:3000', 'http://guide.example'])('takes a click that comes from %s', async (origin) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/outbound-clicks',
      headers: { 'content-type': 'application/json', host: 'guide.example', origin },
      payload: JSON.stringify(click),
    })
    expect(answer.statusCode).toBe(204)
  })

  test.each(['sec-gpc', 'dnt'])('counts nothing for a browser that says %s', async (wish) => {
    expect((await send(click, { [wish]: '1' })).statusCode).toBe(204)
    expect(counts.rows).toEqual([])
  })

  test('tells when clicks cannot be counted, and the log nothing about the click', async () => {
    counts.failure = databaseIsGone()
    const answer = await send(click)
    expect(problemOf(answer)).toEqual([503, 'clicks-unavailable'])
    expect(answer.headers['retry-after']).toBe('60')
    expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'a click on a paying link could not be counted'],
    ])
    expect(JSON.stringify(logged)).not.toMatch(/hotels|fischer|10\.0\./)
  })

  test('tells that a click waits for the database', async () => {
    vi.spyOn(counts, 'add').mockResolvedValueOnce('held')
    const answer = await send(click)
    expect([answer.statusCode, answer.body]).toEqual([202, ''])
  })

  test('takes no mistake of ours for a database that is gone', async () => {
    counts.failure = new TypeError('rows is not iterable')
    expect(problemOf(await send(click))).toEqual([500, 'internal-error'])
    expect(logged).toHaveLength(1)
  })

  test('counts no more than thirty clicks a minute of one address', async () => {
    const statuses = []
    for (let sent = 0; sent < 31; sent += 1) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/outbound-clicks',
        payload: click,
        remoteAddress: '10.9.9.9',
      })
      statuses.push(answer.statusCode)
    }
    expect(statuses).toEqual([...Array(30).fill(204), 429])
    expect(counts.rows).toEqual([{ ...row, count: 30 }])
  })

  test('refuses a body that is no click by its size, and one of another kind', async () => {
    expect(problemOf(await send({ ...click, page: `/${'a'.repeat(3000)}` }))).toEqual([413, 'body-too-large'])
    expect(problemOf(await send('partner=hotels', { 'content-type': 'application/x-www-form-urlencoded' }))).toEqual([
      415,
      'unsupported-media-type',
    ])
  })

  test('is nothing to be read', async () => {
    const answer = await app.inject('/api/outbound-clicks')
    expect(problemOf(answer)).toEqual([405, 'method-not-allowed'])
    expect(answer.headers.allow).toBe('POST')
  })
})
