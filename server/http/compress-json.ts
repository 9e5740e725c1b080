import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Encoding } from './read-accept-encoding.ts'

// Answers of the API become no smaller by 6 to 9, and at 9 take twenty times as long.
const brotliQuality = 5

/** Returns a value as JSON in every encoding; takes tenths of a millisecond for an answer of some kilobytes. */
export function compressJson(value: unknown): Record<Encoding, Buffer> {
  const identity = Buffer.from(JSON.stringify(value))
  return {
    identity,
    br: brotliCompressSync(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    gzip: gzipSync(identity),
    zstd: zstdCompressSync(identity),
  }
}
