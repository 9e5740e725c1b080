import { isLastingAddress } from './kept-address.ts'
import type { OfflineEdition } from './offline-edition.ts'

export interface DownloadPlan {
  /** Already there in another cache of the browser, with the same content. */
  copied: OfflineEdition['files']
  fetched: OfflineEdition['files']
  /** Over the wire, still to be fetched. */
  bytes: number
}

/**
 * What is still to be done to have an edition whole. `present` are the addresses in its own cache, `elsewhere` those in the
 * browser’s other caches of the guide, `older` the files of an edition that is whole.
 */
export function planDownload(
  edition: OfflineEdition,
  {
    present,
    elsewhere,
    older = [],
  }: { present: ReadonlySet<string>; elsewhere: ReadonlySet<string>; older?: OfflineEdition['files'] },
): DownloadPlan {
  const olderHashes = new Map(older.map(([path, , hash]) => [path, hash]))
  const isAtHand = ([path, , hash]: OfflineEdition['files'][number]) =>
    isLastingAddress({ pathname: path }) ? elsewhere.has(path) : hash !== undefined && olderHashes.get(path) === hash
  const missing = edition.files.filter(([path]) => !present.has(path))
  const fetched = missing.filter((file) => !isAtHand(file))
  return {
    copied: missing.filter(isAtHand),
    fetched,
    bytes: fetched.reduce((sum, [, bytes]) => sum + bytes, 0),
  }
}
