import { createHash } from 'node:crypto'
import { hashContent } from '#scripts/serving-manifest/hash-inline-code.ts'
import type { OfflineBundle } from '#site/features/offline/find-bundle.ts'

/** Returns the version of a bundle, which changes with its files and nothing else. */
export function versionOfBundle({ files, standIns }: Pick<OfflineBundle, 'files' | 'standIns'>): string {
  return createHash('sha256')
    .update(JSON.stringify([files, standIns]))
    .digest('base64url')
    .slice(0, 12)
}

/**
 * Returns a bundle for pages served with other bytes than built: `contents` by path as in an address. Sizes stay, because the
 * host compresses differently anyway.
 */
export function changeBundle(bundle: OfflineBundle, contents: ReadonlyMap<string, string>): OfflineBundle {
  const files = bundle.files.map(([path, bytes, hash]): OfflineBundle['files'][number] => {
    const content = contents.get(path)
    if (content !== undefined) return [path, bytes, hashContent(content)]
    return hash === undefined ? [path, bytes] : [path, bytes, hash]
  })
  return { ...bundle, files, version: versionOfBundle({ files, standIns: bundle.standIns }) }
}
