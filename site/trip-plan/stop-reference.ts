import { type EntryKind, kinds } from '#site/content-model/kinds.ts'

/** The sign of a kind in a link; `m` is a point of the map without a page, `o` an own point. */
const signOfKind: Record<EntryKind | 'places', string> = {
  places: 'p',
  trips: 't',
  activities: 'a',
  hotels: 'h',
  cabins: 'c',
  restaurants: 'r',
  stations: 's',
}

export type StopKind = keyof typeof signOfKind

/** Returns whether what is of a kind can be a stop. */
export function isStopKind(kind: string): kind is StopKind {
  return Object.hasOwn(signOfKind, kind)
}

/** Returns how a link names an entry: `t.ryten`. */
export function refOfEntry(kind: StopKind, id: string): string {
  return `${signOfKind[kind]}.${id}`
}

/** Returns how a link names a point of the map: its entry, if it has a page, else the point itself. */
export function refOfMapPoint({ id, href }: { id: string; href?: string | undefined }): string {
  const kind = (Object.keys(signOfKind) as StopKind[]).find((each) => id.startsWith(`${kinds[each].mapId}-`))
  return href && kind ? refOfEntry(kind, id.slice(kinds[kind].mapId.length + 1)) : `m.${id}`
}
