import { languageKeys } from '#contract/languages.ts'
import { findEdition, listEditions } from './find-edition.ts'
import { keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { worker } from './worker-scope.ts'

// A page reads the search's words under names that stay the same from build to build. So that no page reads those of another
// build, the worker writes down which open page is of which edition; it is ended and started again as the browser likes.

const mostEntries = 40

function addressOf(clientId: string): string {
  return `/${clientId}`
}

/** Writes down that an open page is of an edition. */
export async function bindPage(clientId: string, cacheName: string): Promise<void> {
  if (!clientId) return
  const bound = await caches.open(keptCaches.bound)
  const known = await bound.keys()
  if (known.length >= mostEntries) {
    for (const request of known) {
      const isOpen = await worker.clients.get(new URL(request.url).pathname.slice(1))
      if (!isOpen) await bound.delete(request)
    }
  }
  await bound.put(addressOf(clientId), new Response(cacheName))
}

/** Promises the cache of the edition that an open page is of; undefined when it is of none. */
export async function findBoundEdition(clientId: string): Promise<string | undefined> {
  const found = clientId ? await caches.match(addressOf(clientId), { cacheName: keptCaches.bound }) : undefined
  return found?.text()
}

/** Writes down that an open page is of the newest edition of its language, if its text is the same there letter by letter. */
export async function bindPageOfText(clientId: string, path: string, text: string): Promise<void> {
  const edition = await findEdition(path)
  const same = edition && (await caches.match(path, { cacheName: edition.cacheName }))
  if (edition && same && (await same.text()) === text) await bindPage(clientId, edition.cacheName)
}

/** Looks at every open page anew: an edition may just have been taken. */
export async function bindOpenPages(): Promise<void> {
  for (const { id, url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    if (await findBoundEdition(id)) continue
    const path = keptAddress(new URL(url))
    const read = await caches.match(path, { cacheName: keptCaches.pages })
    if (read) await bindPageOfText(id, path, await read.text())
  }
}

/** Takes away editions that a newer one has replaced, except while a page of theirs is open. */
export async function forgetReplacedEditions(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const used = new Set(await Promise.all(open.map(({ id }) => findBoundEdition(id))))
  for (const language of languageKeys) {
    for (const { cacheName } of (await listEditions(language)).slice(1)) {
      if (!used.has(cacheName)) await caches.delete(cacheName)
    }
  }
}
