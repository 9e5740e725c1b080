import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import { mapLanguages, pathPrefixOf } from '#contract/languages.ts'
import { type Compression, compressions, type ServedFile, type ServingManifest } from '#contract/serving-manifest.ts'
import { describeFile } from './describe-file.ts'
import { keepEarlierFiles, usualBounds } from './earlier-files.ts'
import { hashContent } from './hash-content.ts'
import { hashInlineCode } from './hash-inline-code.ts'
import { listForeignOrigins } from './list-foreign-origins.ts'
import { showsTiles } from './shows-tiles.ts'

interface ManifestInput {
  /** The folder that gets the manifest and holds the built site in `site/`. */
  distFolder: string
  redirects: Record<string, string>
  contact: string
  /** Where the map has its tiles from. */
  tileAddress: string
  /** Writes into `site/` what depends on every other file of it, and promises the names. */
  writeLast?: (files: Record<string, ServedFile>, notFoundPages: readonly string[]) => Promise<string[]>
  /** Milliseconds since 1970: what earlier builds left behind is kept for a while. */
  now: number
}

const notFoundPages = mapLanguages((language) => `${pathPrefixOf(language)}/404`)

const compress: Record<Compression, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  zstd: (content) =>
    promisify(zstdCompress)(content, {
      // Without it every file, however small, gets the tables of the largest.
      pledgedSrcSize: content.length,
      params: { [constants.ZSTD_c_compressionLevel]: 19 },
    }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
}

/**
 * Promises the manifest of the built site, and that every compressed file it names is written below `compressed/`.
 * Compressed files are named after their content, so a second build compresses only what changed. Throws when two files
 * claim one path, when a page for unknown paths is missing, or when a redirect does not lead to a built file.
 */
export async function buildManifest({
  distFolder,
  redirects,
  contact,
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
  await add(names.filter((name) => !isWrittenLast(name)))
  for (const page of Object.values(notFoundPages)) {
    if (!files[page]) throw new Error(`The page for unknown paths ${page} is not built.`)
  }
  await add(await writeLast(files, Object.values(notFoundPages)))
  const manifest = {
    contact,
    tileAddress,
    files,
    redirects: followRedirects(leadSomewhere(redirects), files),
    notFoundPages,
  }
  return addEarlierFiles({ buildId: hashContent(JSON.stringify(manifest)), ...manifest }, distFolder, now)
}

/** What an earlier run left in the site, when only this step is done again. */
function isWrittenLast(name: string): boolean {
  return name === 'service-worker.js' || name.startsWith('offline/')
}

/**
 * Promises the manifest with the files of earlier builds that are kept besides its own, and that nothing is left beside the
 * site which it does not name. The id of the build stays: it stands for the site.
 */
export async function addEarlierFiles(
  manifest: ServingManifest,
  distFolder: string,
  now: number,
): Promise<ServingManifest> {
  const ownFiles = Object.fromEntries(Object.entries(manifest.files).filter(([, { file }]) => file.startsWith('site/')))
  const files = { ...ownFiles }
  const names = await keepEarlierFiles(distFolder, ownFiles, { now, ...usualBounds })
  for (const { path, ...file } of await serveFiles(distFolder, 'earlier', names, manifest.tileAddress))
    files[path] = file
  await removeUnused(join(distFolder, 'compressed'), Object.values(files))
  return { ...manifest, files }
}

/**
 * Promises each redirect with the end of its chain as the target, so that nobody is redirected twice.
 * Throws for a loop, for a target that is not built, and for a path that is itself built.
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

/** A redirect to the page for unknown paths would only delay the 404. */
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
        const compressed = await compress[compression](content)
        if (compressed.length >= content.length) continue
        // Renamed into place: an interrupted build must not leave half a file under a name that is trusted later.
        // The name in between is the path's own, for two equal files may be compressed at the same time.
        const draft = `${target}.${hashContent(name)}.draft`
        await writeFile(draft, compressed)
        await rename(draft, target)
      }
      encodings[compression] = `compressed/${compressedName}`
    }
  }
  const code = contentType.startsWith('text/html')
    ? describeCode(content.toString('utf8'), tileAddress)
    : { scriptHashes: [], styleHashes: [], foreignOrigins: [], hasTiles: false }
  const etag = `W/"${contentHash}"`
  return { path, file: `${folder}/${name}`, contentType, cacheControl, etag, encodings, ...code, worker }
}

function describeCode(html: string, tileAddress: string) {
  return {
    ...hashInlineCode(html),
    foreignOrigins: listForeignOrigins(html),
    hasTiles: showsTiles(html, tileAddress),
  }
}

async function removeUnused(compressedFolder: string, files: ServedFile[]): Promise<void> {
  const used = new Set(files.flatMap((file) => Object.values(file.encodings)))
  for (const name of await readdir(compressedFolder)) {
    if (!used.has(`compressed/${name}`)) await rm(join(compressedFolder, name))
  }
}

/** Compression runs in the thread pool of zlib; one task more than there are cores keeps every core busy. */
async function mapInParallel<Item, Result>(items: Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function workOff(): Promise<void> {
    for (const [index, item] of queue) results[index] = await work(item)
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, workOff))
  return results
}
