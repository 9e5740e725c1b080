import type { Language } from '#contract/languages.ts'

/** The downloadable guide in one language (`/offline/{language}.json`), written by the build; not validated in the browser. */
export interface OfflineBundle {
  /** Changes with its files, and with nothing else. */
  version: string
  language: Language
  /** Transferred. */
  bytes: number
  /** Stored. */
  storedBytes: number
  /** Path as in an address, transferred bytes, and a content hash where the name has none. */
  files: [path: string, bytes: number, hash?: string][]
  /** The address that stands in for each other address of a photo. */
  standIns: Record<string, string>
}
