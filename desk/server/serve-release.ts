import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { pipeline } from 'node:stream'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.xml': 'application/xml',
}

/**
 * Serves the release that the link points to, read-only and on this machine, so that the owner sees what was published. Without what is
 * live, which only the guide's own server has. Resolves with undefined where another program has the port.
 */
export function serveRelease(folder: string, port: number): Promise<Server | undefined> {
  const root = join(folder, 'current/site')
  const server = createServer((request, response) => {
    const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
    const path = safePath(request.url ?? '/')
    const file =
      path === undefined
        ? undefined
        : [path, `${path}.html`, join(path, 'index.html')].map((each) => join(root, each)).find(isFile)
    if (!hosts.includes(request.headers.host ?? '') || !file)
      return response.writeHead(404).end('Nothing is published here.')
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    // A release may be removed while it is read.
    return pipeline(createReadStream(file), response, () => {})
  })
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}

/** Returns a path inside the site; undefined for one that leads out of it or is none. */
function safePath(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(new URL(url, 'http://desk').pathname))
    return path.split(sep).includes('..') || path.includes('\0') ? undefined : path
  } catch {
    return undefined
  }
}
