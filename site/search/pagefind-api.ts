import { allowKnownLibraries } from '#site/ui/trusted-types.ts'

/** What the guide uses of Pagefind in the browser. */
export interface Pagefind {
  options(options: object): Promise<void>
  search(words: string, options?: { filters?: Record<string, string> }): Promise<FoundPages>
}

export interface FoundPages {
  results: FoundPage[]
}

export interface FoundPage {
  data(): Promise<FoundData>
}

interface FoundData {
  url: string
  /** The folded words of the page, as they were indexed. */
  raw_content: string
  /** Where among them the found ones stand. */
  locations: number[]
  filters: Record<string, string[]>
}

/** Pagefind waits for its worker and for its files without an end; nobody else does. */
const patienceMs = 6000

/** Fails when a promise takes longer than people wait for an answer. */
export function withPatience<Value>(promise: Promise<Value>, milliseconds = patienceMs): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The search took too long to load.')), milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

let loading: Promise<Pagefind> | undefined

/** Pagefind, ready to be asked; fetched the first time. Fails when one of its files does, and may then be tried again. */
export function loadPagefind(): Promise<Pagefind> {
  loading ??= startPagefind().catch((error) => {
    loading = undefined
    throw error
  })
  return loading
}

async function startPagefind(): Promise<Pagefind> {
  const folder = '/pagefind/'
  // Asked for first: when it is missing Pagefind itself would only say so after its worker has given up.
  const entry = await fetch(`${folder}pagefind-entry.json`)
  if (!entry.ok) throw new Error('There is no search index.')
  // Its worker.
  allowKnownLibraries()
  const pagefind: Pagefind = await import(/* @vite-ignore */ `${folder}pagefind.js`)
  await pagefind.options({ basePath: folder })
  return pagefind
}
