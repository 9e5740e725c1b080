import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { type Language, languageKeys } from '#contract/languages.ts'
import { type PayingLinks, type ServedFile, type ServingManifest, servingManifest } from '#contract/serving-manifest.ts'
import { pathOfPage, pathOfTwin } from '#contract/twins.ts'
import { type HeaderFields, prepareAnswer, type ReadyAnswer } from '#server/http/ready-answer.ts'
import { dataSecurityHeaders, pageSecurityHeaders, workerSecurityHeaders } from '#server/http/security-headers.ts'
import type { Settings } from '#server/settings.ts'
import { createFileEncodings } from './file-encodings.ts'
import { canonicalAddress } from './resolve-path.ts'

export interface Site {
  contact: string
  stops: ServingManifest['stops']
  chargingStations: ServingManifest['chargingStations']
  buildId: string
  /** By canonical request target. */
  answers: ReadonlyMap<string, ReadyAnswer>
  /** By decoded path of a page, the paying links on it. */
  pages: ReadonlyMap<string, PayingLinks>
  redirects: ReadonlyMap<string, string>
  notFound: Readonly<Record<Language, ReadyAnswer>>
}

/** The built site is missing or incomplete; the message is one sentence for the operator. */
export class SiteNotBuilt extends Error {
  override name = 'SiteNotBuilt'
}

/** Loads the built site into memory, except for rarely used encodings. Throws `SiteNotBuilt`. */
export async function loadSite(
  manifestFile: string,
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>,
  log: Record<'error', (fields: object, message: string) => void>,
): Promise<Site> {
  const manifest = await readManifest(manifestFile)
  refuseOtherTiles(manifest, settings)
  const readEncodings = createFileEncodings({ folder: dirname(manifestFile), log })
  const answers = new Map<string, ReadyAnswer>()
  const pages = new Map<string, PayingLinks>()
  const notFound: Partial<Site['notFound']> = {}
  const notFoundPaths = new Set(Object.values(manifest.notFoundPages))
  /** Resolves with the Markdown of a page as its own address gives it to those who ask for that. */
  async function readTwin(path: string): Promise<ReadyAnswer | null> {
    const page = manifest.files[path]
    const twin = manifest.files[pathOfTwin(path)]
    if (!page || !twin || !isPage(page)) return null
    const encodings = await readEncodings(twin).catch(refuseIncomplete)
    const headers = { ...describeHeaders(twin, settings, pathOfTwin(path)), 'cache-control': page.cacheControl }
    // Sent for the page's own address, so it varies as the page does.
    return prepareAnswer({ headers, etag: twin.etag, encodings, variesByAccept: true })
  }
  for (const [path, file] of Object.entries(manifest.files)) {
    const encodings = await readEncodings(file).catch(refuseIncomplete)
    const headers = describeHeaders(file, settings, path)
    // The 404 pages have no address of their own.
    if (!notFoundPaths.has(path)) {
      const markdown = await readTwin(path)
      answers.set(canonicalAddress(path), prepareAnswer({ headers, etag: file.etag, encodings, markdown }))
      if (isPage(file)) pages.set(path, file.payingLinks)
      continue
    }
    const answer = prepareAnswer({ status: 404, headers: { ...headers, 'cache-control': 'no-store' }, encodings })
    for (const language of languageKeys) {
      if (manifest.notFoundPages[language] === path) Object.assign(notFound, { [language]: answer })
    }
  }
  return {
    contact: manifest.contact,
    stops: manifest.stops,
    chargingStations: manifest.chargingStations,
    buildId: manifest.buildId,
    answers,
    pages,
    redirects: new Map(Object.entries(manifest.redirects)),
    notFound: notFound as Site['notFound'],
  }
}

async function readManifest(manifestFile: string): Promise<ServingManifest> {
  let text: string
  try {
    text = await readFile(manifestFile, 'utf8')
  } catch {
    throw new SiteNotBuilt('There is no built site: run "npm run build" first.')
  }
  try {
    return servingManifest.parse(JSON.parse(text))
  } catch (cause) {
    throw new SiteNotBuilt('The built site is from another version: run "npm run build" again.', { cause })
  }
}

/** Otherwise pages would request tiles that their CSP blocks: an empty map without an error. */
function refuseOtherTiles({ tileAddress }: ServingManifest, { TILE_URL }: Pick<Settings, 'TILE_URL'>): void {
  if (tileAddress === TILE_URL) return
  throw new SiteNotBuilt(
    `The site was built for tiles from ${tileAddress}, and TILE_URL is ${TILE_URL}: build and start with the same TILE_URL.`,
  )
}

function refuseIncomplete(cause: NodeJS.ErrnoException): never {
  if (cause.code !== 'ENOENT') throw cause
  throw new SiteNotBuilt('The built site is not whole: run "npm run build" again.', { cause })
}

/** Returns a file's headers, without those of its encodings. */
export function describeHeaders(
  file: ServedFile,
  settings: Pick<Settings, 'SITE_ORIGIN' | 'TILE_URL'>,
  path: string,
): HeaderFields {
  const otherSecurityHeaders = file.worker ? workerSecurityHeaders(settings) : dataSecurityHeaders(settings)
  return {
    'content-type': file.contentType,
    'cache-control': file.cacheControl,
    ...(isPage(file) ? pageSecurityHeaders(settings, file) : otherSecurityHeaders),
    // Link previews and feed readers embed our pictures.
    ...(isTwin(file) ? describeTwin(path, settings) : {}),
    ...(file.contentType.startsWith('image/') ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  }
}

function isTwin({ contentType }: ServedFile): boolean {
  return contentType.startsWith('text/markdown')
}

/** Search engines list the page and not its twin; whoever reads the twin learns where the page is. */
function describeTwin(path: string, { SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>): HeaderFields {
  const page = canonicalAddress(pathOfPage(path))
  return { link: `<${SITE_ORIGIN}${page}>; rel="canonical"`, 'x-robots-tag': 'noindex' }
}

function isPage({ contentType }: ServedFile): boolean {
  return contentType.startsWith('text/html')
}
