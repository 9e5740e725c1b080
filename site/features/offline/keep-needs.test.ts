import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isKept, keepLoaded, keepNeeds } from './keep-needs.ts'
import { keptCaches } from './kept-caches.ts'

// Workbox needs IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({
  CacheExpiration: class {
    updateTimestamp() {}
    expireEntries() {}
  },
}))

const origin = 'https://guide.example'
const page =
  '<i data-needs="/search/stops/en.json /search/stops/chart.json" data-weather-line="reine"><script src="/_assets/page.js"></script><img src="/_assets/bus.svg"><style>url(/_assets/letters.woff2)</style>'
let served: Record<string, string>
/** What the browser has fetched by itself. */
let loaded: string[]
let asked: string[]
let kept: Map<string, Map<string, string>>

/** Caches of a browser, as far as the worker needs them: by name and address. */
function fakeCaches() {
  const addressOf = (request: string) => new URL(request, origin).href
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, string>()
    kept.set(name, cache)
    return cache
  }
  const answer = (text: string | undefined) => (text === undefined ? undefined : new Response(text))
  return {
    keys: async () => [...kept.keys()],
    has: async (name: string) => kept.has(name),
    delete: async (name: string) => kept.delete(name),
    open: async (name: string) => ({
      match: async (request: string) => answer(open(name).get(addressOf(request))),
      put: async (request: string, answer: Response) => void open(name).set(addressOf(request), await answer.text()),
      keys: async () => [...open(name).keys()].map((url) => ({ url })),
      delete: async (request: string) => open(name).delete(addressOf(request)),
    }),
    match: async (request: string, { cacheName }: { cacheName?: string } = {}) => {
      const searched = cacheName === undefined ? [...kept.values()] : [open(cacheName)]
      return answer(searched.map((cache) => cache.get(addressOf(request))).find((text) => text !== undefined))
    },
  }
}

const listKept = (name: string) => [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted()

beforeEach(() => {
  kept = new Map([
    [keptCaches.wanted, new Map()],
    [keptCaches.pages, new Map([[`${origin}/en/my-trip`, page]])],
  ])
  served = {
    '/_assets/page.js': 'import"./shared.js";const files=()=>import("./files.js");const press="/_assets/press.js"',
    '/_assets/shared.js': '',
    '/_assets/files.js': 'import"./shared.js"',
    '/_assets/press.js': '',
    '/_assets/bus.svg': '<svg/>',
    '/_assets/letters.woff2': '',
    '/api/today': '{}',
    '/today/words/en.json': '{}',
    '/today/words/de.json': '{}',
    '/api/weather/reine': '{}',
    '/search/stops/en.json': '{}',
    '/search/stops/chart.json': '{}',
  }
  loaded = ['/_assets/page.js', '/_assets/letters.woff2', '/api/today', '/today/words/en.json']
  asked = []
  vi.stubGlobal('location', new URL(`${origin}/service-worker.js`))
  vi.stubGlobal('caches', fakeCaches())
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit = {}) => {
    if (cache === 'only-if-cached') {
      if (!loaded.includes(path)) throw new TypeError('Failed to fetch')
    } else asked.push(path)
    return new Response(served[path] ?? '', { status: path in served ? 200 : 503 })
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('of a page that was just opened is kept what is loaded, without the network', async () => {
  await keepLoaded('/en/my-trip', page)
  expect(asked).toEqual([])
  expect(listKept(keptCaches.files)).toEqual(['/_assets/letters.woff2', '/_assets/page.js'])
  // A warning is said without a network, too: in the words of the page's language, and no others.
  expect(listKept(keptCaches.weather)).toEqual(['/api/today', '/today/words/en.json'])
})

test('a page that stays open is kept with what it loads late, its drawings and the data that it names', async () => {
  expect(await isKept('/en/my-trip')).toBe(false)
  await keepNeeds('/en/my-trip', page)
  expect(await isKept('/en/my-trip')).toBe(true)
  expect(listKept(keptCaches.files)).toEqual(
    Object.keys(served)
      .filter((path) => path.startsWith('/_assets/'))
      .toSorted(),
  )
  const first = asked.filter((path) => path.startsWith('/_assets/'))
  expect(first).not.toContain('/_assets/letters.woff2')
  asked = []
  await keepNeeds('/en/my-trip', page)
  expect(
    asked.filter((path) => path.startsWith('/_assets/')),
    'nothing is fetched twice',
  ).toEqual([])
})

test('a page without data of its own is kept once it is read', async () => {
  kept.get(keptCaches.pages)?.set(`${origin}/en/trips/ryten`, '<img src="/_assets/bus.svg">')
  expect(await isKept('/en/trips/ryten')).toBe(true)
  expect(await isKept('/en/trips/kvalvika')).toBe(false)
})

test('nothing is kept for who has removed everything', async () => {
  kept.delete(keptCaches.wanted)
  kept.delete(keptCaches.pages)
  await keepLoaded('/en/my-trip', page)
  await keepNeeds('/en/my-trip', page)
  expect([...kept.values()].flatMap((cache) => [...cache.keys()])).toEqual([])
  expect(asked).toEqual([])
})

test('nothing stays of what was under way when the visitor removed everything', async () => {
  const remove = vi.fn(() => kept.clear())
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (path: string, options?: RequestInit) => {
    if (path === '/_assets/bus.svg') remove()
    return fetch(path, options)
  })
  await keepNeeds('/en/my-trip', page)
  expect(remove).toHaveBeenCalled()
  expect([...kept.keys()]).toEqual([])
})

test.each(['/_assets/files.js', '/search/stops/chart.json'])(
  'it is not kept while %s cannot be fetched',
  async (path) => {
    const { [path]: content = '' } = served
    delete served[path]
    await expect(keepNeeds('/en/my-trip', page)).rejects.toThrow(`${path} answered 503.`)
    expect(await isKept('/en/my-trip')).toBe(false)
    served[path] = content
    await keepNeeds('/en/my-trip', page)
    expect(await isKept('/en/my-trip')).toBe(true)
  },
)

test('data of another edition do not count', async () => {
  await keepNeeds('/en/my-trip', page)
  kept.get(keptCaches.pages)?.set(`${origin}/en/my-trip`, page.replace('page.js', 'newer.js'))
  expect(await isKept('/en/my-trip')).toBe(false)
})
