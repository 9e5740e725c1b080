import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Assistant, UnknownEntry } from '#contract/assistant.ts'
import { apiRequestsPerMinute, bodyLimitBytes, longestAssistantAnswerBytes } from '#server/limits/request-limits.ts'
import { buildExampleApp, type ExampleAppOptions } from '#server/testing/example-app.ts'

/** A guide with one entry. The real one, asked by the official client: checks/assistant/. */
const example: Assistant = {
  find: (words) =>
    words === 'ryten'
      ? [
          {
            entry: 'trips/ryten',
            name: 'Ryten',
            kind: 'Hike',
            where: 'Fredvang',
            description: 'A hill.',
            path: '/en/trips/ryten',
          },
        ]
      : [],
  facts: (entry) =>
    entry === 'trips/ryten'
      ? { entry, name: 'Ryten', lead: 'A hill.', path: '/en/trips/ryten', facts: [{ name: 'Price', value: null }] }
      : entry === 'trips/long'
        ? { entry, name: 'x'.repeat(longestAssistantAnswerBytes), lead: '', path: '/', facts: [] }
        : undefined,
  checkDay: ({ date, stops }) => {
    if (stops[0]?.entry === 'trips/broken') throw new TypeError('secret of the house')
    if (stops[0]?.entry !== 'trips/ryten') throw new UnknownEntry(stops[0]?.entry ?? '')
    return { date, stops: [], remarks: [], note: '' }
  },
  pathOf: (page, language) => `/${language}/${page}`,
}

const now = Date.parse('2027-01-12T09:00:00Z')

async function start(options: Partial<ExampleAppOptions> = {}) {
  const built = await buildExampleApp({
    environment: { SITE_ORIGIN: 'https://guide.example', ALLOWED_ORIGINS: 'https://friend.example' },
    clock: () => now,
    assistant: example,
    ...options,
  })
  await built.app.listen({ host: '127.0.0.1', port: 0 })
  return { ...built, address: `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}/mcp` }
}

let guide: Awaited<ReturnType<typeof start>>
beforeAll(async () => {
  guide = await start()
})
afterAll(() => guide.app.close())

