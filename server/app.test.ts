import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { weatherAnswer } from '#contract/weather.ts'
import { UpstreamFailure } from '#server/cache/upstream.ts'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { buildExampleApp, exampleWeatherSource } from './testing/example-app.ts'
import { placesPage } from './testing/example-site.ts'

const { app, logged } = await buildExampleApp()

describe('pages', () => {
  test('are sent whole, with everything a cache has to know', async () => {
    const answer = await app.inject('/en/places')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe(placesPage)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(placesPage.length),
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept, accept-encoding',
      etag: expect.stringMatching(/^W\/"/),
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  })

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('come in %s to who asks for it', async (encoding, unpack) => {
    const answer = await app.inject({ url: '/en/places', headers: { 'accept-encoding': encoding } })
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(answer.rawPayload.length),
    })
    expect(String(unpack(answer.rawPayload))).toBe(placesPage)
  })

  test('come in the smallest form among those the client likes equally', async () => {
    const answer = await app.inject({ url: '/en/places', headers: { 'accept-encoding': 'gzip, br' } })
    const sizes = await Promise.all(
      ['gzip', 'br'].map(async (encoding) => {
        const single = await app.inject({ url: '/en/places', headers: { 'accept-encoding': encoding } })
        return single.rawPayload.length
      }),
    )
    expect(answer.rawPayload.length).toBe(Math.min(...sizes))
  })

  test('come in the form the client likes best, and plain where it likes none', async () => {
    const gzip = await app.inject({ url: '/en/places', headers: { 'accept-encoding': 'br;q=0.1, gzip;q=0.9' } })
    const plain = await app.inject({ url: '/en/places', headers: { 'accept-encoding': 'identity;q=0, br;q=0' } })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(plain.body).toBe(placesPage)
  })

  test('are 304 without a body for who has them already, however the client writes it', async () => {
    const { etag } = (await app.inject('/en/places')).headers
    for (const condition of [etag, `"other", ${etag}`, String(etag).replace('W/', ''), '*']) {
      const answer = await app.inject({ url: '/en/places', headers: { 'if-none-match': String(condition) } })
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag])
    }
    const changed = await app.inject({ url: '/en/places', headers: { 'if-none-match': '"other"' } })
    expect(changed.statusCode).toBe(200)
  })

  test('answer HEAD as GET, without the body', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/en/places' })
    expect([answer.statusCode, answer.body, answer.headers['content-length']]).toEqual([
      200,
      '',
      String(placesPage.length),
    ])
  })

  test('have non-ASCII addresses', async () => {
    expect((await app.inject('/de/fischerh%C3%BCtten')).statusCode).toBe(200)
  })

  test('do not depend on Accept-Language', async () => {
    const answer = await app.inject({ url: '/', headers: { 'accept-language': 'de' } })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.vary).toBe('accept-encoding')
  })

  test('assets with a hash in their name may be kept for ever', async () => {
    const answer = await app.inject('/_assets/island.Ab12.js')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    ['/en/places/?q=1&q=2', '/en/places?q=1&q=2'],
    ['/aktiviteter-i-lofoten?x=y', '/steder?x=y'],
    ['/de/fischerhuetten', '/de/fischerh%C3%BCtten'],
  ])('%s moved to %s', async (from, to) => {
    const answer = await app.inject(from)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, to])
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })
})

