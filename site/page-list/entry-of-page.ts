import { type EntryKind, isEntryKind, type Kind, kindOfPage } from '#site/content/model/kinds.ts'
import type { GuidePage } from './all-pages.ts'

/** Returns kind and id of the entry that a page shows, if any. */
export function subjectOfPage({
  id,
  params,
}: Pick<GuidePage, 'id' | 'params'>): { kind: Kind; id: string } | undefined {
  const kind = kindOfPage(id)
  return kind && { kind, id: Object.values(params)[0] ?? '' }
}

/** Like `subjectOfPage`, for the kinds in `EntryKind` only. */
export function entryOfPage(page: Pick<GuidePage, 'id' | 'params'>): { kind: EntryKind; id: string } | undefined {
  const subject = subjectOfPage(page)
  return subject && isEntryKind(subject.kind) ? { kind: subject.kind, id: subject.id } : undefined
}
