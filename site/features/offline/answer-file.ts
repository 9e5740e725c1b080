import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { listAllBundles } from './find-bundle.ts'
import { findKeptData, keepWanted, mostFiles } from './keep-needs.ts'
import { isPhotoAddress, keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { findPinnedBundle } from './pinned-pages.ts'
import { type PageEvent, worker } from './worker-scope.ts'

/** Serves files with lasting names from any cache that has them. */
export const filesFirst = new CacheFirst({
  cacheName: keptCaches.files,
  plugins: [
    keepWanted,
    {
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? (await caches.match(request.url, { ignoreVary: true })),
      handlerDidError: async ({ request }) => findStandIn(new URL(request.url)),
    },
    new ExpirationPlugin({ maxEntries: mostFiles }),
  ],
})

/** Returns the one downloaded width of a photo for whichever width the browser asks for. */
async function findStandIn({ pathname }: URL): Promise<Response | undefined> {
  if (!isPhotoAddress({ pathname })) return undefined
  for (const { standIns, cacheName } of await listAllBundles()) {
    const standIn = standIns[pathname]
    if (standIn) return caches.match(standIn, { cacheName })
  }
  return undefined
}

/**
 * Resolves with data of the build that matches the asking page: from its bundle if it has one, else from the network only.
 * What belongs to no page is looked up in all bundles, because its names contain hashes.
 */
export async function answerBuiltData(event: PageEvent): Promise<Response> {
  const path = keptAddress(new URL(event.request.url))
  const bundle = await findPinnedBundle(event.clientId)
  const kept = bundle && (await caches.match(path, { cacheName: bundle, ignoreVary: true }))
  if (kept) return kept
  // Revalidated like pages: the HTTP cache may hold data of the previous build for an hour.
  return fetch(event.request, { cache: 'no-cache' }).catch(async (error) => {
    const asks = await worker.clients.get(event.clientId)
    const found = asks?.type === 'worker' ? await findInBundles(path) : await findKeptData(event)
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
