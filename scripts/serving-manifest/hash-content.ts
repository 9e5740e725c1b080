import { createHash } from 'node:crypto'

/** The hash that stands for a content in etags and editions: SHA-256, the first 22 letters of base64url, as take-edition.ts makes it in the browser. */
export function hashContent(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}
