import { languageOfPath } from '#contract/languages.ts'
import { keptAddress, listNamedFiles } from './kept-address.ts'
import { keptCaches } from './kept-caches.ts'
import { type PageEvent, worker } from './worker-scope.ts'

// A plan is for the road. So what its page loads late (stops, maps, the makers of files) is kept with it, though nobody has asked
// for it yet: a plan that was sent then opens, and goes into the calendar, where there is no network.

/** Scripts that scripts name: the page's, what it loads later, and what that shares with others. */
const deepest = 4

function isTripPage(text: string): boolean {
  return text.includes('data-trip-page')
}

function listData(path: string): string[] {
  return [`/search/stops/${languageOfPath(path)}.json`, '/search/stops/chart.json']
}

/** The scripts of a page say which edition of the data they understand: it has the same name in every build. */
function keyOf(address: string, path: string, text: string): string {
  const scripts = listNamedFiles(text, path).filter((file) => file.endsWith('.js'))
  const key = new URL(address, location.origin)
  key.search = new URLSearchParams({ page: path, scripts: scripts.join() }).toString()
  return key.href
}

/** Keeps everything that the page of a trip needs without a network. */
export async function keepTrip(path: string, text: string): Promise<void> {
  if (!isTripPage(text)) return
  await keepScripts(listNamedFiles(text, path), new Set())
  const kept = await caches.open(keptCaches.trip)
  for (const address of listData(path)) {
    const answer = await fetch(address, { cache: 'no-cache' })
    if (answer.status !== 200) continue
    const key = keyOf(address, path, text)
    await kept.put(key, answer)
    for (const { url } of await kept.keys()) {
      const { pathname, searchParams } = new URL(url)
      if (pathname === address && searchParams.get('page') === path && url !== key) await kept.delete(url)
    }
  }
}

async function keepScripts(files: readonly string[], done: Set<string>, depth = 0): Promise<void> {
  const kept = await caches.open(keptCaches.files)
  for (const file of files.filter((each) => each.endsWith('.js') && !done.has(each))) {
    done.add(file)
    const known = await caches.match(file, { ignoreVary: true })
    const answer = known ?? (await fetch(file))
    if (answer.status !== 200) continue
    const script = await answer.clone().text()
    if (!known) await kept.put(new URL(file, location.origin).href, answer)
    if (depth < deepest) await keepScripts(listNamedFiles(script, '/_assets/'), done, depth + 1)
  }
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
