import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { problemDocument } from '#contract/problem.ts'
import { buildExampleApp } from '#server/testing/example-app.ts'
import { countReports } from './count-reports.ts'
import { readReports } from './read-reports.ts'

const origin = 'https://guide.example'
const { app, logged } = await buildExampleApp({ environment: { SITE_ORIGIN: origin } })
let addresses = 0

beforeEach(() => {
  logged.length = 0
})

async function send(body: unknown, type = 'application/csp-report') {
  // Many requests without yielding would trigger the overload check.
  await nextTurn()
  addresses += 1
  return app.inject({
    method: 'POST',
    url: '/api/csp-reports',
    headers: { 'content-type': type },
    payload: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    remoteAddress: `10.1.${addresses >> 8}.${addresses & 255}`,
  })
}

function older(more: Record<string, unknown> = {}) {
  return {
    'csp-report': {
      'document-uri': `${origin}/de/fischerh%C3%BCtten?mail=kari#reine`,
      referrer: 'https://mail.example/inbox',
      'violated-directive': "script-src 'self'",
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?kari',
      'source-file': `${origin}/x?kari`,
      'script-sample': 'kari',
      ...more,
    },
  }
}

function newer(body: Record<string, unknown> = {}) {
  const url = `${origin}/en/places?mail=kari`
  return {
    type: 'csp-violation',
    age: 3,
    url,
    user_agent: 'Kari/1',
    body: {
      documentURL: url,
      effectiveDirective: 'img-src',
      blockedURL: 'data',
      disposition: 'enforce',
      statusCode: 200,
      sample: 'kari',
      ...body,
    },
  }
}

describe('POST /api/csp-reports', () => {
  test.each([
    ['the older form', older(), 'application/csp-report'],
    ['the newer form', [newer(), newer()], 'application/reports+json'],
    [
      'other reports among them',
      [{ type: 'deprecation', body: { id: 'x' } }],
      'application/reports+json; charset=utf-8',
    ],
  ])('takes %s and says nothing', async (_, body, type) => {
    const answer = await send(body, type)
    expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([204, '', 'no-store'])
  })

  test.each([
    ['an empty body', '', 'application/csp-report'],
    ['bytes that are no UTF-8', Buffer.from([0xff, 0xfe, 0x7b, 0xc3, 0x28]), 'application/reports+json'],
    ['half a report', '{"csp-report":', 'application/csp-report'],
    ['a list in a list', [[older()]], 'application/reports+json'],
    ['a report without a page', { 'csp-report': {} }, 'application/csp-report'],
    ['words', '"Hei"', 'application/csp-report'],
    ['nothing', 'null', 'application/reports+json'],
    ['a page longer than any', older({ 'document-uri': `${origin}/${'a'.repeat(5000)}` }), 'application/csp-report'],
    ['a prototype', '{"__proto__":{"csp-report":{}}}', 'application/csp-report'],
  ])('refuses %s', async (_, body, type) => {
    const answer = await send(body, type)
    expect([answer.statusCode, problemDocument.parse(answer.json()).code]).toEqual([400, 'bad-request'])
  })

  test('takes a batch of twenty, each with the policy of a page and long addresses', async () => {
    const { headers } = await app.inject('/en/map')
    const more = { originalPolicy: String(headers['content-security-policy']).padEnd(2500), referrer: 'r'.repeat(500) }
    const batch = Array.from({ length: 20 }, (_, index) =>
      newer({ ...more, documentURL: `${origin}/en/places?${'q'.repeat(1000)}${index}` }),
    )
    const body = JSON.stringify(batch)
    expect(body.length).toBeGreaterThan(80_000)
    expect((await send(body, 'application/reports+json')).statusCode).toBe(204)
  })

  test('refuses what is larger than any report, of another kind, or asked for', async () => {
    expect((await send(older({ sample: 'a'.repeat(132_000) }))).statusCode).toBe(413)
    expect((await send('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415)
    const answer = await app.inject('/api/csp-reports')
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST'])
  })

  test('takes twenty a minute from one address', async () => {
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent += 1) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/csp-reports',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(older()),
        remoteAddress: '10.9.9.9',
      })
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([...Array(20).fill(204), 429])
  })

  test('never breaks, whatever it is sent', async () => {
    const word = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('inline', 'eval', `${origin}/%E0%A4%A`, 'https://['),
    )
    const body = fc.record({ 'document-uri': word, 'effective-directive': word, 'blocked-uri': word })
    const sent = fc.oneof(
      fc.jsonValue(),
      body.map((report) => ({ 'csp-report': report })),
    )
    await fc.assert(
      fc.asyncProperty(sent, async (report) => {
        expect([204, 400]).toContain((await send(report)).statusCode)
      }),
      { numRuns: 200 },
    )
  })

  test('logs numbers by directive, kind and page of ours when it ends, and nothing that was written elsewhere', async () => {
    const { app: other, logged: lines } = await buildExampleApp({ environment: { SITE_ORIGIN: origin } })
    const bodies = [
      older(),
      older(),
      older({ 'document-uri': `${origin}/kari` }),
      older({ 'document-uri': 'https://kari.example/en/places' }),
      older({ 'effective-directive': 'kari-src' }),
    ]
    for (const payload of bodies) {
      await other.inject({
        method: 'POST',
        url: '/api/csp-reports',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify(payload),
      })
    }
    expect(lines).toEqual([])
    await other.close()
    expect(lines.map(({ directive, blocked, page, count }) => [directive, blocked, page, count])).toEqual([
      ['script-src-elem', 'other-host', '/de/fischerhütten', 2],
      ['script-src-elem', 'other-host', null, 2],
      ['other', 'other-host', '/de/fischerhütten', 1],
    ])
    expect(JSON.stringify(lines)).not.toMatch(/kari|evil|mail|Kari/)
  })
})

