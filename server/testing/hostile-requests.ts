import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { defaultPublicKey } from '#contract/setting-schemas.ts'

// Hostile requests to every route in every method: addresses, headers and bodies that are nearly right, oversized or
// unknown. Deterministic for a seed.

/** At least one address per route. */
const knownAddresses = [
  ...['/', '/steder', '/en/places', '/en/map', '/aktiviteter-i-lofoten', '/mark.svg', '/_assets/island.Ab12.js'],
  ...['/healthz', '/readyz', '/api/weather/reine', '/api/weather/', '/api/hotel-images/example-1', '/api/unknown'],
  ...['/api/outbound-clicks', '/api/csp-reports', '/functions/v1/expedia-api', '/functions/v1/crawl-hotel-images'],
  ...['/functions/v1/', '/rest/v1/hotel_images', '/rest/v1/hotel_images?hotel_id=eq.example-1', '/rest/v1/users'],
]

const oddParts = [
  ...[
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%0d%0aset-cookie:a=b',
    '%E0%A4%A',
    '%ff',
    '\\',
    '//',
    ';',
    ':',
    '*',
    '%',
    '%25%32%66',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'å',
    '%C3%A5',
    '%EF%BC%8F',
    '\u0000',
    '{{7*7}}',
    "' OR 1=1--",
    '<script>',
  ],
  ...['eq.', 'in.(1,2)', 'select=*', 'limit=-1', 'offset=1e99', 'order=a.desc', 'hotel_id=eq.%00', 'a[]=1'],
  ...['?', '&', '#'],
]

const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddParts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.constantFrom('a'.repeat(200), 'a'.repeat(5000), '/a'.repeat(400)) },
)

const address = fc.oneof(
  fc.constantFrom(...knownAddresses),
  fc
    .tuple(fc.constantFrom(...knownAddresses), fc.constantFrom('', '/', '?'), fc.array(part, { maxLength: 4 }))
    .map(([known, joint, parts]) => known + joint + parts.join('')),
  fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
)

const method = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('GET' as const, 'POST' as const) },
  { weight: 1, arbitrary: fc.constantFrom(...(['HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)) },
)

/** Printable header values; clients refuse the rest, which needs raw sockets. */
const word = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCodePoint(code)),
  maxLength: 60,
})

const headers = fc.record(
  {
    apikey: fc.oneof(fc.constant(defaultPublicKey), word),
    authorization: word.map((token) => `Bearer ${token}`),
    'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'zstd', 'identity;q=0, *;q=0', 'br;q=NaN'), word),
    'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"', `"${'a'.repeat(900)}"`), word),
    range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=99999999999999999999-', 'x'),
    origin: fc.oneof(fc.constantFrom('null', 'https://evil.example', 'http://localhost:3000'), word),
    referer: word,
    cookie: word,
    host: fc.constantFrom('localhost:3000', 'evil.example', '', 'a@b', '[::1]'),
    'x-forwarded-for': fc.oneof(fc.constantFrom('127.0.0.1', '::1', 'unknown', ',,,', '1.2.3.4, evil'), word),
    'x-forwarded-host': word,
    'x-http-method-override': fc.constantFrom('DELETE', 'TRACE'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site', 'x'),
    'access-control-request-method': word,
    'access-control-request-headers': word,
    prefer: fc.constantFrom('count=exact', 'return=representation', 'tx=commit'),
    expect: fc.constantFrom('100-continue'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'content-length': fc.constantFrom('0', '1', '99999999999'),
    accept: fc.oneof(fc.constantFrom('application/vnd.pgrst.object+json', '*/*', 'text/html;q=0'), word),
  },
  { requiredKeys: [] },
)

