import type { PageId } from '#site/routes/pages.ts'
import type { MapCategory } from './map-categories.ts'

export interface KindDefinition {
  /** The page of each entry; the parameter in its paths is the entry’s id. */
  page: PageId
  /** Prefix of an entry’s id on the map (`cabin-reine`); kinds without it are not on the map. */
  mapId?: string
  /** The map category: one for the kind, one per `type`, or the one named in an entry’s facts. */
  mapCategory?: MapCategory | Record<string, MapCategory> | 'namedByFacts'
  schemaType?: string
  /** Names the kind in the link of a trip plan (`t.ryten`): never changed, since links are kept; `m` is a point of the map, `o` an own point. */
  planSign?: string
}

/** The kinds whose entries have a location and the facts of every entry. */
const entries = {
  hotels: { page: 'hotel', mapId: 'hotel', planSign: 'h', mapCategory: 'hotel', schemaType: 'Hotel' },
  cabins: { page: 'cabin', mapId: 'cabin', planSign: 'c', mapCategory: 'accommodation', schemaType: 'LodgingBusiness' },
  restaurants: {
    page: 'restaurant',
    mapId: 'restaurant',
    planSign: 'r',
    mapCategory: 'restaurant',
    schemaType: 'Restaurant',
  },
  // schema.org has no type for a charging station.
  stations: { page: 'chargingStation', mapId: 'station', planSign: 's', mapCategory: 'charger', schemaType: 'Place' },
  activities: {
    page: 'activity',
    mapId: 'activity',
    planSign: 'a',
    mapCategory: 'namedByFacts',
    schemaType: 'TouristAttraction',
  },
  trips: {
    page: 'trip',
    mapId: 'trip',
    planSign: 't',
    mapCategory: { hike: 'hiking', boat: 'attraction', drive: 'viewpoint' },
    schemaType: 'TouristTrip',
  },
} as const satisfies Record<string, KindDefinition>

/** All kinds whose entries have a page, by the name of their folder in `content/`. */
export const kinds = {
  ...entries,
  places: { page: 'place', mapId: 'place', planSign: 'p', mapCategory: 'attraction' },
  seasons: { page: 'season' },
  articles: { page: 'article' },
} as const satisfies Record<string, KindDefinition>

export type EntryKind = keyof typeof entries
export type Kind = keyof typeof kinds

export const entryKinds = Object.keys(entries) as EntryKind[]
export const kindIds = Object.keys(kinds) as Kind[]

export function kindOfPage(page: PageId): Kind | undefined {
  return kindIds.find((kind) => kinds[kind].page === page)
}

export function isKind(word: string): word is Kind {
  return Object.hasOwn(kinds, word)
}

export function isEntryKind(kind: Kind): kind is EntryKind {
  return Object.hasOwn(entries, kind)
}

/** Returns the id of an entry or place on the map: `cabin-reine`. */
export function mapPointIdOf(kind: EntryKind | 'places', id: string): string {
  return `${kinds[kind].mapId}-${id}`
}