describe('readReports', () => {
  test.each([
    ['inline', 'inline'],
    ['', 'inline'],
    ['eval', 'eval'],
    ['wasm-eval', 'eval'],
    ['trusted-types-sink', 'trusted-types'],
    ['trusted-types-policy', 'trusted-types'],
    ['self', 'own-file'],
    [`${origin}/a.js`, 'own-file'],
    ['https://guide.example.evil.example/', 'other-host'],
    ['https', 'other-host'],
    ['wss://a.example/', 'other-host'],
    ['data', 'data'],
    ['blob:https://a.example/1', 'data'],
    ['https://[', 'other'],
    ['gopher://a', 'other'],
  ])('%j was %s', (blocked, kind) => {
    expect(readReports(older({ 'blocked-uri': blocked }), origin)?.[0]?.blocked).toBe(kind)
  })

  test.each([
    ...['chrome-extension', 'chrome-extension://mlomiejdfkolichcflejclcbmpeaniij/ghostery.js', 'moz-extension'],
    ...['moz-extension://3a1b/content.js', 'safari-extension://com.example/a.js', 'safari-web-extension://1/a.js'],
    ...['ms-browser-extension://a', 'extension://a/b.js', 'webkit-masked-url://hidden/', 'user-script:1', 'about'],
    ...['resource://gre/modules/a.js', 'chrome://browser/content/a.js', 'about:blank', 'CHROME-EXTENSION://A/B.js'],
  ])('what %s did is no break of our policy, in either form', (extension) => {
    expect(readReports(older({ 'source-file': extension, 'blocked-uri': 'inline' }), origin)).toEqual([])
    expect(readReports(older({ 'blocked-uri': extension }), origin)).toEqual([])
    const batch = [newer({ sourceFile: extension }), newer(), newer({ blockedURL: extension, sourceFile: null })]
    expect(readReports(batch, origin)).toHaveLength(1)
  })

  test.each([`${origin}/chrome-extension:/a.js`, 'https://extension.example/', 'chromecast', 'inline', '', null])(
    'what %j did is one',
    (source) => {
      expect(readReports(older({ 'source-file': source }), origin)).toHaveLength(1)
      expect(readReports([newer({ sourceFile: source })], origin)).toHaveLength(1)
    },
  )

  test('a report that cannot be read costs no other of its batch', () => {
    const odd = [null, 7, 'words', [], { type: 7 }, newer({ documentURL: `${origin}/${'a'.repeat(5000)}` })]
    expect(readReports([...odd, newer()], origin)).toHaveLength(1)
    expect(readReports(odd.slice(0, 5), origin)).toBeNull()
    expect(readReports([], origin)).toEqual([])
  })

  test('looks at no more than twenty of a list, however many there are', () => {
    let looked = 0
    const report = {
      get type() {
        looked += 1
        return 1
      },
    }
    expect(readReports(Array(5000).fill(report), origin)).toBeNull()
    expect(looked).toBeGreaterThan(0)
    expect(looked).toBeLessThanOrEqual(40)
  })

  test('reads no more than twenty of a list, and what an older browser says of a directive', () => {
    expect(readReports(Array(50).fill(newer()), origin)).toHaveLength(20)
    expect(readReports(older({ 'effective-directive': undefined }), origin)?.[0]?.directive).toBe('script-src')
  })
})

describe('countReports', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('says what there was once a minute, of a few kinds each and of the rest a number', () => {
    const warn = vi.fn<(fields: object, message: string) => void>()
    const counter = countReports({ warn })
    for (let kind = 0; kind < 60; kind += 1) {
      counter.add({ directive: 'img-src', blocked: 'other-host', page: `/${kind}` })
      counter.add({ directive: 'img-src', blocked: 'other-host', page: '/0' })
    }
    vi.advanceTimersByTime(59_999)
    expect(warn).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(warn).toHaveBeenCalledTimes(51)
    expect(warn.mock.calls[0]?.[0]).toEqual({ directive: 'img-src', blocked: 'other-host', page: '/0', count: 61 })
    expect(warn.mock.calls.at(-1)?.[0]).toEqual({ count: 10 })
    vi.advanceTimersByTime(600_000)
    expect(warn).toHaveBeenCalledTimes(51)
  })
})
