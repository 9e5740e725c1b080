import { createClient, type FunctionsHttpError } from '@supabase/supabase-js'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { createExampleHotelImages } from '#server/testing/example-hotel-images.ts'
import { startHotelPagesStub } from '#stubs/hotel-pages/start-hotel-pages-stub.ts'

const publicKey = 'lofoten-guide-public-key'
const friend = 'https://friend.example'
const found = ['x', 'y', 'z'].map((name) => ({
  hotelId: 'known-1',
  url: `https://images.trvl-media.com/${name}.jpg`,
  pageUrl: 'https://www.expedia.com/Hotel.hknown-1.Hotel-Information',
  foundAt: Date.UTC(2026, 10, 21, 9),
}))

let stub: Awaited<ReturnType<typeof startHotelPagesStub>>
let images: ReturnType<typeof createExampleHotelImages>
let app: FastifyInstance
let origin = ''
let logged: Record<string, unknown>[]
/** Requests that reached Fastify. */
const routed: string[] = []

beforeAll(async () => {
  stub = await startHotelPagesStub()
  images = createExampleHotelImages(found)
  const environment = { ALLOWED_ORIGINS: friend, IMAGE_CRAWLING: 'on', SAMPLE_HOTEL_PAGES: stub.url }
  ;({ app, logged } = await buildExampleApp({ environment, hotelImages: images }))
  app.addHook('onResponse', async (request) => void routed.push(request.url))
  origin = await app.listen({ port: 0 })
})
beforeEach(() => {
  images.failWith(null)
  for (const part of ['pages', 'media', 'robots'] as const) stub.setFault(part, null)
  stub.requests.length = 0
  routed.length = 0
})
afterAll(async () => {
  await app.close()
  await stub.close()
})

/** A stock client in a page of the given origin, with CORS enforced. */
function makeClient({ key = publicKey, from = '' }: { key?: string; from?: string } = {}) {
  const statuses: number[] = []
  const client = createClient(origin, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (address, options) => {
        const headers = new Headers(options?.headers)
        if (from) headers.set('origin', from)
        const answer = await fetch(address, { ...options, headers })
        statuses.push(answer.status)
        return from ? hideUnexposed(answer, from) : answer
      },
    },
  })
  return { client, statuses }
}

/** Enforces CORS on a response as a browser does. */
function hideUnexposed(answer: Response, from: string): Response {
  if (answer.headers.get('access-control-allow-origin') !== from) throw new TypeError('Failed to fetch')
  const exposed = (answer.headers.get('access-control-expose-headers') ?? '').toLowerCase().split(/,\s*/)
  const readable = [...answer.headers].filter(([name]) => name === 'content-type' || exposed.includes(name))
  return new Response(answer.body, { status: answer.status, headers: readable })
}

function countOf({ client }: ReturnType<typeof makeClient>, hotelId: string, table = 'hotel_images') {
  return client.from(table).select('*', { count: 'exact', head: true }).eq('hotel_id', hotelId)
}

/** Resolves with the body of a `functions.invoke` error. */
async function readContext(error: unknown): Promise<unknown> {
  return (error as FunctionsHttpError).context.json()
}

describe('a stock client counts pictures', () => {
  test.each([
    ['known-1', 3],
    ['unknown-1', 0],
  ])('of %s: %i', async (hotelId, count) => {
    expect(await countOf(makeClient(), hotelId)).toMatchObject({ status: 200, error: null, count, data: null })
  })

  test('from a page of another allowed origin too', async () => {
    expect(await countOf(makeClient({ from: friend }), 'known-1')).toMatchObject({ error: null, count: 3 })
  })

  test('but not from any other page', async () => {
    const { error, count } = await makeClient({ from: 'https://evil.example' })
      .client.from('hotel_images')
      .select('*', { count: 'exact', head: true })
      .eq('hotel_id', 'known-1')
      .retry(false)
    expect(error?.message).toContain('Failed to fetch')
    expect(count).toBeNull()
  })

  test('and is told of a wrong key by the status alone, since HEAD has no body', async () => {
    expect(await countOf(makeClient({ key: 'guess' }), 'known-1')).toMatchObject({
      status: 401,
      error: { message: '' },
      count: null,
    })
  })

  test('and finds no number where there is no such table', async () => {
    // supabase-js treats a HEAD 404 as «no content»; only the missing count shows it.
    expect(await countOf(makeClient(), 'known-1', 'hotels')).toMatchObject({ status: 204, count: null })
  })

  test('and is told once, not four times, that the database is away', async () => {
    images.failWith(new Error('the password is secret'))
    const asked = makeClient()
    expect(await countOf(asked, 'known-1')).toMatchObject({ status: 504, error: { message: '' }, count: null })
    expect(asked.statuses).toEqual([504])
  })

  test('and a database that is away is not logged for each picture: it says so itself', async () => {
    images.failWith(new DatabaseUnavailable('gone'))
    const before = logged.length
    expect(await countOf(makeClient(), 'known-1')).toMatchObject({ status: 504 })
    expect((await app.inject('/api/hotel-images/seen-4')).statusCode).toBe(503)
    expect(logged.slice(before)).toEqual([])
  })
})

