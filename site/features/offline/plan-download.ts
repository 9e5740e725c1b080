import type { OfflineBundle } from './find-bundle.ts'
import { isLastingAddress } from './kept-address.ts'

export interface DownloadPlan {
  /** Available in another cache of the browser, with the same content. */
  copied: OfflineBundle['files']
  fetched: OfflineBundle['files']
  /** Still to be transferred. */
  bytes: number
}

/**
 * Returns what is missing of a bundle. `present` are the addresses in its own cache, `elsewhere` those in the guide’s other
 * caches, `older` the files of a complete bundle.
 */
export function planDownload(
  bundle: OfflineBundle,
  {
    present,
    elsewhere,
    older = [],
  }: { present: ReadonlySet<string>; elsewhere: ReadonlySet<string>; older?: OfflineBundle['files'] },
): DownloadPlan {
  const olderHashes = new Map(older.map(([path, , hash]) => [path, hash]))
  const isAtHand = ([path, , hash]: OfflineBundle['files'][number]) =>
    isLastingAddress({ pathname: path }) ? elsewhere.has(path) : hash !== undefined && olderHashes.get(path) === hash
  const missing = bundle.files.filter(([path]) => !present.has(path))
  const fetched = missing.filter((file) => !isAtHand(file))
  return {
    copied: missing.filter(isAtHand),
    fetched,
    bytes: fetched.reduce((sum, [, bytes]) => sum + bytes, 0),
  }
}
