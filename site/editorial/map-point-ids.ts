import type { EntryKind } from './entry-schema.ts'

/** What each kind of entry is called in the id of its point. */
const nameOfKind: Record<EntryKind | 'places', string> = {
  hotels: 'hotel',
  cabins: 'cabin',
  restaurants: 'restaurant',
  stations: 'station',
  activities: 'activity',
  trips: 'trip',
  places: 'place',
}

/** The id that an entry or a place has as a point of the map: `cabin-reine`. */
export function mapPointIdOf(kind: EntryKind | 'places', id: string): string {
  return `${nameOfKind[kind]}-${id}`
}
