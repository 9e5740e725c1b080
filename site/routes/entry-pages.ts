import type { EntryKind } from '#site/editorial/entry-schema.ts'
import type { PageId } from './route-table.ts'

/** The page of each kind of entry, and what its pattern calls the entry. */
export const pageOfKind = {
  hotels: { page: 'hotel', parameter: 'id' },
  cabins: { page: 'cabin', parameter: 'slug' },
  restaurants: { page: 'restaurant', parameter: 'id' },
  stations: { page: 'chargingStation', parameter: 'id' },
  activities: { page: 'activity', parameter: 'id' },
  trips: { page: 'trip', parameter: 'slug' },
} as const satisfies Record<EntryKind, { page: PageId; parameter: string }>

/** The entry that a page is about; undefined for a page that is no entry’s. */
export function entryOfPage(page: {
  id: PageId
  params: Record<string, string>
}): { kind: EntryKind; id: string } | undefined {
  for (const [kind, { page: id, parameter }] of Object.entries(pageOfKind)) {
    if (id === page.id) return { kind: kind as EntryKind, id: page.params[parameter] ?? '' }
  }
  return undefined
}
