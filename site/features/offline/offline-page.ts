import { type Language, languageKeys } from '#contract/languages.ts'
import { listNamedFiles } from '#site/page-start/named-files.ts'
import { cacheOfOfflinePage, savesData, unpackedHeaders } from './kept-caches.ts'

/** The path of the offline page per language, defined by the build: the table of routes would outweigh the worker. */
declare const offlinePages: Record<Language, string>

const dayMs = 24 * 3600 * 1000

/** Resolves with the offline page in a language, else in another one. */
export async function findOfflinePage(language: Language): Promise<Response | undefined> {
  for (const each of [language, ...languageKeys]) {
    const found = await caches.match(offlinePages[each], { cacheName: cacheOfOfflinePage(each) })
    if (found) return found
  }
  return undefined
}

/** Refreshes the offline page and its files once a day, unless data is saved. Throws for an incomplete one; the old one stays. */
export async function keepOfflinePage(language: Language): Promise<void> {
  if (savesData()) return
  const address = offlinePages[language]
  const cacheName = cacheOfOfflinePage(language)
  const known = await caches.match(address, { cacheName })
  if (known && Date.now() - Date.parse(known.headers.get('x-read-at') ?? '') < dayMs) return
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  const text = await response.text()
  const cache = await caches.open(cacheName)
  const needed = await keepWithImports(cache, listNamedFiles(text, address))
  const headers = unpackedHeaders(response)
  headers.set('x-read-at', new Date().toISOString())
  await cache.put(address, new Response(text, { headers }))
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url)
    if (pathname !== address && !needed.has(pathname)) await cache.delete(url)
  }
}

async function keepWithImports(cache: Cache, addresses: string[]): Promise<Set<string>> {
  const needed = new Set<string>()
  const waiting = addresses.filter((address) => !address.endsWith('/'))
  for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
    if (needed.has(address)) continue
    needed.add(address)
    const file = (await cache.match(address)) ?? (await fetch(address))
    if (!file.ok) throw new Error(`${address} answered ${file.status}.`)
    await cache.put(address, file.clone())
    if (address.endsWith('.js')) waiting.push(...listNamedFiles(await file.text(), address))
  }
  return needed
}
