import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gzip as compressGzip, constants } from 'node:zlib'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { type Encodings, makeEtag } from '#server/http/ready-answer.ts'
import { type BodyCache, createBodyCache } from './body-cache.ts'

interface FileEncodingsParts {
  /** Base of the manifest's file names. */
  folder: string
  log: Record<'error', (fields: object, message: string) => void>
}

// Larger ones are share pictures, which browsers do not request.
const longestUncompressedInMemory = 48 * 1024
// About a hundred pages in both forms; used only on demand.
const mostLoadedBytes = 16 * 1024 * 1024

/**
 * Returns a function that reads the encodings of a built file. Brotli, which every browser asks for, is kept in memory. Gzip and identity
 * are made on demand from the brotli in memory, so that all are of one build; large pictures are read from disk, where another build may
 * have replaced them, which is detected.
 */
export function createFileEncodings({ folder, log }: FileEncodingsParts): (file: ServedFile) => Promise<Encodings> {
  const loaded = createBodyCache(mostLoadedBytes)
  return async (file) => {
    const { br, gzip } = file.encodings
    if (br === undefined) return readUncompressed(file, { folder, log, loaded })
    const brotli = await readFile(join(folder, br))
    const unpack = (): Promise<Buffer> => loaded.get(file.file, () => promisify(brotliDecompress)(brotli))
    const pack = (): Promise<Buffer> =>
      loaded.get(`${file.file} gzip`, async () =>
        promisify(compressGzip)(await unpack(), { level: constants.Z_BEST_COMPRESSION }),
      )
    return { br: brotli, ...(gzip === undefined ? {} : { gzip: pack }), identity: unpack }
  }
}

async function readUncompressed(
  { file, etag }: ServedFile,
  { folder, log, loaded }: FileEncodingsParts & { loaded: BodyCache },
): Promise<Encodings> {
  const path = join(folder, file)
  const { size } = await stat(path)
  if (size <= longestUncompressedInMemory) return { identity: await readFile(path) }
  const load = (): Promise<Buffer> =>
    loaded.get(file, async () => {
      try {
        const found = await readFile(path)
        if (makeEtag(found) !== etag) throw new Error('It belongs to another build.')
        return found
      } catch (err) {
        log.error({ err, file }, 'a file of the site that is served is not there any more: start the server again')
        throw err
      }
    })
  return { identity: load }
}
