import { type Language, languageKeys, languageOfPath } from '#contract/languages.ts'
import { editionNote, isEditionOf } from './kept-caches.ts'
import type { OfflineEdition } from './offline-edition.ts'

/** An edition as it lies in the browser: whole. */
export interface TakenEdition extends OfflineEdition {
  cacheName: string
  /** ISO 8601. */
  takenAt: string
}

/** Promises the whole editions of a language in the browser, the newest first. */
export async function listEditions(language: Language): Promise<TakenEdition[]> {
  const names = (await caches.keys()).filter((name) => isEditionOf(language, name))
  const editions = await Promise.all(names.map(readEdition))
  return editions
    .filter((edition) => edition !== undefined)
    .toSorted((one, other) => other.takenAt.localeCompare(one.takenAt))
}

/** Promises the whole editions of every language in the browser, the newest of each first. */
export async function listAllEditions(): Promise<TakenEdition[]> {
  return (await Promise.all(languageKeys.map(listEditions))).flat()
}

/** Promises the newest whole edition of the language of a path. */
export async function findEdition(path: string): Promise<TakenEdition | undefined> {
  return (await listEditions(languageOfPath(path)))[0]
}

async function readEdition(cacheName: string): Promise<TakenEdition | undefined> {
  const note = await caches.match(editionNote, { cacheName })
  return note && { ...(await note.json()), cacheName }
}
