import { createHash } from 'node:crypto'

/** Returns the hash in etags and bundles: SHA-256, the first 22 letters of base64url, as in download-bundle.ts. */
export function hashContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
