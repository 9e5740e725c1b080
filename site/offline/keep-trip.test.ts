import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isTripKept, keepTrip } from './keep-trip.ts'
import { keptCaches } from './kept-caches.ts'

const origin = 'https://guide.example'
const page =
  '<script src="/_assets/page.js"></script><img src="/_assets/bus.svg"><style>url(/_assets/letters.woff2)</style>'
let served: Record<string, string>
let kept: Map<string, Map<string, string>>

/** Caches of a browser, as far as the worker needs them: by name and address. */
function fakeCaches() {
  const addressOf = (request: string) => new URL(request, origin).href
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>()
    kept.set(name, cache)
    return cache
  }
  return {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({
      put: async (request: string, answer: Response) => void open(name).set(addressOf(request), await answer.text()),
      keys: async () => [...open(name).keys()].map((url) => ({ url })),
      delete: async (request: string) => open(name).delete(addressOf(request)),
    }),
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      const searched = cacheName === undefined ? [...kept.values()] : [open(cacheName)]
      const found = searched.map((cache) => cache.get(addressOf(request))).find((text) => text !== undefined)
      return found === undefined ? undefined : new Response(found)
    },
  }
}

beforeEach(() => {
  kept = new Map([[keptCaches.pages, new Map([[`${origin}/en/my-trip`, page]])]])
  served = {
    '/_assets/page.js': 'import"./shared.js";const files=()=>import("./files.js");const press="/_assets/press.js"',
    '/_assets/shared.js': '',
    '/_assets/files.js': 'import"./shared.js"',
    '/_assets/press.js': '',
    '/_assets/bus.svg': '<svg/>',
    '/search/stops/en.json': '{}',
    '/search/stops/chart.json': '{}',
  }
  vi.stubGlobal('location', new URL(`${origin}/service-worker.js`))
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal(
    'fetch',
    async (path: string) => new Response(served[path] ?? '', { status: path in served ? 200 : 503 }),
  )
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the page of a trip is kept with what it loads late, and its drawings', async () => {
  expect(await isTripKept('/en/my-trip')).toBe(false)
  await keepTrip('/en/my-trip', page)
  expect(await isTripKept('/en/my-trip')).toBe(true)
  const files = [...(kept.get(keptCaches.files)?.keys() ?? [])].map((url) => new URL(url).pathname)
  expect(files.toSorted()).toEqual(
    Object.keys(served)
      .filter((path) => path.startsWith('/_assets/'))
      .toSorted(),
  )
})

test.each(['/_assets/files.js', '/search/stops/chart.json'])(
  'it is not kept while %s cannot be fetched',
  async (path) => {
    const { [path]: content = '' } = served
    delete served[path]
    await expect(keepTrip('/en/my-trip', page)).rejects.toThrow(`${path} answered 503.`)
    expect(await isTripKept('/en/my-trip')).toBe(false)
    served[path] = content
    await keepTrip('/en/my-trip', page)
    expect(await isTripKept('/en/my-trip')).toBe(true)
  },
)

test('data of another edition do not count', async () => {
  await keepTrip('/en/my-trip', page)
  kept.get(keptCaches.pages)?.set(`${origin}/en/my-trip`, page.replace('page.js', 'newer.js'))
  expect(await isTripKept('/en/my-trip')).toBe(false)
})
