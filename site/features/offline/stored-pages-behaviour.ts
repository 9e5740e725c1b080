import { languageOfPath } from '#contract/languages.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAge } from '#site/i18n/format-age.ts'
import { keptCaches } from '#site/offline/kept-caches.ts'

interface StoredPage {
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

/**
 * Lists the stored pages in the language of this page; where the browser refuses its storage, says so on the page and in
 * a notice.
 */
export async function showStoredPages(root: HTMLElement): Promise<void> {
  const refused = root.querySelector<HTMLElement>('[data-refused]')
  try {
    await listStoredPages(root)
    refused?.toggleAttribute('hidden', true)
  } catch (error) {
    console.error(error)
    root.querySelector('[data-none]')?.toggleAttribute('hidden', true)
    refused?.toggleAttribute('hidden', false)
    // Fetched only then: the page itself stays light.
    const { present } = await import('#site/ui/notices/notice-host.tsx')
    await present({ kind: 'error', text: refused?.textContent?.trim() ?? '', regionLabel: root.dataset.notices ?? '' })
  }
}

/** Lists the stored pages in the language of this page, the last read first. Rejects where the browser refuses. */
async function listStoredPages(root: HTMLElement): Promise<void> {
  const language = root.dataset.storedPages
  const pages: StoredPage[] = []
  // `caches.open` would create a missing cache.
  if ('caches' in window && (await caches.has(keptCaches.pages))) {
    const cache = await caches.open(keptCaches.pages)
    for (const { url } of await cache.keys()) {
      const path = new URL(url).pathname
      const page = languageOfPath(path) === language ? await cache.match(url) : undefined
      if (!page) continue
      pages.push({ path, title: readTitle(await page.text(), path), readAt: page.headers.get('x-read-at') ?? '' })
    }
  }
  pages.sort((one, other) => other.readAt.localeCompare(one.readAt))
  root.querySelector('ul')?.remove()
  if (pages.length > 0) {
    const list = document.createElement('ul')
    list.className = 'stored'
    list.append(...pages.map((page) => buildRow(page, root)))
    root.append(list)
  }
  root.querySelector('[data-none]')?.toggleAttribute('hidden', pages.length > 0)
}

function buildRow({ path, title, readAt }: StoredPage, { dataset }: HTMLElement): HTMLElement {
  const row = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  link.textContent = title
  row.append(link)
  if (readAt) {
    const age = document.createElement('small')
    age.textContent = fillGaps(dataset.read ?? '', { age: formatAge(readAt, Date.now(), dataset.locale ?? 'nb-NO') })
    row.append(' ', age)
  }
  return row
}
