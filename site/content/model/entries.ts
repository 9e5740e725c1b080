import type { Language } from '#contract/languages.ts'
import { activities } from './activity-queries.ts'
import { articles } from './article-queries.ts'
import { cabins } from './cabin-queries.ts'
import type { KindQueries } from './define-kind.ts'
import { hotels } from './hotel-queries.ts'
import type { EntryKind, Kind } from './kinds.ts'
import { places } from './place-queries.ts'
import { restaurants } from './restaurant-queries.ts'
import { seasons } from './season-queries.ts'
import { stations } from './station-queries.ts'
import { trips } from './trip-queries.ts'

export const queriesOf = {
  hotels,
  cabins,
  restaurants,
  stations,
  activities,
  trips,
  places,
  seasons,
  articles,
} as const satisfies Record<Kind, KindQueries>

/** An entry of one kind or of a union of kinds, discriminated by `kind`. */
export type EntryOf<Name extends EntryKind> = { [Each in Name]: ReturnType<(typeof queriesOf)[Each]['read']> }[Name]

export type AnyEntry = EntryOf<EntryKind>

/** An entry shown by EntryScreen; trips have their own screen. */
export type HouseEntry = Exclude<AnyEntry, { kind: 'trips' }>

/** Returns whether an entry is one house, and not something done at many places, such as cycling: then it has no way, no hours and nobody to ask. */
export function isAtOneHouse(facts: HouseEntry['facts']): boolean {
  return !('setting' in facts) || (facts.address ?? facts.phone ?? facts.website) !== undefined
}

/** Returns the ids of a kind: sorted, seasons in the order of the year. */
export function listIdsOf(kind: Kind): readonly string[] {
  return queriesOf[kind].listIds()
}

/** Returns an entry in a language. Throws a `ContentError` that names file, field and remedy. */
export function readEntry<Name extends EntryKind>(kind: Name, id: string, language: Language): EntryOf<Name> {
  return queriesOf[kind].read(id, language) as EntryOf<Name>
}

/** Returns all entries of a kind in a language, in display order. */
export function listEntries<Name extends EntryKind>(kind: Name, language: Language): EntryOf<Name>[] {
  return queriesOf[kind].list(language) as EntryOf<Name>[]
}

export function nameOfSubject(kind: Kind, id: string, language: Language): string {
  return queriesOf[kind].nameOf(id, language)
}
