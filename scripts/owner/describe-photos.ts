import { asSentence, count, keepFilled, type Section } from './report.ts'

export interface PhotosOfKind {
  kind: string
  ids: readonly string[]
  withPhoto: ReadonlySet<string>
}

export function describePhotos(kinds: readonly PhotosOfKind[]): Section {
  const all = kinds.map(({ kind, ids, withPhoto }) => ({
    kind,
    total: ids.length,
    missing: ids.filter((id) => !withPhoto.has(id)),
  }))
  const missing = all.reduce((sum, each) => sum + each.missing.length, 0)
  const total = all.reduce((sum, each) => sum + each.total, 0)
  return {
    title: 'Missing photos',
    state: missing > 0 ? 'open' : 'well',
    summary: asSentence(
      missing > 0
        ? `${missing.toLocaleString('en')} of ${count(total, 'entry', 'entries')} show a drawing instead of a photo`
        : `each of ${count(total, 'entry', 'entries')} has its photo`,
    ),
    tables: keepFilled([
      {
        title: 'Put photo.jpg and photo.yaml into the folder (docs/content-guide.md)',
        columns: ['Folder', 'Without', 'Entries'],
        rows: all
          .filter((each) => each.missing.length > 0)
          .map((each) => [`content/${each.kind}`, `${each.missing.length} of ${each.total}`, each.missing.join(', ')]),
      },
    ]),
  }
}
