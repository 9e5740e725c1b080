import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import * as z from 'zod'
import type { ServedFile, ServingManifest } from '#contract/serving-manifest.ts'
import { describeFile } from './describe-file.ts'

// Files of earlier builds with lasting names, which pages opened before a deployment still request: scripts, pieces of the
// search index. They keep their names in `earlier/`, beside `site/`; their mtime is that of the build which replaced them.

interface EarlierFile {
  /** Relative to `earlier/`. */
  name: string
  bytes: number
  /** Milliseconds since 1970. */
  replacedAt: number
}

interface Bounds {
  /** Milliseconds since 1970. */
  now: number
  longestMs: number
  mostBytes: number
}

const dayMs = 24 * 3600 * 1000

/** Nobody keeps a page open for longer, and the server holds these files in memory. */
export const usualBounds = { longestMs: 30 * dayMs, mostBytes: 16 * 1024 * 1024 }

// Only what is needed here: another release may have another manifest format.
const describedFiles = z.object({
  files: z.record(z.string(), z.object({ file: z.string(), cacheControl: z.string() })),
})

/**
 * Copies the files with lasting names of a build into `earlier/` of a build's folder; resolves with their number. `from` is the
 * site before a new build, or that of another release; without a build there, nothing is copied.
 */
export async function setEarlierFilesAside({
  from,
  to,
  now,
}: {
  from: string
  to: string
  now: number
}): Promise<number> {
  let count = 0
  for (const file of await listLastingFiles(from)) {
    const [folder, name] = splitFolder(file)
    const source = join(from, file)
    const target = join(to, 'earlier', name)
    const status = await stat(source).catch(orNull)
    if (!status || source === target) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target)
    const replacedAt = folder === 'earlier' ? status.mtime : new Date(now)
    await utimes(target, replacedAt, replacedAt)
    count += 1
  }
  return count
}

/** Links the compressed files of a build into a new one, which compresses what is new alone. They never change. */
export async function takeCompressedFiles({ from, to }: { from: string; to: string }): Promise<void> {
  const names = (await readdir(join(from, 'compressed')).catch(orNull)) ?? []
  await mkdir(join(to, 'compressed'), { recursive: true })
  for (const name of names.filter((each) => !each.endsWith('.draft'))) {
    const [source, target] = [join(from, 'compressed', name), join(to, 'compressed', name)]
    // Some disks know no second name for a file.
    await link(source, target).catch(() => copyFile(source, target))
  }
}

/**
 * Resolves with the names of the files in `earlier/` to keep, without those that the site has itself, that are too old, or that
 * exceed the size limit (newest kept, pictures last).
 */
export async function chooseEarlierFiles(
  distFolder: string,
  ownFiles: Record<string, unknown>,
  bounds: Bounds,
): Promise<string[]> {
  const folder = join(distFolder, 'earlier')
  const found = await listFiles(folder)
  const wanted = found
    .filter(({ name }) => !Object.hasOwn(ownFiles, describeFile(name).path))
    .filter(({ replacedAt }) => bounds.now - replacedAt <= bounds.longestMs)
    .sort((one, other) => other.replacedAt - one.replacedAt || rank(one.name) - rank(other.name))
  const kept = new Set<string>()
  let room = bounds.mostBytes
  for (const { name, bytes } of wanted) {
    if (bytes > room) continue
    room -= bytes
    kept.add(name)
  }
  return [...kept].sort()
}

/** Deletes what a manifest does not name of earlier builds and of compressed files; it must have been written before. */
export async function removeUnused(distFolder: string, files: readonly ServedFile[]): Promise<void> {
  const used = new Set(files.flatMap(({ file, encodings }) => [file, ...Object.values(encodings)]))
  for (const folder of ['earlier', 'compressed']) {
    for (const { name } of await listFiles(join(distFolder, folder))) {
      if (!used.has(`${folder}/${name}`)) await rm(join(distFolder, folder, name))
    }
  }
}

/** Pages work without a picture, but not without a script. */
function rank(name: string): number {
  return /\.(js|css|woff2)$/.test(name) ? 0 : 1
}

function splitFolder(file: string): [folder: string, name: string] {
  const slash = file.indexOf('/')
  return [file.slice(0, slash), file.slice(slash + 1)]
}

/** Resolves with the files of a build that its manifest calls immutable, relative to its folder. */
async function listLastingFiles(distFolder: string): Promise<string[]> {
  const text = await readFile(join(distFolder, 'serving.json'), 'utf8').catch(orNull)
  if (text === null) return []
  const { files } = describedFiles.parse(JSON.parse(text))
  return Object.values(files)
    .filter(({ cacheControl }) => cacheControl.includes('immutable'))
    .map(({ file }) => file)
}

function orNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

async function listFiles(folder: string): Promise<EarlierFile[]> {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(orNull)) ?? []
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name)
        const { size, mtimeMs } = await stat(file)
        return { name: relative(folder, file).split(sep).join('/'), bytes: size, replacedAt: mtimeMs }
      }),
  )
}

/**
 * Writes a site's manifest, which takes the place of the one before at once, and then deletes what it does not name: whoever is
 * killed in between leaves files too many, never too few.
 */
export async function writeManifest(distFolder: string, manifest: ServingManifest): Promise<void> {
  const file = join(distFolder, 'serving.json')
  await writeFile(`${file}.draft`, JSON.stringify(manifest, null, 1))
  await rename(`${file}.draft`, file)
  await removeUnused(distFolder, Object.values(manifest.files))
}
