import { registerRoute } from 'workbox-routing'
import { answerBuiltData, filesFirst } from './answer-file.ts'
import { answerPage, keepPage, refreshOfflinePage, wasAnswered } from './answer-page.ts'
import { weatherFirst } from './answer-weather.ts'
import { findBundle } from './find-bundle.ts'
import { isKept, keepLoaded, keepNeeds, listData } from './keep-needs.ts'
import { isBuiltData, isLastingAddress, isPageAddress, keptAddress } from './kept-address.ts'
import { deleteCaches, isOutdated, keptCaches, savesData } from './kept-caches.ts'
import { deleteReplacedBundles, pinOpenPages } from './pinned-pages.ts'
import { type PageEvent, type WorkerClient, worker } from './worker-scope.ts'

// The service worker. It leaves alone what no route below names (other hosts, tiles, POST, prices) and is independent of the
// build of the pages it serves.

/** An open page first loads what it shows. */
const settleMs = 1000

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  // Without space the worker is installed all the same.
  event.waitUntil(caches.open(keptCaches.wanted).catch((error) => console.info(error)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'downloaded') event.waitUntil(pinOpenPages().then(deleteReplacedBundles))
  else if (data) event.waitUntil(keepOnce(source, data.opened))
})

/** Excludes other hosts, and downloads of a page (download-bundle.ts). */
function isHandled(request: Request, sameOrigin: boolean): boolean {
  return sameOrigin && !request.headers.has('x-offline-download')
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ event }) => answerPage(event as unknown as PageEvent),
)
registerRoute(({ request, url, sameOrigin }) => isHandled(request, sameOrigin) && isLastingAddress(url), filesFirst)
registerRoute(
  ({ request, url, sameOrigin }) => isHandled(request, sameOrigin) && isBuiltData(url),
  ({ event }) => answerBuiltData(event as unknown as PageEvent),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/api\/weather\/\w+$/.test(url.pathname), weatherFirst)

/** What is being kept, by the open page: it may ask again meanwhile. */
const keeping = new Map<string, Promise<void>>()

function keepOnce(client: WorkerClient, before: string): Promise<void> {
  const kept = keeping.get(client.id) ?? keepOpened(client, before).finally(() => keeping.delete(client.id))
  keeping.set(client.id, kept)
  return kept
}

/** Keeps an open page and, where it stays open, all that it needs; tells it whether it opens without a network. */
async function keepOpened(client: WorkerClient, before: string): Promise<void> {
  const url = new URL(client.url)
  const path = keptAddress(url)
  try {
    // One that this worker answered is kept already; one from before the worker, or fetched before the click, is not.
    if (!wasAnswered(client.id)) {
      await keepReadPage(url, 'force-cache', client.id)
      await refreshOfflinePage(path)
    }
    // The page before this one may have been read without a worker.
    if (before) await keepPageBefore(new URL(before))
    await new Promise((resolve) => setTimeout(resolve, settleMs))
    if (!savesData() && (await worker.clients.get(client.id)) && !(await findBundle(path)))
      await keepRest(url, client.id)
  } catch (error) {
    // The page asks again once there is a network.
    console.info(error)
  }
  client.postMessage({ isKept: await isKept(path) })
}

async function keepRest(url: URL, clientId: string): Promise<void> {
  const path = keptAddress(url)
  const read = await (await caches.match(path, { cacheName: keptCaches.pages }))?.text()
  // Data of the same name belong to the newest page.
  const text = read && listData(read).length > 0 ? await keepReadPage(url, 'no-cache', clientId) : read
  if (text) await keepNeeds(path, text)
}

async function keepPageBefore(url: URL): Promise<void> {
  if (await caches.match(keptAddress(url), { cacheName: keptCaches.pages })) return
  // One that the browser no longer has is not fetched.
  await keepReadPage(url, 'only-if-cached').catch(() => undefined)
}

/** Keeps a page and what is loaded of it. The HTTP cache may be older than the server, but holds what was read. */
async function keepReadPage(url: URL, cache: RequestCache, clientId?: string): Promise<string | undefined> {
  if (url.origin !== location.origin || !isPageAddress(url)) return undefined
  const path = keptAddress(url)
  const text = await keepPage(await fetch(path, { cache, mode: 'same-origin' }), path, clientId)
  if (text) await keepLoaded(path, text)
  return text
}

async function takeOver(): Promise<void> {
  await deleteCaches(isOutdated)
  // Firefox aborts a navigation whose preload was refused. Workers up to November 2026 had enabled it.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}
