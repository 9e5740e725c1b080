import { createHash } from 'node:crypto'
import { hashContent } from '#scripts/serving-manifest/hash-content.ts'
import type { OfflineEdition } from '#site/offline/offline-edition.ts'

/** The version of an edition: changes with any of its files, and with nothing else. */
export function versionOfEdition({ files, standIns }: Pick<OfflineEdition, 'files' | 'standIns'>): string {
  return createHash('sha256')
    .update(JSON.stringify([files, standIns]))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * An edition whose pages are served with other bytes than they were built with: `contents` by path as in an address. The sizes stay, for
 * whoever changes pages in serving them compresses them in a way of his own too.
 */
export function changeEdition(edition: OfflineEdition, contents: ReadonlyMap<string, string>): OfflineEdition {
  const files = edition.files.map(([path, bytes, hash]): OfflineEdition['files'][number] => {
    const content = contents.get(path)
    if (content !== undefined) return [path, bytes, hashContent(content)]
    return hash === undefined ? [path, bytes] : [path, bytes, hash]
  })
  return { ...edition, files, version: versionOfEdition({ files, standIns: edition.standIns }) }
}
