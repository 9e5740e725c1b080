import type { Language } from '#site/i18n/languages.ts'
import { type Cabin, cabins } from './cabin-queries.ts'
import type { EntryKind } from './entry-schema.ts'
import { type Hotel, hotels } from './hotel-queries.ts'
import { type Restaurant, restaurants } from './restaurant-queries.ts'
import { type Station, stations } from './station-queries.ts'

const queriesOf = { hotels, cabins, restaurants, stations } as const

/** An entry of any kind; `kind` tells which. */
export type AnyEntry =
  | (Hotel & { kind: 'hotels' })
  | (Cabin & { kind: 'cabins' })
  | (Restaurant & { kind: 'restaurants' })
  | (Station & { kind: 'stations' })

/** The ids of a kind of entry, sorted. */
export function listIdsOf(kind: EntryKind): string[] {
  return queriesOf[kind].listIds()
}

/** An entry with its words in a language. Throws a `ContentError` that names file, field and remedy when content is at fault. */
export function readEntry(kind: EntryKind, id: string, language: Language): AnyEntry {
  return queriesOf[kind].read(id, language) as AnyEntry
}