const nearlyRight = fc.oneof(
  fc.record(
    {
      partner: fc.constantFrom('hotels', 'x'),
      page: fc.oneof(fc.constantFrom('/steder'), word),
      position: fc.jsonValue(),
    },
    { requiredKeys: [] },
  ),
  fc.record(
    {
      endpoint: fc.constantFrom<unknown>('search-hotels', 'x', null),
      location: fc.oneof(word, fc.jsonValue()),
      checkIn: fc.oneof(fc.constantFrom('2026-12-01', '0000-00-00', '9999-12-31'), fc.jsonValue()),
      checkOut: fc.oneof(fc.constantFrom('2026-12-03', '2026-13-45'), fc.jsonValue()),
      adults: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
      page: fc.oneof(fc.integer(), fc.jsonValue()),
    },
    { requiredKeys: [] },
  ),
  fc.record({
    hotelId: word,
    url: fc.oneof(fc.webUrl(), word, fc.constantFrom('http://169.254.169.254/', 'file:///etc/passwd')),
  }),
  word.map((uri) => ({ 'csp-report': { 'document-uri': uri, 'effective-directive': uri } })),
  fc.array(
    word.map((uri) => ({ type: 'csp-violation', body: { documentURL: uri, effectiveDirective: uri } })),
    { maxLength: 3 },
  ),
)

const types = [
  ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'application/csp-report', 'a/b', ''],
  ...[
    'application/reports+json',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/xml',
  ],
]

const body = fc
  .tuple(
    fc.constantFrom(...types),
    fc.oneof(
      { weight: 4, arbitrary: nearlyRight.map((value) => JSON.stringify(value)) },
      { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
      { weight: 1, arbitrary: fc.string() },
      {
        weight: 1,
        arbitrary: fc.constantFrom<string | Buffer>(
          ...[
            '',
            '{',
            '{"__proto__":{"a":1}}',
            '{"constructor":{"prototype":{}}}',
            '['.repeat(5000),
            '"\\ud800"',
            '1e999',
          ],
          `"${'a'.repeat(70_000)}"`,
          Buffer.from([0xff, 0xfe, 0x00]),
          gzipSync('{}'),
        ),
      },
    ),
  )
  .map(([type, payload]) => ({ payload, type }))

/** Requests for `inject`, which only sends addresses that a URL can hold. */
export const hostileRequest: fc.Arbitrary<InjectOptions> = fc
  .record({ method, url: address, headers, body: fc.option(body) })
  .map(({ method, url, headers, body }) => ({
    method,
    url,
    headers: { ...headers, ...(body && body.type !== '' ? { 'content-type': body.type } : {}) },
    ...(body && method !== 'GET' && method !== 'HEAD' ? { payload: body.payload } : {}),
  }))
  .filter(({ url }) => URL.canParse(String(url), 'http://localhost'))

/** Raw bytes: beginnings of requests, broken requests, or no HTTP at all. */
export const hostileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
  fc
    .record({
      method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW', 'get', ''),
      target: address,
      version: fc.constantFrom('HTTP/1.1', 'HTTP/1.0', 'HTTP/0.9', 'HTTP/2.0', 'HTTP/1.1 ', ''),
      lines: fc.array(
        fc.oneof(
          fc.constantFrom(
            ...['transfer-encoding: chunked', 'transfer-encoding: x', 'content-length: 5', 'content-length: -1'],
            ...['content-length: 5, 6', 'connection: upgrade', 'upgrade: h2c', 'expect: 100-continue', 'host:', ': x'],
            ...['host: a\r\nhost: b', ' folded', 'x: \u0000', `x: ${'a'.repeat(20_000)}`, 'x', 'te: trailers'],
          ),
          fc.tuple(word, word).map(([name, value]) => `${name}: ${value}`),
        ),
        { maxLength: 5 },
      ),
      end: fc.constantFrom('\r\n\r\n', '\n\n', '\r\n', '', '\r\n\r\n5\r\nhello\r\n0\r\n\r\n', '\r\n\r\nFFFFFFFFFF\r\n'),
    })
    .map(({ method, target, version, lines, end }) =>
      Buffer.from(`${method} ${target} ${version}\r\n${['host: x', ...lines].join('\r\n')}${end}`, 'latin1'),
    ),
)
