import * as z from 'zod'
import { inEveryLanguage } from './in-every-language.ts'

/**
 * What the build tells the server about the built site (`dist/serving.json`): which path is which file, how it is sent,
 * and what the server would otherwise have to read from the content. Paths are decoded and in NFC; files are relative to
 * the folder of the manifest.
 */

/** The compressions a file may have, named as in `Accept-Encoding`. */
export const compressions = ['br', 'zstd', 'gzip'] as const

export type Compression = (typeof compressions)[number]

const servedFile = z.object({
  /** In `site/`, or in `earlier/` what an earlier build left behind for pages that are still open. */
  file: z.string(),
  contentType: z.string(),
  cacheControl: z.string(),
  /** Weak, because the same value stands for every encoding of the file. */
  etag: z.string().regex(/^W\/"[\w-]+"$/),
  /** The file in each compression in which it is smaller. */
  encodings: z.partialRecord(z.enum(compressions), z.string()),
  /** Hashes (`sha256-…`) of the page's inline code, for its content security policy. */
  scriptHashes: z.array(z.string()),
  styleHashes: z.array(z.string()),
  /** Origins of a partner that the page loads from after a click; its content security policy allows no others. */
  foreignOrigins: z.array(z.url({ protocol: /^https$/ })),
  /** It shows the map, whose tiles come from `tileAddress`; no other page may load from there. */
  hasTiles: z.boolean(),
  /**
   * It runs in a worker, under a policy of its own: the search’s may compile WebAssembly and ask this server, that for no network
   * may ask this server, and nothing else.
   */
  worker: z.enum(['search', 'offline']).nullable(),
})

const path = z.string().startsWith('/')

export const servingManifest = z.object({
  /** Changes with every change of the built site. */
  buildId: z.string(),
  /** Whom an outside service may write to about our requests. */
  contact: z.string(),
  /** Where the map of the built site asks for its tiles; the content security policy has to allow that host. */
  tileAddress: z.string(),
  files: z.record(path, servedFile),
  /** Old or alternative path → path of a file above; never a path that redirects again. */
  redirects: z.record(path, path),
  /** The page for an unknown path, by language of the path. */
  notFoundPages: inEveryLanguage(path),
})

export type ServedFile = z.infer<typeof servedFile>
export type ServingManifest = z.infer<typeof servingManifest>