describe('a stock client reads the table', () => {
  const rows = found.map(({ url, pageUrl }) => ({
    hotel_id: 'known-1',
    url,
    page_url: pageUrl,
    found_at: '2026-11-21T09:00:00.000Z',
  }))

  test('whole, with or without the number of rows', async () => {
    const { client } = makeClient()
    const table = () => client.from('hotel_images')
    expect(await table().select().eq('hotel_id', 'known-1')).toMatchObject({ status: 200, data: rows, count: null })
    const counted = await table().select('*', { count: 'exact' }).eq('hotel_id', 'known-1')
    expect(counted).toMatchObject({ status: 200, data: rows, count: 3 })
  })

  test('in parts: columns and ranges', async () => {
    const table = () => makeClient().client.from('hotel_images')
    const urls = await table().select('url,found_at', { count: 'exact' }).eq('hotel_id', 'known-1').range(1, 5)
    expect(urls).toMatchObject({ status: 206, count: 3 })
    expect(urls.data).toEqual(rows.slice(1).map(({ url, found_at }) => ({ url, found_at })))
    const first = await table().select('url').eq('hotel_id', 'known-1').limit(1)
    expect(first).toMatchObject({ status: 200, data: [{ url: rows[0]?.url }] })
    const beyond = await table().select('*', { count: 'exact' }).eq('hotel_id', 'known-1').range(10, 12)
    expect(beyond).toMatchObject({ status: 416, error: { code: 'PGRST103' } })
  })

  test('and is told of a table that is not there', async () => {
    expect(await makeClient().client.from('hotels').select()).toMatchObject({
      status: 404,
      error: {
        code: 'PGRST205',
        message: "Could not find the table 'public.hotels' in the schema cache",
        details: null,
        hint: null,
      },
    })
  })

  test('and is told what cannot be asked', async () => {
    const table = () => makeClient().client.from('hotel_images')
    const problems = await Promise.all([
      table().select('secret').eq('hotel_id', 'known-1'),
      table().select().eq('hotel_id', 'known-1').eq('secret', '1'),
      table().select(),
      table().select().neq('hotel_id', 'known-1'),
      table().select().in('hotel_id', ['known-1']),
      table().select().like('hotel_id', '%'),
      table().select().eq('hotel_id', 'known-1').eq('url', 'x'),
      table().select().eq('hotel_id', 'known-1').order('url'),
      table().select().or('hotel_id.eq.a'),
      table().select().eq('hotel_id', 'known-1').eq('hotel_id', 'b'),
    ])
    expect(problems.map(({ status, error }) => [status, error?.code])).toEqual([
      [400, '42703'],
      [400, '42703'],
      ...Array.from({ length: 8 }, () => [400, 'PGRST100']),
    ])
  })

  test.each([
    "1'; drop table hotel_images; --",
    "' or 1=1 --",
    'known-1\r\nSet-Cookie: a=b',
    'known-1\u0000',
    '../../etc/passwd',
    '<script>',
    'eq.known-1',
    'a'.repeat(65),
    '',
    'Å',
  ])('and %j is no id', async (hotelId) => {
    const { status, error, data } = await makeClient().client.from('hotel_images').select().eq('hotel_id', hotelId)
    expect([status, error?.code, data]).toEqual([400, 'PGRST100', null])
    const { statusCode, headers } = await app.inject({
      method: 'HEAD',
      url: `/rest/v1/hotel_images?select=*&hotel_id=eq.${encodeURIComponent(hotelId)}`,
      headers: { apikey: publicKey },
    })
    expect(statusCode).toBe(400)
    expect(headers).not.toHaveProperty('set-cookie')
  })

  test('and of no other schema and in no other form', async () => {
    const other = await makeClient().client.schema('private').from('hotel_images').select().eq('hotel_id', 'known-1')
    expect(other).toMatchObject({ status: 406, error: { code: 'PGRST106' } })
    const table = await makeClient().client.from('hotel_images').select().eq('hotel_id', 'known-1').csv()
    expect(table).toMatchObject({ status: 406, error: { code: 'PGRST107' } })
  })

  test('and can change nothing', async () => {
    const table = () => makeClient().client.from('hotel_images')
    const row = { hotel_id: 'known-1', url: 'https://evil.example' }
    const answers = await Promise.all([
      table().insert(row),
      table().upsert(row),
      table().update(row).eq('hotel_id', 'known-1'),
      table().delete().eq('hotel_id', 'known-1'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([405, 405, 405, 405])
    expect(await images.list('known-1')).toEqual(found)
  })

  test('and learns nothing of what is wrong inside', async () => {
    images.failWith(new Error('the password is secret'))
    const { error } = await makeClient().client.from('hotel_images').select().eq('hotel_id', 'known-1')
    expect(error).toMatchObject({ code: 'PGRST003' })
    expect(JSON.stringify(error)).not.toContain('secret')
  })
})

describe('the header Range of older clients', () => {
  function ask(range: string) {
    const headers = { apikey: publicKey, range, 'range-unit': 'items', prefer: 'count=exact' }
    return app.inject({ url: '/rest/v1/hotel_images?hotel_id=eq.known-1', headers })
  }

  test.each([
    ['0-0', 206, '0-0/3'],
    ['1-', 206, '1-2/3'],
    ['0-99', 200, '0-2/3'],
    ['bytes=0-1', 200, '0-2/3'],
    ['9-12', 416, undefined],
    ['2-1', 416, undefined],
  ])('%s is %i', async (range, status, contentRange) => {
    const { statusCode, headers } = await ask(range)
    expect([statusCode, headers['content-range']]).toEqual([status, contentRange])
  })
})

describe('a stock client has pictures fetched', () => {
  function crawl(body: unknown, from = '') {
    return makeClient({ from }).client.functions.invoke('crawl-hotel-images', { body: body as Record<string, unknown> })
  }

  test('and finds them in the table, from our pages and from allowed ones', async () => {
    for (const [hotelId, from] of [
      ['own-1', ''],
      ['friend-1', friend],
    ] as const) {
      const { data, error } = await crawl({ hotelId, url: `${stub.url}/${hotelId}` }, from)
      expect([data, error]).toEqual([{ success: true }, null])
      expect(await countOf(makeClient({ from }), hotelId)).toMatchObject({ count: 3 })
    }
  })

  test('and reads a failure of the partner as such', async () => {
    stub.setFault('pages', { kind: 'status', status: 500 })
    const { data, error } = await crawl({ hotelId: 'broken-1', url: `${stub.url}/broken-1` })
    expect([data, error]).toEqual([
      { success: false, error: 'The partner has no page of this hotel at the moment.' },
      null,
    ])
  })

  test.each([
    [undefined, 'bad-request'],
    [{}, 'bad-request'],
    [[], 'bad-request'],
    [{ hotelId: 'bad-1' }, 'bad-request'],
    [{ hotelId: 5, url: 'https://www.expedia.com/5' }, 'bad-request'],
    [{ hotelId: 'bad-1', url: 'no address' }, 'bad-request'],
    [{ hotelId: 'bad-1', url: ['https://www.expedia.com/bad-1'] }, 'bad-request'],
    [{ hotelId: 'bad-1', url: 'https://www.expedia.com/bad-1', extra: 1 }, 'bad-request'],
    [{ hotelId: "1'; drop table hotel_images; --", url: 'https://www.expedia.com/1' }, 'bad-request'],
    [{ hotelId: '1\r\nHost: 127.0.0.1', url: 'https://www.expedia.com/1' }, 'bad-request'],
    [{ hotelId: 'a'.repeat(65), url: 'https://www.expedia.com/1' }, 'bad-request'],
    [{ hotelId: '', url: 'https://www.expedia.com/' }, 'bad-request'],
    [{ hotelId: 'bad-1', url: 'http://127.0.0.1/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'http://127.0.0.1:3000/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'http://169.254.169.254/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'http://10.0.0.1/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'http://localhost/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'http://[::1]/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'file:///hotels/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'https://www.expedia.com@127.0.0.1/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'https://evil.example/bad-1' }, 'refused-address'],
    [{ hotelId: 'bad-1', url: 'https://www.expedia.com/Hotel.h2.Hotel-Information' }, 'page-of-another-hotel'],
  ])('and %j is refused in its own shape: %s', async (body, code) => {
    const { data, error } = await crawl(body)
    expect(data).toBeNull()
    expect(error?.message).toBe('Edge Function returned a non-2xx status code')
    expect((error as FunctionsHttpError).context.status).toBe(400)
    const message = expect.stringMatching(/^\S.*\.$/)
    expect(await readContext(error)).toEqual({ success: false, error: message, code, message })
    expect(stub.requests).toEqual([])
    expect(await images.filterWithImages(['bad-1', '1', '2', '5'])).toEqual(new Set())
  })

  test.each([
    'http://127.0.0.1:1/moved-1',
    'http://10.0.0.1/moved-1',
    'file:///moved-1',
    'https://www.expedia.com@127.0.0.1/',
  ])('and a page that leads to %s is refused', async (to) => {
    const hotelId = `moved-${Buffer.from(to).toString('hex').slice(-20)}`
    stub.setFault('pages', { kind: 'redirect', status: 302, to })
    const { error } = await crawl({ hotelId, url: `${stub.url}/${hotelId}` })
    expect(await readContext(error)).toMatchObject({ success: false, code: 'refused-address' })
    expect(await images.count(hotelId)).toBe(0)
  })

  test('but not where nobody asked for it', async () => {
    const other = await buildExampleApp({ environment: { SAMPLE_HOTEL_PAGES: stub.url } })
    const answer = await other.app.inject({
      method: 'POST',
      url: '/functions/v1/crawl-hotel-images',
      headers: { apikey: publicKey },
      payload: { hotelId: 'own-2', url: `${stub.url}/own-2` },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      403,
      expect.objectContaining({ success: false, code: 'crawling-off' }),
    ])
    expect(stub.requests).toEqual([])
  })
})

describe('GET /api/hotel-images/{id}', () => {
  beforeAll(async () => {
    await images.rememberPartnerPictures([
      { hotelId: 'seen-1', url: `${stub.origin}/media/seen-1.jpeg` },
      { hotelId: 'seen-2', url: `${stub.origin}/media/seen-2.jpeg` },
    ])
  })

  test('is the picture, from the first time on over a socket without the app being asked', async () => {
    const first = await fetch(`${origin}/api/hotel-images/seen-1`)
    const second = await fetch(`${origin}/api/hotel-images/seen-1`)
    for (const answer of [first, second]) {
      expect(answer.status).toBe(200)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
      expect(Buffer.from(await answer.arrayBuffer()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    }
    expect(routed).toEqual(['/api/hotel-images/seen-1'])
    expect(stub.requests).toHaveLength(1)
  })

  test('is 304 for who has it, and without a body for HEAD', async () => {
    const { headers } = await app.inject('/api/hotel-images/seen-1')
    const again = await app.inject({
      url: '/api/hotel-images/seen-1',
      headers: { 'if-none-match': String(headers.etag) },
    })
    const head = await app.inject({ method: 'HEAD', url: '/api/hotel-images/seen-1' })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, headers['content-length'], ''])
  })

  test.each(['nobody', 'http:%2F%2F127.0.0.1%2Fa', '..%2F..%2Fetc', 'a%0D%0Ab', 'a'.repeat(65), '%27;drop table'])(
    'is a problem document for %s, and nobody is asked',
    async (id) => {
      const answer = await app.inject(`/api/hotel-images/${id}`)
      expect(problemDocument.parse(answer.json())).toMatchObject({ status: 404, code: 'unknown-hotel-picture' })
      expect(stub.requests).toEqual([])
    },
  )

  test('says whose fault it is that there is none', async () => {
    stub.setFault('media', { kind: 'svg' })
    const partner = await app.inject('/api/hotel-images/seen-2')
    expect(problemDocument.parse(partner.json())).toMatchObject({ status: 502, code: 'hotel-picture-unavailable' })
    expect(partner.headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' })
    images.failWith(new Error('the password is secret'))
    const ours = await app.inject('/api/hotel-images/seen-3')
    expect(problemDocument.parse(ours.json())).toMatchObject({ status: 503, code: 'hotel-pictures-unavailable' })
    expect(ours.body).not.toContain('secret')
  })

  test('takes no other method', async () => {
    const answer = await app.inject({ method: 'DELETE', url: '/api/hotel-images/seen-1' })
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  test('lets a household look at many lists', async () => {
    const statuses = []
    for (let index = 0; index < 200; index += 1) {
      statuses.push((await app.inject({ url: '/api/hotel-images/nobody', remoteAddress: '192.0.2.7' })).statusCode)
    }
    expect(new Set(statuses)).toEqual(new Set([404]))
  })
})
