import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPublicKey } from '#contract/setting-schemas.ts'
import { buildExampleApp } from './testing/example-app.ts'
import { type Grade, gradeAnswer } from './testing/grade-headers.ts'

// Over a socket, as most answers are sent. The guide speaks http behind an https origin.
const { app } = await buildExampleApp({ environment: { SITE_ORIGIN: 'https://guide.example' } })
let base = ''

beforeAll(async () => {
  base = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

async function grade(path: string, init: RequestInit = {}): Promise<Grade & { status: number }> {
  const answer = await fetch(base + path, { redirect: 'manual', ...init })
  const preflight = await fetch(base + path, {
    method: 'OPTIONS',
    headers: { origin: 'https://http-observatory.example', 'access-control-request-method': 'GET' },
  })
  const html = answer.headers.get('content-type')?.startsWith('text/html') ? await answer.text() : ''
  return { status: answer.status, ...gradeAnswer({ headers: answer.headers, html, preflight: preflight.headers }) }
}

const post = (body: string, type = 'application/json') => ({ method: 'POST', body, headers: { 'content-type': type } })

/** Every kind of response with its points. */
const kinds: [kind: string, path: string, status: number, score: number, init?: RequestInit][] = [
  ['a page', '/steder', 200, 130],
  ['the page of the map', '/en/map', 200, 130],
  ['a page with a partner', '/aktiviteter', 200, 130],
  ['a page for an unknown path', '/en/nowhere', 404, 130],
  ['a redirect', '/aktiviteter-i-lofoten', 301, 130],
  ['a script', '/_assets/island.Ab12.js', 200, 130],
  ['a picture, which other sites may show', '/mark.svg', 200, 120],
  ['the weather', '/api/weather/reine', 200, 130],
  ['a problem', '/api/weather/oslo', 404, 130],
  ['a broken address', '/%E0%A4%A', 400, 130],
  ['health', '/healthz', 200, 130],
  ['a report of a policy', '/api/csp-reports', 204, 130, post('[]', 'application/reports+json')],
  ['a click that is none', '/api/outbound-clicks', 400, 130, post('{}')],
  ['a search without the key', '/functions/v1/expedia-api', 401, 130, post('{}')],
  ['a table', '/rest/v1/hotel_images?hotel_id=eq.1', 200, 130, { headers: { apikey: defaultPublicKey } }],
]

describe('Mozilla’s Observatory gives A+', () => {
  test.each(kinds)('to %s', async (_, path, status, score, init) => {
    const given = await grade(path, init)
    expect(given.status).toBe(status)
    expect(given.letter, JSON.stringify(given.tests)).toBe('A+')
    expect(given.score).toBe(score)
  })
})

describe('the grade', () => {
  const good = {
    'content-security-policy':
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  }
  const gradeWith = (changes: Record<string, string>, html = '', shared: Record<string, string> = {}) => {
    const headers = new Headers(Object.entries({ ...good, ...changes }).filter(([, value]) => value !== ''))
    return gradeAnswer({ headers, html, preflight: new Headers(shared) })
  }

  test('of the best that can be had without a preload list and sealed scripts is 130', () => {
    expect(gradeWith({})).toMatchObject({ score: 130, letter: 'A+' })
  })

  test.each([
    ['nothing at all', Object.fromEntries(Object.keys(good).map((name) => [name, ''])), 30, 'D'],
    ['no policy', { 'content-security-policy': '' }, 75, 'B'],
    ['inline script', { 'content-security-policy': "default-src 'none'; script-src 'unsafe-inline'" }, 80, 'B+'],
    ['script from data:', { 'content-security-policy': "default-src 'none'; script-src data:" }, 80, 'B+'],
    ['script from anywhere', { 'content-security-policy': "default-src 'none'; script-src https:" }, 80, 'B+'],
    ['no word on objects', { 'content-security-policy': "script-src 'self'" }, 80, 'B+'],
    ['script over http', { 'content-security-policy': "default-src 'none'; script-src http://a.example" }, 80, 'B+'],
    [
      'eval',
      { 'content-security-policy': "default-src 'none'; script-src 'unsafe-eval'; frame-ancestors 'none'" },
      110,
      'A+',
    ],
    ['pictures over http', { 'content-security-policy': "default-src 'none'; img-src http://a.example" }, 105, 'A+'],
    ['inline styles', { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }, 115, 'A+'],
    ['its own default', { 'content-security-policy': "default-src 'self'; frame-ancestors 'none'" }, 125, 'A+'],
    ['a directive twice', { 'content-security-policy': "default-src 'none'; default-src 'self'" }, 75, 'B'],
    ['no transport security', { 'strict-transport-security': '' }, 80, 'B+'],
    ['a month of it', { 'strict-transport-security': 'max-age=2592000' }, 120, 'A+'],
    ['a cookie', { 'set-cookie': 'a=b' }, 60, 'C+'],
    ['sniffing', { 'x-content-type-options': '' }, 125, 'A+'],
    ['frames', { 'content-security-policy': "default-src 'none'", 'x-frame-options': '' }, 80, 'B+'],
    ['an open referrer', { 'referrer-policy': 'unsafe-url' }, 120, 'A+'],
    ['a resource policy nobody knows', { 'cross-origin-resource-policy': 'x' }, 115, 'A+'],
  ])('with %s is %3$i', (_, changes, score, letter) => {
    expect(gradeWith(changes)).toMatchObject({ score, letter })
  })

  test('falls for script of others that is not sealed, and for answers that any site may read as the visitor', () => {
    expect(gradeWith({}, '<script src="https://a.example/a.js"></script>').score).toBe(125)
    expect(gradeWith({}, '<script src="//a.example/a.js"></script>').score).toBe(50)
    expect(gradeWith({}, '<script src="/a.js" integrity="sha256-x"></script>').score).toBe(135)
    const shared = { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' }
    expect(gradeWith({}, '', shared).score).toBe(50)
  })
})
