import { registerRoute } from 'workbox-routing'
import { answerSearchData, filesFirst, keepLoadedFiles } from './answer-file.ts'
import { answerPage, keepPage, wasAnswered } from './answer-page.ts'
import { weatherFirst } from './answer-weather.ts'
import { bindOpenPages, forgetReplacedEditions } from './bound-pages.ts'
import { isLastingAddress, isPageAddress, isSearchData, keptAddress, listNamedFiles } from './kept-address.ts'
import { isOutdated, keptCaches } from './kept-caches.ts'
import { type PageEvent, worker } from './worker-scope.ts'

// The worker between the guide’s pages and the network. What no route below names (other hosts, tiles, POST, prices) it leaves
// alone. It knows no build, so that it need not be of the build of the pages it serves.

worker.addEventListener('install', (event) => {
  void worker.skipWaiting()
  // Without room or network there is a worker all the same; it keeps what comes later.
  event.waitUntil(keepOpenPages().catch((error) => console.info(error)))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

worker.addEventListener('message', (event) => {
  const { data, source } = event
  if (data === 'taken') event.waitUntil(bindOpenPages().then(forgetReplacedEditions))
  // A page that asked for itself is kept already; one that was fetched before the click is not, for it might never have been read.
  else if (data === 'opened') {
    if (!wasAnswered(source.id)) event.waitUntil(keepReadPage(new URL(source.url), 'force-cache', source.id))
  }
  // What the browser has of it may be older than the server's, but it is what was read.
  else if (data?.read) event.waitUntil(keepReadPage(new URL(data.read), 'force-cache'))
})

/** Of our own host, and not what a page fetches to take it along (take-edition.ts). */
function isAnswered(request: Request, sameOrigin: boolean): boolean {
  return sameOrigin && !request.headers.has('x-take-along')
}

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ event }) => answerPage(event as unknown as PageEvent),
)
registerRoute(({ request, url, sameOrigin }) => isAnswered(request, sameOrigin) && isLastingAddress(url), filesFirst)
registerRoute(
  ({ request, url, sameOrigin }) => isAnswered(request, sameOrigin) && isSearchData(url),
  ({ event }) => answerSearchData(event as unknown as PageEvent),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/api\/weather\/\w+$/.test(url.pathname), weatherFirst)

/** The pages that were open before there was a worker were read too. */
async function keepOpenPages(): Promise<void> {
  await caches.open(keptCaches.wanted)
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })
  for (const { url } of open) await keepReadPage(new URL(url), 'default')
}

async function keepReadPage(url: URL, cache: RequestCache, clientId?: string): Promise<void> {
  if (url.origin !== location.origin || !isPageAddress(url)) return
  const path = keptAddress(url)
  const text = await keepPage(await fetch(path, { cache }), path, clientId)
  if (!text) return
  const scripts = await keepLoadedFiles(listNamedFiles(text, path))
  await keepLoadedFiles(scripts.flatMap((script) => listNamedFiles(script, '/_assets/')))
}

async function takeOver(): Promise<void> {
  for (const name of (await caches.keys()).filter(isOutdated)) await caches.delete(name)
  // Firefox ends a navigation whose preload was refused, whatever the worker answers. Workers up to November 2026 had turned it on.
  await worker.registration.navigationPreload?.disable()
  await worker.clients.claim()
}
