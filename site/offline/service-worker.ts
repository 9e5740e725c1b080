import { registerRoute } from 'workbox-routing'
import { listNamedFiles } from '#site/page-start/named-files.ts'
import { answerSearchData, filesFirst, keepLoadedFiles } from './answer-file.ts'
import { answerPage, keepPage, wasAnswered } from './answer-page.ts'
import { weatherFirst } from './answer-weather.ts'
import { isTripKept, keepTrip } from './keep-trip.ts'
import { isLastingAddress, isPageAddress, isSearchData, keptAddress } from './kept-address.ts'
import { isOutdated, keptCaches } from './kept-caches.ts'
import { deleteReplacedBundles, pinOpenPages } from './pinned-pages.ts'
import { type PageEvent, type WorkerClient, worker } from './worker-scope.ts'

// The service worker. It leaves alone what no route below names (other hosts, tiles, POST, prices) and is independent of the
// build of the pages it serves.

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  // Without space or network the worker is installed all the same.
  event.waitUntil(keepOpenPages().catch((error) => console.info(error)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'downloaded') event.waitUntil(pinOpenPages().then(deleteReplacedBundles))
  // A page that this worker answered is cached already; a prefetched one is not.
  else if (data === 'opened') {
    if (!wasAnswered(source.id)) event.waitUntil(keepReadPage(new URL(source.url), 'force-cache', source.id))
  } else if (data === 'keepTrip') event.waitUntil(keepOpenTrip(source))
  // The HTTP cache may be older than the server, but holds what was read.
  else if (data?.read) event.waitUntil(keepReadPage(new URL(data.read), 'force-cache'))
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
  ({ request, url, sameOrigin }) => isHandled(request, sameOrigin) && isSearchData(url),
  ({ event }) => answerSearchData(event as unknown as PageEvent),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/api\/weather\/\w+$/.test(url.pathname), weatherFirst)

/** Caches the pages that were open before the worker. */
async function keepOpenPages(): Promise<void> {
  await caches.open(keptCaches.wanted)
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const { url } of open) await keepReadPage(new URL(url), 'default')
}

async function keepReadPage(url: URL, cache: RequestCache, clientId?: string): Promise<string | undefined> {
  if (url.origin !== location.origin || !isPageAddress(url)) return undefined
  const path = keptAddress(url)
  const text = await keepPage(await fetch(path, { cache }), path, clientId)
  if (!text) return undefined
  const scripts = await keepLoadedFiles(listNamedFiles(text, path))
  await keepLoadedFiles(scripts.flatMap((script) => listNamedFiles(script, '/_assets/')))
  return text
}

/** Keeps the page of a trip, as it is on the server now, and all that it needs; tells it whether it opens without a network. */
async function keepOpenTrip(client: WorkerClient): Promise<void> {
  const url = new URL(client.url)
  const path = keptAddress(url)
  try {
    // Data of the same name belong to the newest page.
    const text = await keepReadPage(url, 'no-cache', client.id)
    if (text) await keepTrip(path, text)
  } catch (error) {
    // The page says so, and asks again once there is a network.
    console.info(error)
  }
  client.postMessage({ isTripKept: await isTripKept(path) })
}

async function takeOver(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOutdated)) await caches.delete(name)
  // Firefox aborts a navigation whose preload was refused. Workers up to November 2026 had enabled it.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}
