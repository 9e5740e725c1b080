import { languageKeys } from '#contract/languages.ts'
import { findBundle, listBundles } from './find-bundle.ts'
import { keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { worker } from './worker-scope.ts'

// Search data has the same names in every build. So that no page reads that of another build, the worker records which open
// page belongs to which bundle, in a cache because the browser may stop the worker at any time.

const mostEntries = 40

function addressOf(clientId: string): string {
  return `/${clientId}`
}

/** Records the bundle of an open page. */
export async function pinPage(clientId: string, cacheName: string): Promise<void> {
  if (!clientId) return
  const pinned = await caches.open(keptCaches.pinned)
  const known = await pinned.keys()
  if (known.length >= mostEntries) {
    for (const request of known) {
      const isOpen = await worker.clients.get(new URL(request.url).pathname.slice(1))
      if (!isOpen) await pinned.delete(request)
    }
  }
  await pinned.put(addressOf(clientId), new Response(cacheName))
}

/** Resolves with the cache of an open page's bundle, if it has one. */
export async function findPinnedBundle(clientId: string): Promise<string | undefined> {
  const found = clientId ? await caches.match(addressOf(clientId), { cacheName: keptCaches.pinned }) : undefined
  return found?.text()
}

/** Records the newest bundle of its language for an open page whose text is identical there. */
export async function pinPageOfText(clientId: string, path: string, text: string): Promise<void> {
  const bundle = await findBundle(path)
  const same = bundle && (await caches.match(path, { cacheName: bundle.cacheName }))
  if (bundle && same && (await same.text()) === text) await pinPage(clientId, bundle.cacheName)
}

/** Looks for the bundle of every open page, after a download. */
export async function pinOpenPages(): Promise<void> {
  for (const { id, url } of await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    if (await findPinnedBundle(id)) continue
    const path = keptAddress(new URL(url))
    const read = await caches.match(path, { cacheName: keptCaches.pages })
    if (read) await pinPageOfText(id, path, await read.text())
  }
}

/** Deletes bundles replaced by a newer one, unless a page of theirs is open. */
export async function deleteReplacedBundles(): Promise<void> {
  const open = await worker.clients.matchAll({ type: 'window' })
  const used = new Set(await Promise.all(open.map(({ id }) => findPinnedBundle(id))))
  for (const language of languageKeys) {
    for (const { cacheName } of (await listBundles(language)).slice(1)) {
      if (!used.has(cacheName)) await caches.delete(cacheName)
    }
  }
}
