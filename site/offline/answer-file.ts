import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { listAllBundles } from './find-bundle.ts'
import { findTripData } from './keep-trip.ts'
import { isLastingAddress, isPhotoAddress, keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { findPinnedBundle } from './pinned-pages.ts'
import { type PageEvent, worker } from './worker-scope.ts'

const mostFiles = 300
/** Drawings and scripts are smaller; only full-width photos are larger. */
const mostBytes = 200_000

/** Serves files with lasting names from any cache that has them. */
export const filesFirst = new CacheFirst({
  cacheName: keptCaches.files,
  plugins: [
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })),
      cacheWillUpdate: async ({ response }) => ((await mayBeKept(response)) ? response : null),
      handlerDidError: async ({ request }) => findStandIn(new URL(request.url)),
    },
    new ExpirationPlugin({ maxEntries: mostFiles }),
  ],
})

async function mayBeKept(response: Response): Promise<boolean> {
  if (response.status !== 200 || !(await caches.has(keptCaches.wanted))) return false
  return (await response.clone().blob()).size <= mostBytes
}

/** Returns the one downloaded width of a photo for whichever width the browser asks for. */
async function findStandIn({ pathname }: URL): Promise<Response | undefined> {
  if (!isPhotoAddress({ pathname })) return undefined
  for (const { standIns, cacheName } of await listAllBundles()) {
    const standIn = standIns[pathname]
    if (standIn) return caches.match(standIn, { cacheName })
  }
  return undefined
}

/** Keeps an open page's files from the browser's own cache, without asking the network; resolves with its scripts. */
export async function keepLoadedFiles(addresses: string[]): Promise<string[]> {
  const files = await caches.open(keptCaches.files)
  const scripts: string[] = []
  for (const address of addresses.filter((each) => isLastingAddress({ pathname: each }) && !each.endsWith('/'))) {
    // What the visitor has not seen is not fetched.
    const options: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' }
    const file = await fetch(address, options).catch(() => undefined)
    if (!file || !(await mayBeKept(file))) continue
    if (address.endsWith('.js')) scripts.push(await file.clone().text())
    await files.put(new URL(address, location.origin).href, file)
  }
  return scripts
}

/**
 * Resolves with search data that matches the asking page: from its bundle if it has one, else from the network only.
 * Pagefind’s worker belongs to no page; its files are looked up in all bundles, because their names contain hashes.
 */
export async function answerSearchData(event: PageEvent): Promise<Response> {
  const path = keptAddress(new URL(event.request.url))
  const bundle = await findPinnedBundle(event.clientId)
  const kept = bundle && (await caches.match(path, { cacheName: bundle, ignoreVary: true }))
  if (kept) return kept
  // Revalidated like pages: the HTTP cache may hold data of the previous build for an hour.
  return fetch(event.request, { cache: 'no-cache' }).catch(async (error) => {
    const asks = await worker.clients.get(event.clientId)
    const found = asks?.type === 'worker' ? await findInBundles(path) : await findTripData(event)
    if (found) return found
    throw error
  })
}

async function findInBundles(path: string): Promise<Response | undefined> {
  for (const { cacheName } of await listAllBundles()) {
    const found = await caches.match(path, { cacheName, ignoreVary: true })
    if (found) return found
  }
  return undefined
}
