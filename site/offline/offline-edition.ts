import type { Language } from '#contract/languages.ts'

/**
 * What of the guide can be taken along in one language (`/offline/{language}.json`), as the build writes it. Type only: the
 * browser that reads it has it from our own build.
 */
export interface OfflineEdition {
  /** Changes with any of its files, and with nothing else. */
  version: string
  language: Language
  /** Over the wire. */
  bytes: number
  /** As the browser keeps it. */
  storedBytes: number
  /** Path as in an address, bytes over the wire, and the content's hash where the name does not stand for the content. */
  files: [path: string, bytes: number, hash?: string][]
  /** Of a photo one width is taken; every other of its addresses is answered with that. */
  standIns: Record<string, string>
}
