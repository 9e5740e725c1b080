import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerPage } from './answer-page.ts'
import { keptCaches } from './kept-caches.ts'
import type { PageEvent } from './worker-scope.ts'

// Workbox needs IndexedDB, which Node lacks.
vi.mock('workbox-expiration', () => ({ CacheExpiration: class {} }))

const copy = new Response('<h1>Places</h1>', { headers: { 'content-type': 'text/html' } })
const refused = () => Promise.reject(new TypeError('NetworkError when attempting to fetch resource.'))

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://guide.example/service-worker.js'))
  vi.stubGlobal('caches', {
    keys: async () => [],
    has: async () => false,
    match: async (path: string, { cacheName }: { cacheName: string }) =>
      path === '/en/places' && cacheName === keptCaches.pages ? copy.clone() : undefined,
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const openPlaces = () =>
  answerPage({
    request: new Request('https://guide.example/en/places'),
    resultingClientId: 'tab',
    waitUntil: () => {},
  } as unknown as PageEvent)

test('a page comes from the server', async () => {
  vi.stubGlobal('fetch', async () => new Response('from the server'))
  expect(await (await openPlaces()).text()).toBe('from the server')
})

test('where the server is refused its copy is shown', async () => {
  vi.stubGlobal('fetch', refused)
  expect(await (await openPlaces()).text()).toBe('<h1>Places</h1>')
})

test('a number sign that a messenger coded is one again, before anything is asked', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  const request = new Request('https://guide.example/en/my-trip%231&d=p.reine&k=abcd')
  const answer = await answerPage({ request, resultingClientId: 'tab', waitUntil: () => {} } as unknown as PageEvent)
  expect(answer.headers.get('location')).toBe('https://guide.example/en/my-trip#1&d=p.reine&k=abcd')
  expect(asked).not.toHaveBeenCalled()
})
