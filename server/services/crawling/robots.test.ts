import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGuardedFetch } from '#server/services/images/guarded-fetch.ts'
import { startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'
import { createRobots } from './robots.ts'

const userAgent = 'lofoten-guide/1.0 post@guide.example'
let stub: Awaited<ReturnType<typeof startHotelPagesStub>>
let now = Date.UTC(2026, 10, 21)

beforeAll(async () => {
  stub = await startHotelPagesStub()
})
beforeEach(() => {
  stub.requests.length = 0
})
afterEach(() => stub.setFault('robots', null))
afterAll(() => stub.close())

function makeRobots() {
  const fetch = createGuardedFetch({ allowed: { hosts: [], standInOrigin: stub.origin }, userAgent })
  const robots = createRobots({ fetch, userAgent, clock: () => now })
  return (path: string) => robots.allow(new URL(path, stub.origin))
}

test('what robots.txt forbids everybody is not read, the rest is', async () => {
  const allow = makeRobots()
  expect(await allow('/hotels/a')).toBe(true)
  expect(await allow('/Hotel-Search?x=1')).toBe(false)
})

test('our own name is looked for first', async () => {
  const text = 'User-agent: *\nDisallow:\n\nUser-agent: Lofoten-Guide\nDisallow: /hotels\n'
  stub.setFault('robots', { kind: 'text', contentType: 'text/plain', text: `\ufeff${text}` })
  const allow = makeRobots()
  expect(await allow('/hotels/a')).toBe(false)
  expect(await allow('/Hotel.h1.Hotel-Information')).toBe(true)
})

test('it is read once a day, also by many who ask at the same time', async () => {
  const allow = makeRobots()
  await Promise.all([allow('/hotels/a'), allow('/hotels/b'), allow('/hotels/c')])
  now += 23 * 3_600_000
  await allow('/hotels/a')
  expect(stub.requests).toHaveLength(1)
  now += 2 * 3_600_000
  await Promise.all([allow('/hotels/a'), allow('/hotels/b'), allow('/hotels/c')])
  expect(stub.requests).toHaveLength(2)
})

describe('without rules', () => {
  test.each([400, 401, 403, 404, 410] as const)('and with the status %i everything may be read', async (status) => {
    stub.setFault('robots', { kind: 'status', status })
    expect(await makeRobots()('/hotels/a')).toBe(true)
  })

  test.each([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'reset' },
    { kind: 'cut-off' },
    { kind: 'huge' },
    { kind: 'redirect', status: 302, to: 'http://127.0.0.1:1/' },
    { kind: 'redirect', status: 302, to: '/robots.txt', times: 3 },
  ] as const)('because of %o nothing may be read, until it can be asked again', async (fault) => {
    stub.setFault('robots', fault)
    const allow = makeRobots()
    expect(await allow('/hotels/a')).toBe(false)
    stub.setFault('robots', null)
    expect(await allow('/hotels/a')).toBe(false)
    now += 11 * 60_000
    expect(await allow('/hotels/a')).toBe(true)
  })
})
