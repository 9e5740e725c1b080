import { CacheExpiration } from 'workbox-expiration'
import { languageOfPath } from '#contract/languages.ts'
import { restoreHash } from '#contract/restore-hash.ts'
import { findBundle } from './find-bundle.ts'
import { isPageAddress, keptAddress } from './kept-address.ts'
import { cacheOfOfflinePage, keepIfWanted, keptCaches, unpackedHeaders } from './kept-caches.ts'
import { findOfflinePage, keepOfflinePage } from './offline-page.ts'
import { deleteReplacedBundles, pinPage, pinPageOfText } from './pinned-pages.ts'
import type { PageEvent } from './worker-scope.ts'

/** How long to wait for the network while there is a copy. */
const patienceMs = 4000
const mostPages = 60
const mostBytes = 600_000

/** Clients whose page this worker has answered; lost when the browser stops the worker. */
const answered = new Set<string>()

/** Returns whether this worker answered an open page, which is then cached already. */
export function wasAnswered(clientId: string): boolean {
  return answered.has(clientId)
}

const expiration = new CacheExpiration(keptCaches.pages, { maxEntries: mostPages })

/**
 * Resolves with a page: from the network; when it fails or is slow, from the download or the pages read before; else the
 * offline page. Rejects without any of these.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const url = new URL(event.request.url)
  // The server would lead there too, but not without a network; and so nothing of a plan is sent.
  const restored = restoreHash(url.pathname + url.search)
  if (restored) return Response.redirect(new URL(restored, url).href)
  const asked = fetch(event.request)
  // A prefetched page is not read yet, so nothing may stand in for it.
  if (!isPageAddress(url) || event.request.headers.has('sec-purpose')) return asked
  answered.add(event.resultingClientId)
  const path = keptAddress(url)
  const answer = asked.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const waited = new Promise<'waited'>((resolve) => setTimeout(() => resolve('waited'), patienceMs))
  const first = await Promise.race([answer, waited])
  if (first === 'waited') {
    const kept = await findKeptPage(event, path)
    if (kept) {
      event.waitUntil(answer.then((late) => late && keepPage(late, path)))
      return kept
    }
  }
  const response = first === 'waited' ? await answer : first
  if (response) {
    const copy = response.clone()
    event.waitUntil(keepPage(copy, path, event.resultingClientId).then(() => refreshOfflinePage(path)))
    return response
  }
  const kept = await findKeptPage(event, path)
  if (kept) return kept
  // Server errors are passed on; only a missing connection is answered here.
  return asked.catch(async (error) => {
    const offline = await findOfflinePage(languageOfPath(path))
    if (offline) return offline
    throw error
  })
}

/** Resolves with a page from the download of its language, else from the pages read before. */
async function findKeptPage(event: PageEvent, path: string): Promise<Response | undefined> {
  const bundle = await findBundle(path)
  const downloaded = bundle && (await caches.match(path, { cacheName: bundle.cacheName }))
  if (bundle && downloaded) {
    await pinPage(event.resultingClientId, bundle.cacheName)
    return downloaded
  }
  const read = await caches.match(path, { cacheName: keptCaches.pages })
  return read ?? caches.match(path, { cacheName: cacheOfOfflinePage(languageOfPath(path)) })
}

/** Without a connection the old offline page stays; the next page read tries again. */
export async function refreshOfflinePage(path: string): Promise<void> {
  await keepIfWanted(() => keepOfflinePage(languageOfPath(path))).catch(() => undefined)
}

/** Caches a page that is being read. Deletes one that is gone; resolves with the page's text. */
export function keepPage(response: Response, path: string, clientId = ''): Promise<string | undefined> {
  return keepIfWanted(() => putPage(response, path, clientId))
}

async function putPage(response: Response, path: string, clientId: string): Promise<string | undefined> {
  if (response.status === 404 || response.status === 410) {
    await (await caches.open(keptCaches.pages)).delete(path)
    return undefined
  }
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  if (response.status !== 200 || response.redirected || !isPage) return undefined
  const body = await response.blob()
  if (body.size > mostBytes) return undefined
  const headers = unpackedHeaders(response)
  headers.set('x-read-at', new Date().toISOString())
  const address = new URL(path, location.origin).href
  await (await caches.open(keptCaches.pages)).put(address, new Response(body, { headers }))
  await expiration.updateTimestamp(address)
  await expiration.expireEntries()
  const text = await body.text()
  await pinPageOfText(clientId, path, text)
  await deleteReplacedBundles()
  return text
}
