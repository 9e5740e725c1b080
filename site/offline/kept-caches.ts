import type { Language } from '#contract/languages.ts'

// What the browser keeps of the guide, by the names of its caches. Another format of what is kept needs another number: the
// worker throws away whatever has an older one.

const family = 'guide-'
const prefix = `${family}1-`

export const keptCaches = {
  /** Empty. While it is there, things are kept; taking it away ends that for pages and worker alike. */
  wanted: `${prefix}wanted`,
  /** Pages that were read. */
  pages: `${prefix}pages`,
  /** Files under lasting names that belong to them. */
  files: `${prefix}files`,
  weather: `${prefix}weather`,
  /** Which open page came from which edition. */
  bound: `${prefix}bound`,
} as const

/** Where an edition says what it holds; only a whole one does. */
export const editionNote = '/offline/taken.json'

/** The address of the worker; where it lies decides which pages it serves. */
export const workerAddress = '/service-worker.js'

/** Kept in local storage once somebody has removed everything; then no page brings the worker back. */
export const removedKey = 'offline'

/** The cache that holds the page for no network in a language, with what it needs. */
export function cacheOfOfflinePage(language: Language): string {
  return `${prefix}offline-${language}`
}

/** The cache of one edition of a language that was taken along. */
export function cacheOfEdition(language: Language, version: string): string {
  return `${prefix}taken-${language}-${version}`
}

/** Tells whether a cache holds an edition of a language, whole or not. */
export function isEditionOf(language: Language, cacheName: string): boolean {
  return cacheName.startsWith(cacheOfEdition(language, ''))
}

/** Tells whether a cache is the guide’s, in any format. */
export function isOurs(cacheName: string): boolean {
  return cacheName.startsWith(family)
}

/** Tells whether a cache is the guide’s, in a format that nobody reads any more. */
export function isOutdated(cacheName: string): boolean {
  return isOurs(cacheName) && !cacheName.startsWith(prefix)
}
