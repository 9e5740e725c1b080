import { type Language, languageKeys, languageOfPath } from '#contract/languages.ts'
import { bundleNote, isBundleOf } from './kept-caches.ts'

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
    .toSorted((one, other) => Date.parse(other.downloadedAt) - Date.parse(one.downloadedAt))
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

/** The downloadable guide in one language (`/offline/{language}.json`), written by the build; not validated in the browser. */
export interface OfflineBundle {
  /** Changes with its files, and with nothing else. */
  version: string
  language: Language
  /** Transferred. */
  bytes: number
  /** Stored. */
  storedBytes: number
  /** Path as in an address, transferred bytes, and a content hash where the name has none. */
  files: [path: string, bytes: number, hash?: string][]
  /** The address that stands in for each other address of a photo. */
  standIns: Record<string, string>
}
