import { extname } from 'node:path'
import type { ServedFile } from '#contract/serving-manifest.ts'
import { isLastingAddress } from '#site/features/offline/kept-address.ts'

interface FileDescription {
  /** Decoded, NFC, without `.html`. */
  path: string
  contentType: string
  cacheControl: string
  isCompressible: boolean
  worker: ServedFile['worker']
}

const textTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.gpx': 'application/gpx+xml; charset=utf-8',
  '.kml': 'application/vnd.google-earth.kml+xml; charset=utf-8',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
}

const binaryTypes: Record<string, string> = {
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.pdf': 'application/pdf',
}

const workers: Record<string, ServedFile['worker']> = {
  'service-worker.js': 'offline',
}

/**
 * Returns how a built file is served. `file` is relative to the site's folder, with `/` as separator.
 *
 * @example describeFile('de/orte.html').path // => '/de/orte'
 */
export function describeFile(file: string): FileDescription {
  const extension = extname(file).toLowerCase()
  return {
    path: pathOf(file),
    contentType: textTypes[extension] ?? binaryTypes[extension] ?? 'application/octet-stream',
    cacheControl: cacheControlFor(file, extension),
    isCompressible: extension in textTypes,
    worker: workers[file] ?? null,
  }
}

function pathOf(file: string): string {
  const path = `/${file.normalize('NFC')}`
  if (!path.endsWith('.html')) return path
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/'
}

function cacheControlFor(file: string, extension: string): string {
  if (isLastingAddress({ pathname: `/${file}` })) return 'public, max-age=31536000, immutable'
  // Pages are revalidated each time, so that corrections show at once; so are the worker and the bundle lists, which belong to
  // the same build.
  if (extension === '.html' || /^service-worker\.js$|^offline\//.test(file)) return 'public, max-age=0, must-revalidate'
  // Their address contains a `?v=` that changes with the picture; services fetch them again for days.
  if (file.startsWith('share/')) return 'public, max-age=604800, stale-while-revalidate=604800'
  return 'public, max-age=3600, stale-while-revalidate=86400'
}
