import { CacheExpiration } from 'workbox-expiration'
import { languageOfPath } from '#contract/languages.ts'
import { listNamedFiles } from '#site/page-start/named-files.ts'
import { findBundle } from './find-bundle.ts'
import { isLastingAddress, keptAddress } from './kept-address.ts'
import { forgetUnwanted, isWanted, keepIfWanted, keptCaches } from './kept-caches.ts'
import { type PageEvent, worker } from './worker-scope.ts'

// What is read is for the road. So a page that stays open is kept with what it loads late, though nobody has asked for that yet: its
// scripts and drawings, and the data that it names (`data-needs`). A hike, or a plan that was sent, then opens without a network.

export const mostFiles = 500
/** Drawings and scripts are smaller; only full-width photos are larger. */
const mostBytes = 200_000

const expiration = new CacheExpiration(keptCaches.files, { maxEntries: mostFiles })

const isScript = (file: string) => file.endsWith('.js')

/** Returns the addresses of the data that a page needs besides its files. */
export function listData(text: string): string[] {
  return text.match(/ data-needs="([^"]+)"/)?.[1]?.split(' ') ?? []
}

/** The scripts of a page say which edition of the data they understand: it has the same name in every build. */
function keyOf(address: string, path: string, text: string): string {
  const key = new URL(address, location.origin)
  key.search = new URLSearchParams({
    page: path,
    scripts: listNamedFiles(text, path).filter(isScript).join(),
  }).toString()
  return key.href
}

async function mayBeKept(response: Response): Promise<boolean> {
  if (response.status !== 200 || !(await isWanted())) return false
  return (await response.clone().blob()).size <= mostBytes
}

/** For strategies: keeps what the visitor has not forbidden. */
export const keepWanted = {
  cacheWillUpdate: async ({ response }: { response: Response }) => ((await mayBeKept(response)) ? response : null),
  cacheDidUpdate: forgetUnwanted,
}

/** Resolves with what the browser has loaded already, and asks no network. */
function findLoaded(address: string): Promise<Response | undefined> {
  return fetch(address, { cache: 'only-if-cached', mode: 'same-origin' }).then(
    (answer) => (answer.ok ? answer : undefined),
    () => undefined,
  )
}

async function fetchWhole(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}

/** Keeps the files of a page, and those that its scripts name: what is loaded and, where `mayFetch`, also other scripts and drawings. */
async function keepFiles(text: string, path: string, { mayFetch }: { mayFetch: boolean }): Promise<void> {
  const kept = await caches.open(keptCaches.files)
  const files = new Set(listNamedFiles(text, path))
  // A set is walked to its end also where it grows meanwhile.
  for (const file of files) {
    if (!isLastingAddress({ pathname: file }) || file.endsWith('/')) continue
    const known = await kept.match(file, { ignoreVary: true })
    const found = known ?? (await caches.match(file, { ignoreVary: true })) ?? (await findLoaded(file))
    const answer = found ?? (mayFetch && /\.(js|svg)$/.test(file) ? await fetchWhole(file) : undefined)
    if (!answer) continue
    if (!known && (await mayBeKept(answer))) {
      const { href } = new URL(file, location.origin)
      await kept.put(href, answer.clone())
      await expiration.updateTimestamp(href)
    }
    if (isScript(file)) for (const other of listNamedFiles(await answer.text(), file)) files.add(other)
  }
  await expiration.expireEntries()
}

/** Keeps what the browser has loaded for an open page: its files, what it was told of the day, and the words in which it says that. */
export function keepLoaded(path: string, text: string, options = { mayFetch: false }): Promise<void> {
  return keepIfWanted(async () => {
    await keepFiles(text, path, options)
    const [, place] = text.match(/ data-weather-line="(\w+)"/) ?? []
    for (const address of ['/api/today', `/today/words/${languageOfPath(path)}.json`, `/api/weather/${place}`]) {
      const told = await findLoaded(address)
      if (told && (await mayBeKept(told))) await (await caches.open(keptCaches.weather)).put(address, told)
    }
  })
}

/** Keeps everything that a page needs without a network. Rejects where any of it could not be kept. */
export function keepNeeds(path: string, text: string): Promise<void> {
  return keepIfWanted(async () => {
    const kept = await caches.open(keptCaches.data)
    await keepLoaded(path, text, { mayFetch: true })
    for (const address of listData(text)) {
      const key = keyOf(address, path, text)
      await kept.put(key, await fetchWhole(address, { cache: 'no-cache' }))
      for (const { url } of await kept.keys()) {
        const { pathname, searchParams } = new URL(url)
        if (pathname === address && searchParams.get('page') === path && url !== key) await kept.delete(url)
      }
    }
  })
}

/** Resolves with whether a page opens without a network with its data: as it was read, or from the download of its language. */
export async function isKept(path: string): Promise<boolean> {
  if (await findBundle(path)) return true
  const page = await caches.match(path, { cacheName: keptCaches.pages })
  const text = await page?.text()
  if (text === undefined) return false
  const kept = await Promise.all(
    listData(text).map((address) => caches.match(keyOf(address, path, text), { cacheName: keptCaches.data })),
  )
  return kept.every((each) => each !== undefined)
}

/** Resolves with the data kept with the page that asks, or the words of today; undefined where there is none. */
export async function findKeptData(event: PageEvent): Promise<Response | undefined> {
  const address = keptAddress(new URL(event.request.url))
  const asks = event.clientId ? await worker.clients.get(event.clientId) : undefined
  if (!asks || asks.type === 'worker') return undefined
  const path = keptAddress(new URL(asks.url))
  const page = await caches.match(path, { cacheName: keptCaches.pages })
  const named = page && (await caches.match(keyOf(address, path, await page.text()), { cacheName: keptCaches.data }))
  // One copy for all pages: without it a warning would be known here, and could not be said.
  return named ?? caches.match(address, { cacheName: keptCaches.weather })
}