let visitors = 0
/** Asks as a visitor of their own, so that no test uses up another's requests. */
function send(body: string, headers: Record<string, string> = {}, method: 'POST' | 'GET' | 'DELETE' = 'POST') {
  visitors += 1
  return guide.app.inject({
    method,
    url: '/mcp',
    payload: method === 'POST' ? body : undefined,
    remoteAddress: `192.0.2.${visitors}`,
    headers: {
      host: 'guide.example',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
  })
}

function call(name: string, args: unknown, headers?: Record<string, string>) {
  return send(
    JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
    headers,
  )
}

/** Returns what an answer says was wrong: the protocol's error, or the tool's. */
function errorOf(body: string): string {
  const line =
    body
      .split('\n')
      .find((each) => each.startsWith('data: '))
      ?.slice(6) ?? body
  const { error, result } = JSON.parse(line)
  return error?.message ?? (result?.isError ? result.content[0].text : '')
}

describe('/mcp', () => {
  it('answers with the address of the page, and says what is not known', async () => {
    const answer = await call('facts', { entry: 'trips/ryten' })
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('https://guide.example/en/trips/ryten')
    expect(answer.body).toContain('\\"value\\":null')
    expect(answer.headers).toMatchObject({
      'cache-control': expect.stringMatching(/^no-/),
      'x-content-type-options': 'nosniff',
    })
  })

  it.each<[string, string, unknown]>([
    ['an unknown tool', 'book', {}],
    ['an unknown entry', 'facts', { entry: 'trips/nowhere' }],
    ['an entry that is none', 'facts', { entry: '../../etc/passwd' }],
    ['an address as entry', 'facts', { entry: 'https://evil.example/' }],
    [
      '400 stops',
      'check_day',
      { date: '2027-02-01', stops: Array.from({ length: 400 }, () => ({ entry: 'trips/ryten' })) },
    ],
    ['a date in 1066', 'check_day', { date: '1066-10-14', stops: [{ entry: 'trips/ryten' }] }],
    ['a date far ahead', 'check_day', { date: '2066-10-14', stops: [{ entry: 'trips/ryten' }] }],
    ['a date that is none', 'check_day', { date: '2027-02-30', stops: [{ entry: 'trips/ryten' }] }],
    ['a stop the guide does not have', 'check_day', { date: '2027-02-01', stops: [{ entry: 'trips/nowhere' }] }],
    ['a language the guide does not speak', 'find', { words: 'ryten', language: 'fr' }],
    ['no words', 'find', { words: ' ' }],
    ['an argument that is none', 'find', { words: 'ryten', url: 'https://evil.example/' }],
    ['an answer that is too long', 'facts', { entry: 'trips/long' }],
    ['what breaks inside', 'check_day', { date: '2027-02-01', stops: [{ entry: 'trips/broken' }] }],
  ])('refuses %s with the error of the protocol', async (_, tool, args) => {
    const answer = await call(tool, args)
    const message = errorOf(answer.body)
    expect(message.length).toBeGreaterThan(10)
    expect(message.length).toBeLessThan(400)
    expect(message).not.toContain('secret of the house')
  })

  it.each([
    ['wrong JSON', '{"jsonrpc":', 400],
    ['no JSON at all', 'find me a hotel', 400],
    ['a number', '7', 400],
  ])('refuses %s in the words of the protocol', async (_, body, status) => {
    const answer = await send(body)
    expect(answer.statusCode).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ jsonrpc: '2.0', error: { message: expect.any(String) } })
  })

  it('takes one question a request, so that no batch escapes the limits', async () => {
    const one = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'find', arguments: { words: 'ryten' } } }
    for (const batch of [[one], [one, one], Array.from({ length: 100 }, (_, id) => ({ ...one, id }))]) {
      for (const before of ['', ' \n\t', '\ufeff']) {
        const answer = await send(before + JSON.stringify(batch))
        expect(answer.statusCode).toBe(400)
        expect(answer.body).not.toContain('Fredvang')
      }
    }
  })

  it('holds against deep nesting and the names of what every object has', async () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
    const ask = (name: string, args: string) =>
      send(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"${name}","arguments":${args}}}`)
    const loggedBefore = guide.logged.length
    for (const args of [`{"words":${nested(15_000)}}`, nested(15_000), '{"__proto__":{"words":"ryten"}}'])
      expect(errorOf((await ask('find', args)).body), args.slice(0, 40)).not.toBe('')
    for (const name of ['__proto__', 'constructor', 'toString'])
      expect(errorOf((await ask(name, '{}')).body), name).not.toBe('')
    expect(guide.logged.slice(loggedBefore)).toEqual([])
  })

  it('refuses a body over the limit, with and without a length', async () => {
    const long = JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/list',
      params: { x: 'y'.repeat(bodyLimitBytes) },
    })
    expect((await send(long)).statusCode).toBe(413)
    const chunked = await fetch(guide.address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: new Blob([long]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  it('refuses other hosts and other origins, and takes those of the guide', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    expect((await send(list, { host: 'evil.example' })).statusCode).toBe(403)
    expect((await send(list, { origin: 'https://evil.example' })).statusCode).toBe(403)
    expect((await send(list, { origin: 'https://friend.example' })).statusCode).toBe(200)
    expect((await send(list)).statusCode).toBe(200)
  })

  it('keeps no session: a GET or DELETE is refused', async () => {
    expect((await send('', {}, 'GET')).statusCode).toBe(405)
    expect((await send('', {}, 'DELETE')).statusCode).toBe(405)
  })

  it('writes no word of a question into the log', async () => {
    await call('find', { words: 'Xylophon-Geheimnis' })
    await call('facts', { entry: 'trips/xylophon' })
    await call('check_day', { date: '2027-02-01', stops: [{ entry: 'trips/broken' }], start: '04:44' })
    await send('{"xylophon')
    expect(JSON.stringify(guide.logged)).not.toMatch(/xylophon|04:44/i)
  })

  it('is not there when switched off', async () => {
    const { app } = await buildExampleApp({ clock: () => now })
    const answer = await app.inject({
      method: 'POST',
      url: '/mcp',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(404)
    await app.close()
  })

  it('answers 1,000 calls of one visitor within a minute with 429 from the limit on, while the site answers all', async () => {
    const ask = () =>
      guide.app.inject({
        method: 'POST',
        url: '/mcp',
        remoteAddress: '198.51.100.7',
        headers: {
          host: 'guide.example',
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        payload: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'find', arguments: { words: 'ryten' } },
        }),
      })
    const statuses: number[] = []
    for (let asked = 0; asked < 1000; asked += 50) {
      const [answers, page] = await Promise.all([
        Promise.all(Array.from({ length: 50 }, ask)),
        guide.app.inject('/en/places'),
      ])
      statuses.push(...answers.map(({ statusCode }) => statusCode))
      expect(page.statusCode).toBe(200)
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(apiRequestsPerMinute)
    expect(statuses.filter((status) => status === 429)).toHaveLength(1000 - apiRequestsPerMinute)
  })
})
