import { createClient, FunctionRegion } from '@supabase/supabase-js'
import { corsHeaders } from '@supabase/supabase-js/cors'
import { expect, test, vi } from 'vitest'
import { buildExampleApp } from '#server/testing/example-app.ts'

const origin = 'http://localhost:3000'
const { app } = await buildExampleApp()

/** Resolves with what a browser may send to an address, in small letters. */
async function askBeforehand(url: string): Promise<{ headers: string[]; methods: string[] }> {
  const { headers } = await app.inject({ method: 'OPTIONS', url, headers: { origin } })
  const read = (name: string) => splitList(String(headers[`access-control-allow-${name}`]))
  return { headers: read('headers'), methods: read('methods') }
}

function splitList(words: string): string[] {
  expect(words).not.toBe('')
  return words
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
}

const freeTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain']
// https://fetch.spec.whatwg.org/#cors-unsafe-request-header-byte
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is looked for.
const unsafe = /[\0-\x08\x0a-\x1f"():<>?@[\\\]{}\x7f]/

/** Whether a browser asks beforehand for a header. */
function isAskedFor([name, value]: [string, string]): boolean {
  if (name === 'accept') return unsafe.test(value)
  if (name === 'content-type') return !freeTypes.includes(value.split(';', 1)[0] ?? '')
  return true
}

/** Resolves with the headers and methods of all that a stock client can do at our two prefixes, by address. */
async function watchClient(): Promise<{ path: string; method: string; headers: string[] }[]> {
  const seen: { path: string; method: string; headers: string[] }[] = []
  let failures = 0
  const watchingFetch = async (input: string | URL | Request, options: RequestInit = {}): Promise<Response> => {
    const sent = new Request(input, options)
    seen.push({
      path: new URL(sent.url).pathname,
      method: sent.method.toLowerCase(),
      headers: [...sent.headers].filter(isAskedFor).map(([name]) => name),
    })
    // A retry brings a header of its own.
    failures += 1
    return failures === 1 ? new Response('', { status: 520 }) : Response.json([])
  }
  const client = createClient('https://guide.example', 'key', {
    global: { fetch: watchingFetch },
    auth: { persistSession: false, autoRefreshToken: false },
    db: { schema: 'guide' },
  })
  const table = () => client.from('hotel_images')
  await table().select('*', { count: 'exact', head: true })
  await table().select().range(0, 9).single()
  await table().select().maybeSingle()
  await table().select().csv()
  await table().select().explain({ analyze: true, format: 'json' })
  await table().insert({ url: 'a' }, { count: 'planned' }).select().rollback()
  await table().upsert({ url: 'a' }, { ignoreDuplicates: true })
  await table().update({ url: 'a' }).eq('id', 1).maxAffected(1)
  await table().delete().eq('id', 1)
  await client.rpc('find', {}, { get: true })
  await client.rpc('find', { a: 1 })
  const region = FunctionRegion.EuCentral1
  const { functions } = client
  for (const body of [{ a: 1 }, 'words', new FormData(), new Blob(['a']), new ArrayBuffer(1)])
    await functions.invoke('expedia-api', { body, region })
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) await functions.invoke('expedia-api', { method })
  return seen
}

test('a browser may send all that the installed supabase-js declares', async () => {
  for (const url of ['/functions/v1/expedia-api', '/rest/v1/hotel_images']) {
    const allowed = await askBeforehand(url)
    expect(allowed.headers).toEqual(
      expect.arrayContaining(splitList(corsHeaders['Access-Control-Allow-Headers'] ?? '')),
    )
    expect(allowed.methods).toEqual(
      expect.arrayContaining(splitList(corsHeaders['Access-Control-Allow-Methods'] ?? '')),
    )
  }
})

test('a browser may send all that the installed supabase-js sends', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const watching = watchClient()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  const seen = await watching
  // The client is watched in all that it can do.
  const sent = new Set(seen.flatMap(({ headers }) => headers))
  expect([...sent]).toEqual(
    expect.arrayContaining(['x-region', 'x-retry-count', 'prefer', 'accept', 'content-profile']),
  )
  for (const { path, method, headers } of seen) {
    const allowed = await askBeforehand(path)
    expect(allowed.headers, `${method} ${path}`).toEqual(expect.arrayContaining(headers))
    expect(allowed.methods).toContain(method)
  }
})
