import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerBuiltData } from './answer-file.ts'
import { bundleNote, cacheOfBundle, keptCaches } from './kept-caches.ts'
import { deleteReplacedBundles, pinPageOfText } from './pinned-pages.ts'
import type { PageEvent } from './worker-scope.ts'

// Search data has the same names in every build: no page may get that of another build than its own.

// Workbox needs a worker and IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({ CacheExpiration: class {}, ExpirationPlugin: class {} }))
vi.mock('workbox-strategies', () => ({ CacheFirst: class {} }))

const data = '/search/no.json'
const newest = cacheOfBundle('no', 'two')
const older = cacheOfBundle('no', 'one')

/** What the browser keeps: texts by cache and path. */
let kept: Record<string, Record<string, string>>
let openPages: string[]

function pathOf(request: string | Request): string {
  return new URL(typeof request === 'string' ? request : request.url, 'https://guide.example').pathname
}

beforeEach(() => {
  const bundle = (build: string, downloadedAt: string) => ({
    [bundleNote]: JSON.stringify({ files: [], standIns: {}, downloadedAt }),
    '/steder': `page of build ${build}`,
    [data]: `words of build ${build}`,
  })
  kept = { [older]: bundle('1', '2026-11-20'), [newest]: bundle('2', '2026-11-21') }
  openPages = ['tab']
  const open = (name: string) => {
    kept[name] ??= {}
    return kept[name]
  }
  vi.stubGlobal('location', new URL('https://guide.example/service-worker.js'))
  vi.stubGlobal('clients', {
    get: async (id: string) => openPages.includes(id) && { id, type: 'window', url: 'https://guide.example/sok' },
    matchAll: async () => openPages.map((id) => ({ id })),
  })
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(kept),
    has: async (name: string) => name in kept,
    delete: async (name: string) => delete kept[name],
    open: async (name: string) => ({
      keys: async () => Object.keys(open(name)).map((path) => new Request(`https://guide.example${path}`)),
      put: async (path: string, response: Response) => {
        open(name)[path] = await response.text()
      },
    }),
    match: async (request: string | Request, { cacheName = '' } = {}) => {
      const text = kept[cacheName]?.[pathOf(request)]
      return text === undefined ? undefined : new Response(text)
    },
  })
  vi.stubGlobal('fetch', async () => new Response('words of build 3'))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const ask = async (path = data) =>
  (await answerBuiltData({ request: new Request(`https://guide.example${path}`), clientId: 'tab' } as PageEvent)).text()
const cutTheLine = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

test('a page that is the download’s has the words of the download, with a network and without', async () => {
  await pinPageOfText('tab', '/steder', 'page of build 2')
  expect(await ask()).toBe('words of build 2')
  cutTheLine()
  expect(await ask()).toBe('words of build 2')
})

test('a page of another build has those of the network, and without it none', async () => {
  await pinPageOfText('tab', '/steder', 'page of build 3')
  expect(kept[keptCaches.pinned]).toBeUndefined()
  expect(await ask()).toBe('words of build 3')
  cutTheLine()
  await expect(ask()).rejects.toThrow('Failed to fetch')
})

test('a download that was replaced stays while a page of it is open', async () => {
  kept[keptCaches.pinned] = { '/tab': older }
  await deleteReplacedBundles()
  expect(await ask()).toBe('words of build 1')
  openPages = []
  await deleteReplacedBundles()
  expect(Object.keys(kept)).not.toContain(older)
  expect(Object.keys(kept)).toContain(newest)
})

test('without a network the words of today are those that were loaded last, on whichever page', async () => {
  kept[keptCaches.weather] = { '/today/words/no.json': 'words of today' }
  cutTheLine()
  expect(await ask('/today/words/no.json')).toBe('words of today')
  await expect(ask('/today/words/de.json')).rejects.toThrow('Failed to fetch')
})
