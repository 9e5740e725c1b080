import type { Language } from '#contract/languages.ts'
import { type Activity, activities } from './activity-queries.ts'
import { type Cabin, cabins } from './cabin-queries.ts'
import type { EntryKind } from './entry-schema.ts'
import { type Hotel, hotels } from './hotel-queries.ts'
import { type Restaurant, restaurants } from './restaurant-queries.ts'
import { type Station, stations } from './station-queries.ts'
import { type Trip, trips } from './trip-queries.ts'

const queriesOf = { hotels, cabins, restaurants, stations, activities, trips } as const

/** An entry of any kind; `kind` tells which. */
export type AnyEntry =
  | (Hotel & { kind: 'hotels' })
  | (Cabin & { kind: 'cabins' })
  | (Restaurant & { kind: 'restaurants' })
  | (Station & { kind: 'stations' })
  | (Activity & { kind: 'activities' })
  | (Trip & { kind: 'trips' })

/** An entry of one kind, or of one of several. */
export type EntryOf<Kind extends EntryKind> = Extract<AnyEntry, { kind: Kind }>

/** An entry whose page is that of a house or an activity; a trip has a page of its own making. */
export type HouseEntry = Exclude<AnyEntry, { kind: 'trips' }>

/** The ids of a kind of entry, sorted. */
export function listIdsOf(kind: EntryKind): string[] {
  return queriesOf[kind].listIds()
}

/** An entry with its words in a language. Throws a `ContentError` that names file, field and remedy when content is at fault. */
export function readEntry<Kind extends EntryKind>(kind: Kind, id: string, language: Language): EntryOf<Kind> {
  return queriesOf[kind].read(id, language) as EntryOf<Kind>
}

/** All entries of a kind in a language, as their facts order them. */
export function listEntries<Kind extends EntryKind>(kind: Kind, language: Language): EntryOf<Kind>[] {
  return queriesOf[kind].list(language) as EntryOf<Kind>[]
}
