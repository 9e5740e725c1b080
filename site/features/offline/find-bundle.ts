import { type Language, languageKeys, languageOfPath } from '#contract/languages.ts'
import { bundleNote, isBundleOf } from './kept-caches.ts'
import type { OfflineBundle } from './offline-bundle.ts'

/** A complete bundle in the browser. */
export interface DownloadedBundle extends OfflineBundle {
  cacheName: string
  /** ISO 8601. */
  downloadedAt: string
}

/** Resolves with the complete bundles of a language in the browser, newest first. */
export async function listBundles(language: Language): Promise<DownloadedBundle[]> {
  const names = (await caches.keys()).filter((name) => isBundleOf(language, name))
  const bundles = await Promise.all(names.map(readBundle))
  return bundles
    .filter((bundle) => bundle !== undefined)
    .toSorted((one, other) => other.downloadedAt.localeCompare(one.downloadedAt))
}

/** Resolves with the complete bundles of every language in the browser, the newest of each first. */
export async function listAllBundles(): Promise<DownloadedBundle[]> {
  return (await Promise.all(languageKeys.map(listBundles))).flat()
}

/** Resolves with the newest complete bundle of the language of a path. */
export async function findBundle(path: string): Promise<DownloadedBundle | undefined> {
  return (await listBundles(languageOfPath(path)))[0]
}

async function readBundle(cacheName: string): Promise<DownloadedBundle | undefined> {
  const note = await caches.match(bundleNote, { cacheName })
  return note && { ...(await note.json()), cacheName }
}
