import type { FastifyInstance } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildExampleApp } from '#server/testing/example-app.ts'

const apikey = 'lofoten-guide-public-key'
const ownOrigin = 'http://localhost:3000'
const friend = 'https://friend.example'

let app: FastifyInstance

beforeAll(async () => {
  app = (await buildExampleApp({ environment: { ALLOWED_ORIGINS: friend } })).app
})

function preflight(url: string, origin: string, method: string, headers: string) {
  return app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': method, 'access-control-request-headers': headers },
  })
}

describe('a browser that asks beforehand', () => {
  test.each([
    ['/functions/v1/expedia-api', 'POST', 'apikey,authorization,content-type,x-client-info'],
    [
      '/rest/v1/hotel_images?select=*',
      'HEAD',
      'accept-profile,apikey,authorization,prefer,x-client-info,x-retry-count',
    ],
  ])(
    'may call %s with all that supabase-js sends, from our pages and from allowed ones',
    async (url, method, wanted) => {
      for (const origin of [ownOrigin, friend]) {
        const { statusCode, headers, body } = await preflight(url, origin, method, wanted)
        expect([statusCode, body]).toEqual([204, ''])
        expect(headers['access-control-allow-origin']).toBe(origin)
        expect(headers.vary).toBe('Origin')
        expect(String(headers['access-control-allow-methods']).split(', ')).toContain(method)
        expect(String(headers['access-control-allow-headers']).split(', ')).toEqual(
          expect.arrayContaining(wanted.split(',')),
        )
      }
    },
  )

  test.each(['https://evil.example', 'null', `${friend}.evil.example`, 'http://friend.example', friend.toUpperCase()])(
    'may not from %s',
    async (origin) => {
      const { statusCode, headers } = await preflight('/functions/v1/expedia-api', origin, 'POST', 'apikey')
      expect(statusCode).toBe(204)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers).not.toHaveProperty('access-control-allow-headers')
      expect(headers.vary).toBe('Origin')
    },
  )
})

describe('an answer', () => {
  test('can be read by pages of allowed origins, errors too, and by no other', async () => {
    const origins = [friend, 'https://evil.example', undefined]
    const seen = []
    for (const origin of origins) {
      const { headers } = await app.inject({ url: '/rest/v1/nothing', headers: { ...(origin ? { origin } : {}) } })
      seen.push(headers['access-control-allow-origin'])
      expect(headers.vary).toBe('Origin')
    }
    expect(seen).toEqual([friend, undefined, undefined])
    const { headers } = await app.inject({ url: '/rest/v1/nothing', headers: { apikey, origin: friend } })
    expect(String(headers['access-control-expose-headers']).split(', ')).toContain('Content-Range')
  })
})

describe('the public key', () => {
  test.each([
    ['no key', {}],
    ['another key', { apikey: 'guess' }],
    ['the key with something after it', { apikey: `${apikey}x` }],
    ['the key as a token only', { authorization: `Bearer ${apikey}` }],
    ['an empty key', { apikey: '' }],
  ])('%s is 401 in the shape of the address, whatever is asked', async (_, headers) => {
    const functions = await app.inject({ method: 'POST', url: '/functions/v1/expedia-api', headers, payload: {} })
    expect([functions.statusCode, functions.json()]).toEqual([
      401,
      { code: 'invalid-api-key', message: expect.stringContaining('apikey') },
    ])
    const rest = await app.inject({ url: '/rest/v1/hotel_images', headers })
    expect([rest.statusCode, rest.json()]).toEqual([
      401,
      { code: 'invalid-api-key', message: expect.stringContaining('apikey'), details: null, hint: null },
    ])
    expect(rest.headers['cache-control']).toBe('no-store')
    expect(rest.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('what nothing stands behind', () => {
  test.each([
    ['POST', '/functions/v1/unknown', 404, 'not-found'],
    ['GET', '/functions/v1/unknown', 404, 'not-found'],
    ['POST', '/functions/v1/expedia-api/more', 404, 'not-found'],
    ['POST', '/functions/v1/__proto__', 404, 'not-found'],
    ['GET', '/rest/v1/unknown', 404, 'PGRST205'],
    ['POST', `/functions/v1/${'a'.repeat(8000)}`, 414, 'address-too-long'],
    ['POST', '/functions/v1/%E0%A4%A', 400, 'bad-request'],
  ] as const)('%s %s is answered %i %s', async (method, url, status, code) => {
    const answer = await app.inject({ method, url, headers: { apikey, origin: friend } })
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, message: expect.any(String) }])
    expect(answer.headers['access-control-allow-origin']).toBe(friend)
    expect('hint' in answer.json()).toBe(url.startsWith('/rest'))
  })

  test('HEAD has the status and no body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/rest/v1/unknown', headers: { apikey } })
    expect([answer.statusCode, answer.body]).toEqual([404, ''])
  })
})
