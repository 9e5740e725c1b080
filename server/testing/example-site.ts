import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { mapLanguages, pathPrefixOf } from '#contract/languages.ts'
import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'
import { loadSite, type Site } from '#server/http/pages/load-site.ts'
import { readSettings } from '#server/settings.ts'

const pageHeaders = { contentType: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0, must-revalidate' }
const noCode = { scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, payingLinks: {}, worker: null }

/** The page at `/en/places`; long enough for every compression to pay off. */
export const placesPage = `<!doctype html><title>Places</title>${'<p>Fishing villages under steep mountains.</p>'.repeat(60)}`

const notFoundPages = mapLanguages((language) => `${pathPrefixOf(language)}/404`)

const script = 'export const sea = 1\n'.repeat(20)

/** Builds and loads a small site with a page of every kind that is served differently. */
export async function loadExampleSite(environment: Record<string, string> = {}): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'example-site-'))
  const files: Record<string, ServedFile> = {
    '/': { ...page('/'), payingLinks: { hotels: 2 } },
    '/steder': {
      ...page('/steder'),
      payingLinks: { hotels: 1 },
      scriptHashes: ['sha256-c2NyaXB0'],
      styleHashes: ['sha256-c3R5bGU='],
    },
    '/aktiviteter': { ...page('/aktiviteter'), foreignOrigins: ['https://partner.example'] },
    '/en': page('/en'),
    '/en/map': { ...page('/en/map'), hasTiles: true },
    '/en/places': page('/en/places'),
    '/en/places.md': {
      ...page('/en/places.md'),
      contentType: 'text/markdown; charset=utf-8',
      cacheControl: 'public, max-age=3600, stale-while-revalidate=86400',
    },
    '/de/fischerhütten': { ...page('/de/fischerhütten'), payingLinks: { hotels: 3, tours: 3 } },
    ...Object.fromEntries(Object.values(notFoundPages).map((path) => [path, page(path)])),
    '/_assets/island.Ab12.js': {
      ...page('/_assets/island.Ab12.js'),
      contentType: 'text/javascript; charset=utf-8',
      cacheControl: 'public, max-age=31536000, immutable',
    },
    '/service-worker.js': {
      ...page('/service-worker.js'),
      contentType: 'text/javascript; charset=utf-8',
      worker: 'offline',
    },
    '/mark.svg': { ...page('/mark.svg'), contentType: 'image/svg+xml; charset=utf-8', encodings: {} },
  }
  const settings = readSettings(environment)
  const manifest: ServingManifest = {
    buildId: 'example',
    contact: 'post@guide.example',
    tileAddress: settings.TILE_URL,
    files,
    redirects: { '/aktiviteter-i-lofoten': '/steder', '/de/fischerhuetten': '/de/fischerhütten' },
    notFoundPages,
    stops: {
      moskenes: { registerId: 'NSR:Quay:81840', wayBack: 'bodo', isShownToday: true },
      bodo: { registerId: 'NSR:Quay:85038', wayBack: null, isShownToday: true },
      lodingen: { registerId: 'NSR:Quay:82806', wayBack: null, isShownToday: false },
    },
    chargingStations: { 'alti-svolvaer': 'NOR_99001', 'circle-k-leknes': 'NOR_99002', 'tesla-reine': 'NOR_99003' },
  }
  for (const [path, file] of Object.entries(files)) {
    const content = Buffer.from(contentOf(path))
    await write(join(folder, file.file), content)
    const { br, gzip } = file.encodings
    if (br) await write(join(folder, br), brotliCompressSync(content))
    if (gzip) await write(join(folder, gzip), gzipSync(content))
  }
  const manifestFile = join(folder, 'serving.json')
  await writeFile(manifestFile, JSON.stringify(manifest))
  const site = await loadSite(manifestFile, settings, { error: () => undefined })
  await rm(folder, { recursive: true })
  return site
}

function page(path: string): ServedFile {
  const name = Buffer.from(path).toString('base64url')
  const encodings = { br: `compressed/${name}.br`, gzip: `compressed/${name}.gzip` }
  return { file: `site/${name}`, etag: `W/"${name}"`, encodings, ...pageHeaders, ...noCode }
}

function contentOf(path: string): string {
  if (path === '/en/places') return placesPage
  if (path.endsWith('.js')) return script
  if (path.endsWith('.md')) return `# Places\n${'Fishing villages under steep mountains.\n'.repeat(20)}`
  return `<!doctype html><title>The page of ${path}</title>${' '.repeat(300)}`
}

async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
