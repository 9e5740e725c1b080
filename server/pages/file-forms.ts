import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, zstdCompress } from 'node:zlib'
import type { ServedFile } from '#contract/serving-manifest.ts'
import type { Encoding } from '#server/http/choose-encoding.ts'
import { makeEtag } from '#server/http/ready-answer.ts'
import { type BodyCache, createBodyCache } from './body-cache.ts'

export interface FileForms {
  /** In memory from the start. */
  bodies: Partial<Record<Encoding, Buffer>>
  /** Fetched when somebody asks. */
  rareBodies: Partial<Record<Encoding, () => Promise<Buffer>>>
}

interface FileFormsParts {
  /** What the names in the manifest are relative to. */
  folder: string
  log: Record<'error', (fields: object, message: string) => void>
}

// Above this lie only the pictures with which pages are shared, for which programs ask; below it what browsers ask for.
const longestHeldUncompressed = 48 * 1024
// Room for two hundred pages unpacked. It is taken only when somebody asks for them.
const mostRareBytes = 16 * 1024 * 1024

/**
 * Promises the forms of each file of the built site. Browsers ask for brotli, and for gzip over plain HTTP and through some
 * proxies: these lie in memory. What hardly anybody asks for is a quarter of the memory otherwise, and is fetched: the plain form is
 * unpacked from the held one, so that both are always of one build; zstd and large pictures come from the disk, where another
 * build may have taken their place, which is noticed.
 */
export function createFileForms({ folder, log }: FileFormsParts): (file: ServedFile) => Promise<FileForms> {
  const rare = createBodyCache(mostRareBytes)
  return async (file) => {
    const { br, gzip, zstd } = file.variants
    if (br === undefined) return readUncompressed(file, { folder, log, rare })
    const held = await readFile(join(folder, br))
    const unpack = (): Promise<Buffer> => rare.get(file.file, () => promisify(brotliDecompress)(held))
    const fetchZstd = (name: string) => (): Promise<Buffer> =>
      rare.get(name, async () => {
        try {
          // Named after what it holds: whatever lies there is this form.
          return await readFile(join(folder, name))
        } catch {
          // A later build has taken it away, as builds do; no reason to tell anybody.
          return promisify(zstdCompress)(await unpack())
        }
      })
    return {
      bodies: { br: held, ...(gzip === undefined ? {} : { gzip: await readFile(join(folder, gzip)) }) },
      rareBodies: { ...(zstd === undefined ? {} : { zstd: fetchZstd(zstd) }), identity: unpack },
    }
  }
}

async function readUncompressed(
  { file, etag }: ServedFile,
  { folder, log, rare }: FileFormsParts & { rare: BodyCache },
): Promise<FileForms> {
  const path = join(folder, file)
  const { size } = await stat(path)
  if (size <= longestHeldUncompressed) return { bodies: { identity: await readFile(path) }, rareBodies: {} }
  const fetchAgain = (): Promise<Buffer> =>
    rare.get(file, async () => {
      try {
        const found = await readFile(path)
        if (makeEtag(found) !== etag) throw new Error('It belongs to another build.')
        return found
      } catch (err) {
        log.error({ err, file }, 'a file of the site that is served is not there any more: start the server again')
        throw err
      }
    })
  return { bodies: {}, rareBodies: { identity: fetchAgain } }
}
