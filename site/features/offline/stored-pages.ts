import { type Language, languageOfPath } from '#contract/languages.ts'

export interface StoredPage {
  path: string
  title: string
  /** ISO 8601; empty if unknown. */
  readAt: string
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#38': '&', '#34': '"' }

/** Returns the title of a page without the guide’s name; the path if there is none. */
export function readTitle(html: string, path: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]?.trim()
  if (!title) return path
  const plain = title.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
  return plain.replace(/ – [^–]*$/, '')
}

/** Resolves with the pages in a language that are stored in a cache, the last read first. Rejects where the browser refuses its storage. */
export async function listStoredPages(language: Language, cacheName: string): Promise<StoredPage[]> {
  // `caches.open` would create a missing cache.
  if (!('caches' in window && (await caches.has(cacheName)))) return []
  const pages: StoredPage[] = []
  const cache = await caches.open(cacheName)
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname
    const page = languageOfPath(path) === language ? await cache.match(url) : undefined
    if (!page) continue
    pages.push({ path, title: readTitle(await page.text(), path), readAt: page.headers.get('x-read-at') ?? '' })
  }
  return pages.sort((one, other) => Date.parse(other.readAt) - Date.parse(one.readAt))
}
