import { ExpirationPlugin } from 'workbox-expiration'
import { CacheFirst } from 'workbox-strategies'
import { findBoundEdition } from './bound-pages.ts'
import { listAllEditions } from './find-edition.ts'
import { isLastingAddress, isPhotoAddress, keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { type PageEvent, worker } from './worker-scope.ts'

const mostFiles = 300
/** A photo in a window’s full width is larger; what the guide draws and runs is smaller. */
const mostBytes = 200_000

/** Answers files under lasting names: the first copy is as good as any, whichever cache has it. */
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

/** Of a photo that was taken along there is one width, whichever the browser asks for. */
async function findStandIn({ pathname }: URL): Promise<Response | undefined> {
  if (!isPhotoAddress({ pathname })) return undefined
  for (const { standIns, cacheName } of await listAllEditions()) {
    const standIn = standIns[pathname]
    if (standIn) return caches.match(standIn, { cacheName })
  }
  return undefined
}

/** Keeps what an open page already has of its files, without asking the network for any. */
export async function keepLoadedFiles(addresses: string[]): Promise<string[]> {
  const files = await caches.open(keptCaches.files)
  const scripts: string[] = []
  for (const address of addresses.filter((each) => isLastingAddress({ pathname: each }) && !each.endsWith('/'))) {
    // The browser’s own copy or none: what was not looked at is not fetched.
    const options: RequestInit = { cache: 'only-if-cached', mode: 'same-origin' }
    const file = await fetch(address, options).catch(() => undefined)
    if (!file || !(await mayBeKept(file))) continue
    if (address.endsWith('.js')) scripts.push(await file.clone().text())
    await files.put(new URL(address, location.origin).href, file)
  }
  return scripts
}

/**
 * Promises what the search reads, as it belongs to the page that asks: out of its edition, if it is of one; else from the
 * network alone. Pagefind’s own worker is of no page; what it asks for is found by the content of the list it was given.
 */
export async function answerSearchData(event: PageEvent): Promise<Response> {
  const path = keptAddress(new URL(event.request.url))
  const edition = await findBoundEdition(event.clientId)
  const kept = edition && (await caches.match(path, { cacheName: edition, ignoreVary: true }))
  if (kept) return kept
  // Asked about every time, as pages are: what the browser has of the last hour may be of the build before.
  return fetch(event.request, { cache: 'no-cache' }).catch(async (error) => {
    const asks = await worker.clients.get(event.clientId)
    const found = asks?.type === 'worker' ? await findInEditions(path) : undefined
    if (found) return found
    throw error
  })
}

async function findInEditions(path: string): Promise<Response | undefined> {
  for (const { cacheName } of await listAllEditions()) {
    const found = await caches.match(path, { cacheName, ignoreVary: true })
    if (found) return found
  }
  return undefined
}
