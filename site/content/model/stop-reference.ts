import { type Kind, kindIds, kinds } from '#site/content/model/kinds.ts'

/** What can be added to a trip. */
export interface StopToAdd {
  /** As a link names it: `t.ryten`. */
  stop: string
  name: string
}

/** A kind whose entries can be stops. */
export type StopKind = {
  [Each in Kind]: (typeof kinds)[Each] extends { planSign: string } ? Each : never
}[Kind]

/** Returns whether what is of a kind can be a stop. */
export function isStopKind(kind: string): kind is StopKind {
  return Object.hasOwn(kinds, kind) && 'planSign' in kinds[kind as Kind]
}

/** Returns how a link names an entry: `t.ryten`. */
export function refOfEntry(kind: StopKind, id: string): string {
  return `${kinds[kind].planSign}.${id}`
}

/** Returns how a link names a point of the map: its entry (`t.ryten`), if it has a page, else the point itself (`m.bunes`). */
export function refOfMapPoint({ id, href }: { id: string; href?: string | undefined }): string {
  const kind = kindIds.filter(isStopKind).find((each) => id.startsWith(`${kinds[each].mapId}-`))
  return href && kind ? refOfEntry(kind, id.slice(kinds[kind].mapId.length + 1)) : `m.${id}`
}
