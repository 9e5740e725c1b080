import * as z from 'zod'
import { inEveryLanguage } from './in-every-language.ts'
import { clickPartners, mostPayingLinks } from './outbound-clicks.ts'

/** What the server needs of the built site (`dist/serving.json`). Paths are decoded NFC, files relative to it. */

export const compressions = ['br', 'gzip'] as const

export type Compression = (typeof compressions)[number]

/**
 * An origin that a page may load from, without characters with a meaning in a policy, like `;` or `*`: over https, or what stands in for
 * a partner on the machine itself.
 */
export const foreignOrigin = z
  .string()
  .regex(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?|http:\/\/127\.0\.0\.1:\d+)$/)

const payingLinks = z.partialRecord(z.enum(clickPartners), z.int().min(1).max(mostPayingLinks))

/** Partners that a page has paying links to, and the highest position that one can have. */
export type PayingLinks = z.infer<typeof payingLinks>

const servedFile = z.object({
  /** In `site/`, or in `earlier/` for files of an earlier build that open pages still need. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** Weak, since it covers all encodings. */
  etag: z.string().regex(/^W\/"[\w-]+"$/),
  /** Compressed files, where smaller. */
  encodings: z.partialRecord(z.enum(compressions), z.string()),
  /** CSP hashes (`sha256-…`) of inline code. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** Partner origins that the page loads from after a click; the CSP allows no others. */
  foreignOrigins: z.array(foreignOrigin),
  /** The page shows the map, so the CSP allows `tileAddress`. */
  hasTiles: z.boolean(),
  payingLinks,
  /** Runs as a worker that may fetch, from this server only; others may fetch nothing. */
  worker: z.enum(['offline']).nullable(),
})

const servedStop = z.object({
  /** Of a quay or of a stop place in the national register of stops: `NSR:Quay:81840`. */
  registerId: z.string(),
  /** Id of the stop from which one comes back here the same evening. */
  wayBack: z.string().nullable(),
  /** Whether the page of today lists its departures. */
  isShownToday: z.boolean(),
})

export type ServedStop = z.infer<typeof servedStop>

const path = z.string().startsWith('/')

export const servingManifest = z.object({
  /** Changes with every change of the site. */
  buildId: z.string(),
  /** Contact for upstreams. */
  contact: z.string(),
  /** Tile address the site was built with; the CSP must allow its host. */
  tileAddress: z.string(),
  files: z.record(path, servedFile),
  /** Old or alternative path → path of a file above, never of another redirect. */
  redirects: z.record(path, path),
  notFoundPages: inEveryLanguage(path),
  /** By id of `content/road/stops.yaml`. */
  stops: z.record(z.string(), servedStop),
  /** Numbers in NOBIL's register by the id of an entry of `content/stations/`; those without one are left out. */
  chargingStations: z.record(z.string(), z.string()),
})

export type ServedFile = z.infer<typeof servedFile>
export type ServingManifest = z.infer<typeof servingManifest>
