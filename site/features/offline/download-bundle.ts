import type { Language } from '#contract/languages.ts'
import { type DownloadedBundle, listBundles, type OfflineBundle } from './find-bundle.ts'
import { isLastingAddress } from './kept-address.ts'
import { bundleNote, cacheOfBundle, isBundleOf, isOurs, keptCaches, unpackedHeaders } from './kept-caches.ts'
import { type DownloadPlan, planDownload } from './plan-download.ts'
import { keepAgain } from './remove-everything.ts'

/** The guide changed on the server during the download. What was fetched is kept for the next attempt. */
export class BundleReplaced extends Error {
  override name = 'BundleReplaced'
}

/** The browser has too little space for a bundle. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Marks the page's own downloads, which the worker must not answer. */
const ownFetch = { 'x-offline-download': '1' }
const atOnce = 6

/** Resolves with what can be downloaded in a language. Rejects without a network. */
export async function fetchBundle(language: Language): Promise<OfflineBundle> {
  const answer = await fetch(`/offline/${language}.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`/offline/${language}.json answered ${answer.status}.`)
  return answer.json()
}

/** Resolves with what is missing of a bundle. */
export async function planBundle(bundle: OfflineBundle): Promise<DownloadPlan> {
  const own = cacheOfBundle(bundle.language, bundle.version)
  const present = new Set<string>()
  const elsewhere = new Set<string>()
  for (const name of (await caches.keys()).filter(isOurs)) {
    const found = name === own ? present : elsewhere
    for (const { url } of await (await caches.open(name)).keys()) found.add(new URL(url).pathname)
  }
  const [older] = await listBundles(bundle.language)
  return planDownload(bundle, { present, elsewhere, older: older?.files })
}

/**
 * Downloads a bundle, continuing an earlier attempt; `onProgress` gets the bytes left. Rejects with `NoRoom`,
 * `BundleReplaced`, an `AbortError`, or a network error.
 */
export async function downloadBundle(
  bundle: OfflineBundle,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytesLeft: number) => void },
): Promise<void> {
  try {
    const plan = await planBundle(bundle)
    await refuseWithoutRoom(bundle, plan)
    await keepAgain()
    await askToStay()
    const [older] = await listBundles(bundle.language)
    const cache = await caches.open(cacheOfBundle(bundle.language, bundle.version))
    for (const [path] of plan.copied) {
      signal.throwIfAborted()
      await copyFile(path, cache, older)
    }
    let left = plan.bytes
    onProgress(left)
    await inParallel(plan.fetched, signal, async (file, signal) => {
      await fetchFile(file, cache, signal)
      left -= file[1]
      onProgress(left)
    })
    const note = { ...bundle, downloadedAt: new Date().toISOString() }
    await cache.put(bundleNote, Response.json(note))
  } catch (error) {
    if ((error as Error).name !== 'QuotaExceededError') throw error
    // A full browser could not cache even the pages that are read.
    await deleteUnfinished(bundle)
    throw new NoRoom('The browser has no more room.', { cause: error })
  }
  await deleteUnfinished(bundle)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('downloaded')
}

async function refuseWithoutRoom(
  { bytes, storedBytes }: OfflineBundle,
  { fetched, copied }: DownloadPlan,
): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  // Stored sizes are estimated with the average ratio of unpacked to transferred bytes.
  const missing = [...fetched, ...copied].reduce((sum, [, size]) => sum + size, 0)
  const needed = storedBytes * (missing / bytes)
  if (quota !== undefined && quota - usage < needed) throw new NoRoom(`${quota - usage} bytes are left.`)
}

/** Asks for persistent storage where the browser decides without a prompt. */
async function askToStay(): Promise<void> {
  // Only Chromium has this property, and it never prompts.
  if ('userAgentData' in navigator) await navigator.storage?.persist?.()
}

async function copyFile(path: string, cache: Cache, older: DownloadedBundle | undefined): Promise<void> {
  // Without a lasting name, only the older bundle is known to hold the same content.
  const isLasting = isLastingAddress({ pathname: path })
  const found = isLasting
    ? await caches.match(path, { ignoreVary: true })
    : older && (await caches.match(path, { cacheName: older.cacheName, ignoreVary: true }))
  // Evicted meanwhile; the attempt fails, and the next one fetches it.
  if (!found) throw new BundleReplaced(`${path} is gone.`)
  await cache.put(path, found)
}

async function fetchFile(
  [path, , hash]: OfflineBundle['files'][number],
  cache: Cache,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, { signal, headers: ownFetch, cache: hash ? 'no-cache' : 'default' })
  if (response.status === 404 || response.status === 410) throw new BundleReplaced(`${path} is gone.`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  const body = await response.blob()
  if (hash && hash !== (await hashOf(body))) throw new BundleReplaced(`${path} is another one by now.`)
  await cache.put(path, new Response(body, { headers: unpackedHeaders(response) }))
}

/** Returns the hash as the build computes it: SHA-256, the first 22 letters of base64url. */
async function hashOf(body: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

/** Processes items a few at a time. The first failure aborts the others, and is what it rejects with. */
async function inParallel<Item>(
  items: Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const aborted = new AbortController()
  const abort = () => aborted.abort(signal.reason)
  signal.addEventListener('abort', abort, { once: true })
  const queue = items.values()
  const runQueue = async () => {
    for (const item of queue) {
      aborted.signal.throwIfAborted()
      await work(item, aborted.signal)
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    runQueue().catch((error) => {
      aborted.abort(error)
      throw error
    }),
  )
  try {
    await Promise.all(workers)
  } finally {
    // So that nothing is written after the caller's promise settles.
    await Promise.allSettled(workers)
  }
}

async function deleteUnfinished({ language }: OfflineBundle): Promise<void> {
  const whole = new Set((await listBundles(language)).map(({ cacheName }) => cacheName))
  const names = (await caches.keys()).filter((name) => isBundleOf(language, name) && !whole.has(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Caches the forecasts of places, and what is said of today, for use without a network; failures are ignored. */
export async function keepForecasts(places: readonly string[]): Promise<void> {
  const cache = await caches.open(keptCaches.weather)
  const addresses = places.map((place) => `/api/weather/${place}`)
  await Promise.allSettled(
    [...addresses, '/api/today'].map(async (address) => {
      const answer = await fetch(address)
      if (answer.ok) await cache.put(address, answer)
    }),
  )
}
