import type { Language } from '#contract/languages.ts'
import { listEditions, type TakenEdition } from './find-edition.ts'
import { isLastingAddress } from './kept-address.ts'
import { cacheOfEdition, editionNote, isEditionOf, isOurs, keptCaches } from './kept-caches.ts'
import type { OfflineEdition } from './offline-edition.ts'
import { type DownloadPlan, planDownload } from './plan-download.ts'
import { keepAgain } from './remove-everything.ts'
import { unpackedHeaders } from './unpacked-headers.ts'

/** The guide changed on the server while it was being fetched. What came is kept for the next attempt. */
export class EditionReplaced extends Error {
  override name = 'EditionReplaced'
}

/** The browser gives the guide less room than an edition needs. */
export class NoRoom extends Error {
  override name = 'NoRoom'
}

/** Tells the worker that the page fetches for itself what it is going to keep. */
const ownFetch = { 'x-take-along': '1' }
const atOnce = 6

/** Promises what can be taken along in a language at present. Rejects without a network. */
export async function fetchEdition(language: Language): Promise<OfflineEdition> {
  const answer = await fetch(`/offline/${language}.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`/offline/${language}.json answered ${answer.status}.`)
  return answer.json()
}

/** Promises what is still to be done to have an edition whole. */
export async function planEdition(edition: OfflineEdition): Promise<DownloadPlan> {
  const own = cacheOfEdition(edition.language, edition.version)
  const present = new Set<string>()
  const elsewhere = new Set<string>()
  for (const name of (await caches.keys()).filter(isOurs)) {
    const found = name === own ? present : elsewhere
    for (const { url } of await (await caches.open(name)).keys()) found.add(new URL(url).pathname)
  }
  const [older] = await listEditions(edition.language)
  return planDownload(edition, { present, elsewhere, older: older?.files })
}

/**
 * Fetches an edition until it is whole, and goes on where an earlier attempt ended; `onProgress` hears how many bytes are still to
 * come. Rejects with `NoRoom`, with `EditionReplaced`, with an `AbortError`, and with whatever the network rejects with.
 */
export async function takeEdition(
  edition: OfflineEdition,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (bytesLeft: number) => void },
): Promise<void> {
  try {
    const plan = await planEdition(edition)
    await refuseWithoutRoom(edition, plan)
    await keepAgain()
    await askToStay()
    const [older] = await listEditions(edition.language)
    const cache = await caches.open(cacheOfEdition(edition.language, edition.version))
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
    const note = { ...edition, takenAt: new Date().toISOString() }
    await cache.put(editionNote, Response.json(note))
  } catch (error) {
    if ((error as Error).name !== 'QuotaExceededError') throw error
    // What fills the browser to its edge would keep it from storing even a page that is read.
    await forgetUnfinished(edition)
    throw new NoRoom('The browser has no more room.', { cause: error })
  }
  await forgetUnfinished(edition)
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('taken')
}

async function refuseWithoutRoom(
  { bytes, storedBytes }: OfflineEdition,
  { fetched, copied }: DownloadPlan,
): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  // What is to be stored grows in unpacking as all of it does.
  const missing = [...fetched, ...copied].reduce((sum, [, size]) => sum + size, 0)
  const needed = storedBytes * (missing / bytes)
  if (quota !== undefined && quota - usage < needed) throw new NoRoom(`${quota - usage} bytes are left.`)
}

/** Asks the browser not to clear the guide away by itself, but only where it decides without asking anybody. */
async function askToStay(): Promise<void> {
  // Chromium alone tells its brands, and never asks.
  if ('userAgentData' in navigator) await navigator.storage?.persist?.()
}

async function copyFile(path: string, cache: Cache, older: TakenEdition | undefined): Promise<void> {
  // Under a name that does not last, the older edition alone is known to hold the same.
  const isLasting = isLastingAddress({ pathname: path })
  const found = isLasting
    ? await caches.match(path, { ignoreVary: true })
    : older && (await caches.match(path, { cacheName: older.cacheName, ignoreVary: true }))
  // Cleared away in the meantime; the attempt fails, and the next one fetches it.
  if (!found) throw new EditionReplaced(`${path} is gone.`)
  await cache.put(path, found)
}

async function fetchFile(
  [path, , hash]: OfflineEdition['files'][number],
  cache: Cache,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetch(path, { signal, headers: ownFetch, cache: hash ? 'no-cache' : 'default' })
  if (response.status === 404 || response.status === 410) throw new EditionReplaced(`${path} is gone.`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  const body = await response.blob()
  if (hash && hash !== (await hashOf(body))) throw new EditionReplaced(`${path} is another one by now.`)
  await cache.put(path, new Response(body, { headers: unpackedHeaders(response) }))
}

/** As the build hashes: SHA-256, the first 22 letters of base64url. */
async function hashOf(body: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await body.arrayBuffer()))
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .slice(0, 22)
}

/** Does some of it at a time. When one fails the others are called off, and it rejects with what that one failed of. */
async function inParallel<Item>(
  items: Item[],
  signal: AbortSignal,
  work: (item: Item, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const calledOff = new AbortController()
  const callOff = () => calledOff.abort(signal.reason)
  signal.addEventListener('abort', callOff, { once: true })
  const queue = items.values()
  const workOff = async () => {
    for (const item of queue) {
      calledOff.signal.throwIfAborted()
      await work(item, calledOff.signal)
    }
  }
  const workers = Array.from({ length: atOnce }, () =>
    workOff().catch((error) => {
      calledOff.abort(error)
      throw error
    }),
  )
  try {
    await Promise.all(workers)
  } finally {
    // Nothing is written any more once the caller hears of it.
    await Promise.allSettled(workers)
  }
}

async function forgetUnfinished({ language }: OfflineEdition): Promise<void> {
  const whole = new Set((await listEditions(language)).map(({ cacheName }) => cacheName))
  const names = (await caches.keys()).filter((name) => isEditionOf(language, name) && !whole.has(name))
  await Promise.all(names.map((name) => caches.delete(name)))
}

/** Keeps the forecasts of these places, so that each has one without a network. One that does not come is none. */
export async function keepForecasts(places: readonly string[]): Promise<void> {
  const cache = await caches.open(keptCaches.weather)
  const addresses = places.map((place) => `/api/weather/${place}`)
  await Promise.allSettled(
    addresses.map(async (address) => {
      const answer = await fetch(address)
      if (answer.ok) await cache.put(address, answer)
    }),
  )
}
