import { allowKnownLibraries } from '#site/ui/trusted-types.ts'

/** The part of Pagefind's browser API that the guide uses. */
export interface Pagefind {
  options(options: object): Promise<void>
  /** `null` finds every page. */
  search(words: string | null, options?: { filters?: Record<string, string> }): Promise<FoundPages>
}

/** Names of so few folded letters («Å») are a filter of their own, because Pagefind takes them for beginnings of words. */
export const longestShortName = 2

export interface FoundPages {
  results: FoundPage[]
}

export interface FoundPage {
  id: string
  /** Relevance, comparable within one search. */
  score: number
  data(): Promise<FoundData>
}

interface FoundData {
  url: string
  /** The folded words of the page, as they were indexed. */
  raw_content: string
  /** Indexes of the found words in it. */
  locations: number[]
  filters: Record<string, string[]>
}

/** Pagefind itself has no timeout. On a poor line its program and index take more than ten seconds the first time. */
const patienceMs = 20_000

/** Rejects when a promise takes too long. */
export function withPatience<Value>(promise: Promise<Value>, milliseconds = patienceMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search took too long to load.')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

let loading: Promise<Pagefind> | undefined

/** Resolves with Pagefind, loaded on first use; after a rejection it can be tried again. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= startPagefind().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function startPagefind(): Promise<Pagefind> {
  const folder = '/pagefind/'
  // Fetched first, because Pagefind would report a missing index only after its worker's timeout.
  const entry = await fetch(`${folder}pagefind-entry.json`)
  if (!entry.ok) throw new Error('There is no search index.')
  // For its worker.
  allowKnownLibraries()
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${folder}pagefind.js`)
  await pagefind.options({ basePath: folder })
  return pagefind
}