describe('unknown paths', () => {
  test.each([
    ['/nowhere', '/404'],
    ['/en/nowhere', '/en/404'],
    ['/de/nirgends?secret=1', '/de/404'],
    ['/404', '/404'],
    ['/en/404.html', '/en/404'],
  ])('%s gets the page %s with its real status', async (path, page) => {
    const answer = await app.inject(path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toContain(`The page of ${page}<`)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
  })

  test('are logged with path and language, and with nothing about the person', async () => {
    logged.length = 0
    await app.inject({
      url: '/en/gone%20fishing?token=secret',
      headers: { 'user-agent': 'Traveller/1.0', referer: 'https://elsewhere.example/' },
      remoteAddress: '192.0.2.7',
    })
    expect(logged).toHaveLength(1)
    expect(logged[0]).toMatchObject({ msg: 'unknown path', path: '/en/gone fishing', language: 'en' })
    expect(JSON.stringify(logged)).not.toMatch(/192\.0\.2\.7|Traveller|secret|elsewhere/)
  })
})

test('forty probes write five lines, and the server one more about the others before it ends', async () => {
  const { app: asked, logged: lines } = await buildExampleApp()
  for (let path = 0; path < 40; path += 1) await asked.inject(`/de/wp-${path}.php`)
  await asked.close()
  expect(lines.map(({ msg }) => msg)).toEqual([
    ...Array.from({ length: 5 }, () => 'unknown path'),
    'more unknown paths than are written out',
  ])
  expect(lines.at(-1)).toMatchObject({ unlogged: { probe: 35 } })
})

describe('security headers', () => {
  const everywhere = [
    '/',
    '/nowhere',
    '/en/places/',
    '/aktiviteter-i-lofoten',
    '/_assets/island.Ab12.js',
    '/rest/v1/hotel_images?hotel_id=eq.1',
    '/functions/v1/expedia-api',
    '/api/outbound-clicks',
    '/api/csp-reports',
    '/api/weather/svolvaer',
    '/api/weather/oslo',
    '/healthz',
    '/%00',
    '/%E0%A4%A',
  ]

  test.each(everywhere)('stand on the answer of %s', async (path) => {
    const { headers } = await app.inject(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      // For the map’s «Near me» on our own pages only.
      'permissions-policy': expect.stringMatching(/^camera=\(\), geolocation=\(self\), microphone=\(\)/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('x-powered-by')
  })

  test('a page may run its own inline code by hash, and load nothing but itself', async () => {
    const { headers } = await app.inject('/steder')
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'none'",
        "script-src 'self' 'sha256-c2NyaXB0'",
        "style-src 'self' 'sha256-c3R5bGU='",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types default',
        'report-uri /api/csp-reports',
      ].join('; '),
    )
  })

  test('let the map load its tiles, and no other page', async () => {
    const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
    expect(await policyOf('/en/map')).toContain(
      "img-src 'self' data: https://cache.kartverket.no https://wms.geonorge.no;",
    )
    for (const path of ['/', '/steder', '/aktiviteter', '/nowhere']) expect(await policyOf(path)).not.toContain('tile.')
  })

  test('let a page load from the partner that it names, and no other page', async () => {
    const policyOf = async (path: string) => String((await app.inject(path)).headers['content-security-policy'])
    const policy = await policyOf('/aktiviteter')
    for (const directive of ['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://partner\\.example`))
    expect(policy).not.toMatch(/unsafe|\*/)
    // The partner's script creates arbitrary markup.
    expect(policy).not.toContain('trusted-types')
    expect(await policyOf('/steder')).not.toContain('partner.example')
  })

  test('let the worker of the search, which has the text from its page, fetch and compile nothing', async () => {
    const { headers } = await app.inject('/_assets/island.Ab12.js')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
    expect(headers['content-security-policy']).not.toMatch(/connect-src|wasm|unsafe/)
  })

  test('let the service worker ask this server, for the scripts of workers too, and nothing else', async () => {
    const { headers } = await app.inject('/service-worker.js')
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'none'; worker-src 'self'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test('follow the settings: another tile host, and https', async () => {
    const { app: secure } = await buildExampleApp({
      environment: { SITE_ORIGIN: 'https://guide.example', TILE_URL: 'https://tiles.example:8443/{z}/{x}/{y}.png' },
    })
    const { headers } = await secure.inject('/en/map')
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://tiles.example:8443;")
    expect(headers['content-security-policy']).toContain('; upgrade-insecure-requests')
    expect(headers['content-security-policy']).toMatch(/; report-uri \/api\/csp-reports; report-to policy$/)
    expect(headers['reporting-endpoints']).toBe('policy="/api/csp-reports"')
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  test('let other sites show our pictures', async () => {
    expect((await app.inject('/mark.svg')).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })
})

describe('the weather', () => {
  test('is answered in the shape of the contract, to be kept as long as the source says', async () => {
    const answer = await app.inject('/api/weather/svolvaer')
    expect(answer.statusCode).toBe(200)
    expect(weatherAnswer.parse(answer.json()).place).toBe('svolvaer')
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=\d+$/)
  })

  test('is 304 for who has it already', async () => {
    const { etag } = (await app.inject('/api/weather/svolvaer')).headers
    const again = await app.inject({ url: '/api/weather/svolvaer', headers: { 'if-none-match': String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test.each(['oslo', 'constructor', '__proto__', 'Svolvaer', '..%2fhealthz', '%00'])(
    'of %s is not known',
    async (place) => {
      const answer = await app.inject(`/api/weather/${place}`)
      expect(answer.statusCode).toBe(404)
      expect(problemDocument.parse(answer.json()).code).toBe('unknown-weather-place')
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    },
  )

  test('is 503 with a time to come again while there is none at all', async () => {
    const { app: broken } = await buildExampleApp({
      source: exampleWeatherSource(() => Promise.reject(new UpstreamFailure('unreachable', 'on purpose'))),
    })
    const answer = await broken.inject('/api/weather/reine')
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(problemDocument.parse(answer.json()).code).toBe('weather-unavailable')
  })
})

describe('health', () => {
  test('readyz is 503 while starting and stopping, healthz never', async () => {
    const { app: other, readiness } = await buildExampleApp()
    const seen = []
    for (const state of ['starting', 'ready', 'stopping'] as const) {
      readiness.state = state
      seen.push([(await other.inject('/readyz')).statusCode, (await other.inject('/healthz')).statusCode])
    }
    expect(seen).toEqual([
      [503, 200],
      [200, 200],
      [503, 200],
    ])
  })

  test.each<[DatabaseFault, string]>([
    ['away', 'It does not answer.'],
    ['broken', 'It is broken; the log says what to do.'],
    ['no-space', 'There is no space left for it.'],
    ['not-writable', 'The server may not write where it lies.'],
    ['in-use', 'Another process has it.'],
  ])('readyz is 503 and says what is wrong with the database while it is %s, healthz is not', async (fault, words) => {
    const { app: other, readiness } = await buildExampleApp()
    let found: DatabaseFault | null = fault
    readiness.findDatabaseFault = async () => found
    const without = await other.inject('/readyz')
    expect([without.statusCode, without.json().detail]).toEqual([503, `The server is without its database. ${words}`])
    expect((await other.inject('/healthz')).statusCode).toBe(200)
    found = null
    expect((await other.inject('/readyz')).statusCode).toBe(200)
  })
})

describe('bad input', () => {
  test.each([
    ['POST', '/en/places', 405, 'method-not-allowed'],
    ['DELETE', '/', 405, 'method-not-allowed'],
    ['POST', '/nowhere', 405, 'method-not-allowed'],
    ['POST', '/api/weather/svolvaer', 405, 'method-not-allowed'],
    ['OPTIONS', '/api/weather/svolvaer', 405, 'method-not-allowed'],
    ['GET', '/api/unknown', 404, 'not-found'],
    ['POST', '/api/unknown', 404, 'not-found'],
    ['GET', '/%00', 400, 'bad-request'],
    ['GET', '/%E0%A4%A', 400, 'bad-request'],
    ['GET', '/en/%5c%5cevil.example', 400, 'bad-request'],
    ['GET', `/${'a'.repeat(8192)}`, 414, 'address-too-long'],
    ['GET', `/api/weather/${'a'.repeat(8192)}`, 414, 'address-too-long'],
    ['GET', '/api/weather/%E0%A4%A', 400, 'bad-request'],
  ] as const)('%s %s is answered %i %s', async (method, url, status, code) => {
    const answer = await app.inject({ method, url })
    expect([answer.statusCode, problemDocument.parse(answer.json()).code]).toEqual([status, code])
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    if (status === 405) expect(answer.headers.allow).toBe('GET, HEAD')
    expect(answer.body).not.toMatch(/at \w+ \(|node_modules|\.ts/)
  })

  test('an error nobody foresaw is logged whole and answered without a word about it', async () => {
    const { app: broken, logged: lines } = await buildExampleApp()
    broken.get('/api/bug', () => {
      throw new Error('the password is rosebud')
    })
    const answer = await broken.inject('/api/bug')
    expect([answer.statusCode, problemDocument.parse(answer.json()).code]).toEqual([500, 'internal-error'])
    expect(answer.body).not.toContain('rosebud')
    expect(JSON.stringify(lines)).toContain('the password is rosebud')
  })

  test('more than 120 requests a minute to the API from one address are too many', async () => {
    const { app: busy } = await buildExampleApp()
    const from = (remoteAddress: string) => busy.inject({ url: '/api/weather/oslo', remoteAddress })
    for (let index = 0; index < 120; index += 1) await from('192.0.2.1')
    const refused = await from('192.0.2.1')
    expect([refused.statusCode, problemDocument.parse(refused.json()).code]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await from('192.0.2.2')).statusCode).toBe(404)
  })

  test.each([
    ['false', '192.0.2.2', 429],
    ['127.0.0.1', '192.0.2.2', 404],
    ['10.0.0.0/8', '192.0.2.2', 429],
    ['1', '192.0.2.2', 404],
    // A visitor's own header value comes before the proxy's.
    ['1', '192.0.2.2, 192.0.2.1', 429],
  ])('with TRUST_PROXY=%s, X-Forwarded-For: %s is answered %i', async (trust, forwarded, status) => {
    const { app: proxied } = await buildExampleApp({ environment: { TRUST_PROXY: trust } })
    const from = (visitors: string) =>
      proxied.inject({ url: '/api/weather/oslo', headers: { 'x-forwarded-for': visitors } })
    for (let index = 0; index < 120; index += 1) await from('192.0.2.1')
    expect((await from(forwarded)).statusCode).toBe(status)
  })
})
