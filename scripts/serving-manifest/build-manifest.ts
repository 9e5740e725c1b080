import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { mapLanguages, pathPrefixOf } from '#contract/languages.ts'
import { type Compression, compressions, type ServedFile, type ServingManifest } from '#contract/serving-manifest.ts'
import { describeFile } from './describe-file.ts'
import { chooseEarlierFiles, usualBounds } from './earlier-files.ts'
import { hashContent, hashInlineCode } from './hash-inline-code.ts'
import { countPayingLinks, listForeignOrigins, showsTiles } from './inspect-html.ts'

interface ManifestInput {
  /** Receives the manifest and contains the built site in `site/`. */
  distFolder: string
  redirects: Record<string, string>
  contact: string
  stops: ServingManifest['stops']
  chargingStations: ServingManifest['chargingStations']
  /** The address of the map's tiles. */
  tileAddress: string
  /** Writes files into `site/` that depend on all others; resolves with their names. */
  writeLast?: (files: Record<string, ServedFile>, notFoundPages: readonly string[]) => Promise<string[]>
  /** Milliseconds since 1970, for the age of earlier files. */
  now: number
}

const notFoundPages = mapLanguages((language) => `${pathPrefixOf(language)}/404`)

const compress: Record<Compression, (content: Buffer, contentType: string) => Promise<Buffer>> = {
  br: (content, contentType) =>
    promisify(brotliCompress)(content, {
      params: {
        // The highest makes pages and drawings, which are nearly all there is, 1 % smaller and takes twice as long.
        [constants.BROTLI_PARAM_QUALITY]: /html|svg/.test(contentType) ? 10 : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Writes the compressed files of the built site and resolves with its manifest. They are named by content, so only changes are
 * compressed again. Throws for two files with one path, a missing 404 page, and a redirect to no built file.
 */
export async function buildManifest({
  distFolder,
  redirects,
  contact,
  stops,
  chargingStations,
  tileAddress,
  writeLast = async () => [],
  now,
}: ManifestInput): Promise<ServingManifest> {
  const siteFolder = join(distFolder, 'site')
  const entries = await readdir(siteFolder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(siteFolder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const files: Record<string, ServedFile> = {}
  const add = async (added: string[]) => {
    for (const { path, ...file } of await serveFiles(distFolder, 'site', added, tileAddress)) {
      if (files[path]) throw new Error(`${files[path].file} and ${file.file} both claim the path ${path}.`)
      files[path] = file
    }
  }
  // Without what `writeLast` wrote in an earlier run.
  await add(names.filter((name) => name !== 'service-worker.js' && !name.startsWith('offline/')))
  for (const page of Object.values(notFoundPages)) {
    if (!files[page]) throw new Error(`The page for unknown paths ${page} is not built.`)
  }
  await add(await writeLast(files, Object.values(notFoundPages)))
  const manifest = {
    contact,
    stops,
    chargingStations,
    tileAddress,
    files,
    redirects: followRedirects(leadSomewhere(redirects), files),
    notFoundPages,
  }
  return addEarlierFiles({ buildId: hashContent(JSON.stringify(manifest)), ...manifest }, distFolder, now)
}

/** Adds the kept files of earlier builds to a manifest, whose id stays, since it is the site's. Unused ones are left to `removeUnused`. */
export async function addEarlierFiles(
  manifest: ServingManifest,
  distFolder: string,
  now: number,
): Promise<ServingManifest> {
  const ownFiles = Object.fromEntries(Object.entries(manifest.files).filter(([, { file }]) => file.startsWith('site/')))
  const files = { ...ownFiles }
  const names = await chooseEarlierFiles(distFolder, ownFiles, { now, ...usualBounds })
  for (const { path, ...file } of await serveFiles(distFolder, 'earlier', names, manifest.tileAddress))
    files[path] = file
  return { ...manifest, files }
}

/**
 * Returns redirects that lead to the end of their chains. Throws for a loop, a target that is not built, and a path that is
 * itself built.
 */
export function followRedirects(
  redirects: Record<string, string>,
  files: Record<string, unknown>,
): Record<string, string> {
  const followed: Record<string, string> = {}
  for (const from of Object.keys(redirects)) {
    if (Object.hasOwn(files, from)) throw new Error(`The redirect from ${from} hides the page of that path.`)
    const seen = new Set([from])
    let target = redirects[from] ?? ''
    while (!Object.hasOwn(files, target)) {
      const next = redirects[target]
      if (next === undefined) throw new Error(`The redirect from ${from} leads to ${target}, which is not built.`)
      if (seen.has(target)) throw new Error(`The redirect from ${from} runs in a circle.`)
      seen.add(target)
      target = next
    }
    followed[from.normalize('NFC')] = target
  }
  return followed
}

/** Drops redirects to the 404 page, which would only delay the 404. */
function leadSomewhere(redirects: Record<string, string>): Record<string, string> {
  const deadEnds = new Set(Object.values(notFoundPages))
  return Object.fromEntries(Object.entries(redirects).filter(([, target]) => !deadEnds.has(target)))
}

async function serveFiles(
  distFolder: string,
  folder: 'site' | 'earlier',
  names: string[],
  tileAddress: string,
): Promise<(ServedFile & { path: string })[]> {
  const compressedFolder = join(distFolder, 'compressed')
  await mkdir(compressedFolder, { recursive: true })
  const alreadyCompressed = new Set(await readdir(compressedFolder))
  return mapInParallel(names, (name) => serveFile(name, folder, distFolder, alreadyCompressed, tileAddress))
}

async function serveFile(
  name: string,
  folder: 'site' | 'earlier',
  distFolder: string,
  alreadyCompressed: ReadonlySet<string>,
  tileAddress: string,
): Promise<ServedFile & { path: string }> {
  const content = await readFile(join(distFolder, folder, name))
  const { path, contentType, cacheControl, isCompressible, worker } = describeFile(name)
  const contentHash = hashContent(content)
  const encodings: ServedFile['encodings'] = {}
  if (isCompressible) {
    for (const compression of compressions) {
      const compressedName = `${contentHash}.${compression}`
      const target = join(distFolder, 'compressed', compressedName)
      if (!alreadyCompressed.has(compressedName)) {
        const compressed = await compress[compression](content, contentType)
        if (compressed.length >= content.length) continue
        // Renamed, so that an interrupted build leaves no partial file under a trusted name. The draft is named after the path,
        // because two equal files may be compressed at the same time.
        const draft = `${target}.${hashContent(name)}.draft`
        await writeFile(draft, compressed)
        await rename(draft, target)
      }
      encodings[compression] = `compressed/${compressedName}`
    }
  }
  const code = contentType.startsWith('text/html')
    ? describeCode(content.toString('utf8'), tileAddress)
    : { scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false, payingLinks: {} }
  const etag = `W/"${contentHash}"`
  return { path, file: `${folder}/${name}`, contentType, cacheControl, etag, encodings, ...code, worker }
}

function describeCode(html: string, tileAddress: string) {
  return {
    ...hashInlineCode(html),
    foreignOrigins: listForeignOrigins(html),
    hasTiles: showsTiles(html, tileAddress),
    payingLinks: countPayingLinks(html),
  }
}

/** Compression runs in zlib's thread pool; one task more than there are cores keeps every core busy. */
async function mapInParallel<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function runQueue(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, runQueue))
  return results
}
