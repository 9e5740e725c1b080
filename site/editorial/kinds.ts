import type { PageId } from '#site/routes/pages.ts'
import type { MapCategory } from './map-categories.ts'

/** What the guide knows of a kind of content whose entries have a page each. */
export interface KindDefinition {
  /** The page of each entry; the parameter in its paths is the entry’s id. */
  page: PageId
  /** What stands before an entry’s id in the id of its point on the map (`cabin-reine`); without, it is no point. */
  mapId?: string
  /** The sign on the map: one for the kind, one for each `type` of its facts, or what an entry’s facts name. */
  mapCategory?: MapCategory | Record<string, MapCategory> | 'namedByFacts'
  /** What schema.org calls it. */
  schemaType?: string
}

/** Every kind of entry that stands somewhere in Lofoten and has a page of its own. */
const entries = {
  hotels: { page: 'hotel', mapId: 'hotel', mapCategory: 'hotel', schemaType: 'Hotel' },
  cabins: { page: 'cabin', mapId: 'cabin', mapCategory: 'accommodation', schemaType: 'LodgingBusiness' },
  restaurants: { page: 'restaurant', mapId: 'restaurant', mapCategory: 'restaurant', schemaType: 'Restaurant' },
  // schema.org has no type for a charging station: that is a place with a feature.
  stations: { page: 'chargingStation', mapId: 'station', mapCategory: 'charger', schemaType: 'Place' },
  activities: {
    page: 'activity',
    mapId: 'activity',
    mapCategory: 'namedByFacts',
    schemaType: 'TouristAttraction',
  },
  trips: {
    page: 'trip',
    mapId: 'trip',
    mapCategory: { hike: 'hiking', boat: 'attraction', drive: 'viewpoint' },
    schemaType: 'TouristTrip',
  },
} as const satisfies Record<string, KindDefinition>

/** Every kind whose entries have pages: the entries, and what stands beside them. The name is that of its folder in `content/`. */
export const kinds = {
  ...entries,
  places: { page: 'place', mapId: 'place', mapCategory: 'attraction' },
  seasons: { page: 'season' },
  articles: { page: 'article' },
} as const satisfies Record<string, KindDefinition>

export type EntryKind = keyof typeof entries
export type Kind = keyof typeof kinds

export const entryKinds = Object.keys(entries) as EntryKind[]
export const kindIds = Object.keys(kinds) as Kind[]

/** Returns the kind whose entries a page shows; undefined for a page that shows no entry. */
export function kindOfPage(page: PageId): Kind | undefined {
  return kindIds.find((kind) => kinds[kind].page === page)
}

/** Tells whether a word is the name of a kind whose entries have pages, like `places`. */
export function isKind(word: string): word is Kind {
  return Object.hasOwn(kinds, word)
}

/** Tells whether a kind is one of entries: it stands somewhere and has facts as all entries have. */
export function isEntryKind(kind: Kind): kind is EntryKind {
  return Object.hasOwn(entries, kind)
}

/** Returns the id that an entry or a place has as a point of the map: `cabin-reine`. */
export function mapPointIdOf(kind: EntryKind | 'places', id: string): string {
  return `${kinds[kind].mapId}-${id}`
}
