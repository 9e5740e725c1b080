import type { Language } from '#contract/languages.ts'

// The names of the guide's caches. A change of what they hold needs a new number: the worker deletes caches with an older one.

const family = 'guide-'
const prefix = `${family}2-`

export const keptCaches = {
  /** Empty. While it exists, pages and worker keep things; deleting it stops both. */
  wanted: `${prefix}wanted`,
  /** Pages that were read. */
  pages: `${prefix}pages`,
  /** Files with lasting names of those pages. */
  files: `${prefix}files`,
  /** The forecasts, what was said of the day, and the words for it. */
  weather: `${prefix}weather`,
  /** What pages load late besides their files. */
  data: `${prefix}data`,
  /** The bundle of each open page. */
  pinned: `${prefix}pinned`,
} as const

/** The description of a bundle, present only in a complete one. */
export const bundleNote = '/offline/bundle.json'

/** The address of the worker, which also determines its scope. */
export const workerAddress = '/service-worker.js'

/** Set in local storage after the visitor removed everything, so that no page brings the worker back. */
export const removedKey = 'offline'

export function cacheOfOfflinePage(language: Language): string {
  return `${prefix}offline-${language}`
}

export function cacheOfBundle(language: Language, version: string): string {
  return `${prefix}bundle-${language}-${version}`
}

/** Returns whether a cache holds a bundle of a language, complete or not. */
export function isBundleOf(language: Language, cacheName: string): boolean {
  return cacheName.startsWith(cacheOfBundle(language, ''))
}

/** Returns whether a cache is the guide’s, in any format. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(family)
}

/** Returns whether a cache is the guide’s, in an outdated format. */
export function isOutdated(cacheName: string): boolean {
  return isOurs(cacheName) && !cacheName.startsWith(prefix)
}

/** Deletes the caches whose name passes. */
export async function deleteCaches(isGone: (cacheName: string) => boolean): Promise<void> {
  for (const name of (await caches.keys()).filter(isGone)) await caches.delete(name)
}

/** Resolves with whether pages and worker may keep things. */
export function isWanted(): Promise<boolean> {
  return caches.has(keptCaches.wanted)
}

/** Deletes again what was written by work that had begun before the visitor removed everything. */
export async function forgetUnwanted(): Promise<void> {
  if (!(await isWanted())) await deleteCaches((name) => isOurs(name) && name !== keptCaches.wanted)
}

/** Resolves with what `keep` does; with undefined, and nothing kept, where the visitor has removed everything, even meanwhile. */
export async function keepIfWanted<Result>(keep: () => Promise<Result>): Promise<Result | undefined> {
  // Asked before: to open a cache would bring it back.
  if (!(await isWanted())) return undefined
  try {
    return await keep()
  } finally {
    await forgetUnwanted()
  }
}

/** Returns the headers of a response whose body has been decompressed. */
export function unpackedHeaders({ headers }: Response): Headers {
  const unpacked = new Headers(headers)
  unpacked.delete('content-encoding')
  unpacked.delete('content-length')
  return unpacked
}

/** Returns whether the visitor saves data; `connection` is Chromium only and missing from TypeScript's types. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData: boolean } }
  return connection?.saveData ?? false
}
