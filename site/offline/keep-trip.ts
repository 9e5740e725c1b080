import { languageOfPath } from '#contract/languages.ts'
import { listNamedFiles } from '#site/page-start/named-files.ts'
import { findBundle } from './find-bundle.ts'
import { keptAddress } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { type PageEvent, worker } from './worker-scope.ts'

// A plan is for the road. So what its page loads late (stops, maps, the makers of files) is kept with it, though nobody has asked
// for it yet: a plan that was sent then opens, and goes into the calendar, where there is no network.

function listData(path: string): string[] {
  return [`/search/stops/${languageOfPath(path)}.json`, '/search/stops/chart.json']
}

const isScript = (file: string) => file.endsWith('.js')

/** The scripts of a page say which edition of the data they understand: it has the same name in every build. */
function keyOf(address: string, path: string, text: string): string {
  const key = new URL(address, location.origin)
  key.search = new URLSearchParams({
    page: path,
    scripts: listNamedFiles(text, path).filter(isScript).join(),
  }).toString()
  return key.href
}

/** Keeps everything that the page of a trip needs without a network. Rejects where any of it could not be kept. */
export async function keepTrip(path: string, text: string): Promise<void> {
  await keepFiles(listNamedFiles(text, path))
  const kept = await caches.open(keptCaches.trip)
  for (const address of listData(path)) {
    const key = keyOf(address, path, text)
    await kept.put(key, await fetchWhole(address, { cache: 'no-cache' }))
    for (const { url } of await kept.keys()) {
      const { pathname, searchParams } = new URL(url)
      if (pathname === address && searchParams.get('page') === path && url !== key) await kept.delete(url)
    }
  }
}

async function fetchWhole(address: string, options?: RequestInit): Promise<Response> {
  const answer = await fetch(address, options)
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`)
  return answer
}

/** Keeps scripts and drawings, and the scripts that scripts name: what the page loads later, and what that shares with others. */
async function keepFiles(named: readonly string[]): Promise<void> {
  const kept = await caches.open(keptCaches.files)
  const files = new Set(named.filter((file) => /\.(js|svg)$/.test(file)))
  // A set is walked to its end also where it grows meanwhile.
  for (const file of files) {
    const known = await caches.match(file, { ignoreVary: true })
    const answer = known ?? (await fetchWhole(file))
    if (!known) await kept.put(new URL(file, location.origin).href, answer.clone())
    if (isScript(file)) for (const other of listNamedFiles(await answer.text(), file).filter(isScript)) files.add(other)
  }
}

/** Resolves with whether the page of a trip opens without a network: as it was read, or from the download of its language. */
export async function isTripKept(path: string): Promise<boolean> {
  if (await findBundle(path)) return true
  const page = await caches.match(path, { cacheName: keptCaches.pages })
  const text = await page?.text()
  if (text === undefined) return false
  const kept = await Promise.all(
    listData(path).map((address) => caches.match(keyOf(address, path, text), { cacheName: keptCaches.trip })),
  )
  return kept.every((each) => each !== undefined)
}

/** Resolves with the data kept with the page that asks; undefined where there is none. */
export async function findTripData(event: PageEvent): Promise<Response | undefined> {
  const address = keptAddress(new URL(event.request.url))
  const asks = event.clientId ? await worker.clients.get(event.clientId) : undefined
  if (!asks || asks.type === 'worker') return undefined
  const path = keptAddress(new URL(asks.url))
  const page = await caches.match(path, { cacheName: keptCaches.pages })
  return page && caches.match(keyOf(address, path, await page.text()), { cacheName: keptCaches.trip })
}
