import { type EntryKind, isEntryKind, type Kind, kindOfPage } from '#site/editorial/kinds.ts'
import type { GuidePage } from './all-pages.ts'

/** Returns what a page shows an entry of, and which; undefined for a page that shows none. */
export function subjectOfPage({
  id,
  params,
}: Pick<GuidePage, 'id' | 'params'>): { kind: Kind; id: string } | undefined {
  const kind = kindOfPage(id)
  return kind && { kind, id: Object.values(params)[0] ?? '' }
}

/** Returns the entry that a page is about; undefined for a page of another kind, such as a place. */
export function entryOfPage(page: Pick<GuidePage, 'id' | 'params'>): { kind: EntryKind; id: string } | undefined {
  const subject = subjectOfPage(page)
  return subject && isEntryKind(subject.kind) ? { kind: subject.kind, id: subject.id } : undefined
}
