import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { Refused } from '#desk/engine/refused.ts'
import type { DeskPages } from './desk-parts.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

// Styles of single elements are set by the libraries of the pages; scripts are files only.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Returns the pages that lie bundled in a folder, read once. */
export function readPages(folder: string): DeskPages {
  const files = new Map(
    (readdirSync(folder, { recursive: true, withFileTypes: true }) ?? [])
      .filter((item) => item.isFile())
      .map((item) => {
        const path = join(item.parentPath, item.name)
        return [`/desk/${path.slice(folder.length + 1).replaceAll('\\', '/')}`, readFileSync(path)]
      }),
  )
  const document = files.get('/desk/index.html')
  return {
    policy,
    send: (url, reply) => {
      const [path = ''] = url.split('?')
      const file = files.get(path)
      if (file) return reply.type(types[extname(path)] ?? 'application/octet-stream').send(file)
      if (!document || path.startsWith('/desk/assets')) throw new Refused(404, 'The desk has no such page.')
      return reply.type('text/html; charset=utf-8').send(document)
    },
  }
}
