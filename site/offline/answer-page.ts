import { CacheExpiration } from 'workbox-expiration'
import { languageOfPath } from '#contract/languages.ts'
import { bindPage, bindPageOfText, forgetReplacedEditions } from './bound-pages.ts'
import { findEdition } from './find-edition.ts'
import { isPageAddress, keptAddress } from './kept-address.ts'
import { cacheOfOfflinePage, keptCaches } from './kept-caches.ts'
import { findOfflinePage, keepOfflinePage } from './offline-page.ts'
import { unpackedHeaders } from './unpacked-headers.ts'
import type { PageEvent } from './worker-scope.ts'

/** How long somebody waits for the network while there is a copy at hand. */
const patienceMs = 4000
const mostPages = 60
const mostBytes = 600_000

/** The pages that asked the worker, by their client; forgotten when the browser ends the worker. */
const answered = new Set<string>()

/** Tells whether an open page was asked of this worker, and so is kept already. */
export function wasAnswered(clientId: string): boolean {
  return answered.has(clientId)
}

const expiration = new CacheExpiration(keptCaches.pages, { maxEntries: mostPages })

/**
 * Promises a page: from the network; without it, or when it keeps somebody waiting, as it was taken along or read before; else
 * the page for no network. Rejects, as without a worker, where none of these is there.
 */
export async function answerPage(event: PageEvent): Promise<Response> {
  const url = new URL(event.request.url)
  const asked = fetch(event.request)
  // What is fetched before the click is not read yet, and without a network nothing may stand in its place until then.
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
    event.waitUntil(keepPage(copy, path, event.resultingClientId))
    return response
  }
  const kept = await findKeptPage(event, path)
  if (kept) return kept
  // What the server said of itself is said; only silence is answered by us.
  return asked.catch(async (error) => {
    const offline = await findOfflinePage(languageOfPath(path))
    if (offline) return offline
    throw error
  })
}

/** Promises a page as taken along or, when its language was not, as read. */
async function findKeptPage(event: PageEvent, path: string): Promise<Response | undefined> {
  const edition = await findEdition(path)
  const taken = edition && (await caches.match(path, { cacheName: edition.cacheName }))
  if (edition && taken) {
    await bindPage(event.resultingClientId, edition.cacheName)
    return taken
  }
  const read = await caches.match(path, { cacheName: keptCaches.pages })
  return read ?? caches.match(path, { cacheName: cacheOfOfflinePage(languageOfPath(path)) })
}

/** Keeps a page that somebody reads, and what the page for no network needs. Takes away one that is no more. */
export async function keepPage(response: Response, path: string, clientId = ''): Promise<string | undefined> {
  if (!(await caches.has(keptCaches.wanted))) return undefined
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
  await bindPageOfText(clientId, path, text)
  // Without a connection the page that is kept stays; the next one that is read tries again.
  await keepOfflinePage(languageOfPath(path)).catch(() => undefined)
  await forgetReplacedEditions()
  return text
}
