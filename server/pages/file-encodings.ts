import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, zstdCompress } from 'node:zlib'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { type Encodings, makeEtag } from '#server/http/ready-answer.ts'
import { type BodyCache, createBodyCache } from './body-cache.ts'

interface FileEncodingsParts {
  /** What the names in the manifest are relative to. */
  folder: string
  log: Record<'error', (fields: object, message: string) => void>
}

// Larger ones are the pictures with which pages are shared, for which programs ask; browsers ask for smaller ones.
const longestUncompressedInMemory = 48 * 1024
// Room for two hundred pages unpacked. It is taken only when somebody asks for them.
const mostLoadedBytes = 16 * 1024 * 1024

/**
 * Returns a function that reads the encodings of a file of the built site. Brotli and gzip lie in memory: browsers ask for the one,
 * and over plain HTTP and through some proxies for the other. The rest would be a quarter of the memory and is loaded on demand:
 * plain bytes are unpacked from the brotli in memory, so that both are of one build; zstd and large pictures come from the disk, where
 * another build may have taken their place, which is noticed.
 */
export function createFileEncodings({ folder, log }: FileEncodingsParts): (file: ServedFile) => Promise<Encodings> {
  const loaded = createBodyCache(mostLoadedBytes)
  return async (file) => {
    const { br, gzip, zstd } = file.encodings
    if (br === undefined) return readUncompressed(file, { folder, log, loaded })
    const brotli = await readFile(join(folder, br))
    const unpack = (): Promise<Buffer> => loaded.get(file.file, () => promisify(brotliDecompress)(brotli))
    const loadZstd = (name: string) => (): Promise<Buffer> =>
      loaded.get(name, async () => {
        try {
          // Named after what it holds: whatever lies there is this file in zstd.
          return await readFile(join(folder, name))
        } catch {
          // A later build has taken it away, as builds do; no reason to tell anybody.
          return promisify(zstdCompress)(await unpack())
        }
      })
    return {
      br: brotli,
      ...(gzip === undefined ? {} : { gzip: await readFile(join(folder, gzip)) }),
      ...(zstd === undefined ? {} : { zstd: loadZstd(zstd) }),
      identity: unpack,
    }
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
