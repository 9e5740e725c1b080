import type { Stats } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import * as z from 'zod'
import { describeFile } from './describe-file.ts'

// Files of earlier builds under names that never change their meaning. A page that was opened before a deployment goes on
// asking for them: for a script at the first click, for a piece of the search index. They lie in `earlier/` beside `site/`
// under the name they had there, and the time of each is that of the build which replaced it.

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

/** How long and how much is kept: nobody leaves a page open for longer, and the server holds all of it in memory. */
export const usualBounds = { longestMs: 30 * dayMs, mostBytes: 16 * 1024 * 1024 }

// No more of a manifest than is needed here: another release may have described its site in another way.
const describedFiles = z.object({
  files: z.record(z.string(), z.object({ file: z.string(), cacheControl: z.string() })),
})

/**
 * Promises that the files of a build under lasting names lie in `earlier/` of a build's folder, and how many they are: those of
 * `from`, which is the same folder before its site is made anew, or that of another release. Without a build there it is none.
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
    const status = await statWhereThere(source)
    // A build that was interrupted has taken the site away; what it had is set aside already.
    if (!status || source === target) continue
    await mkdir(dirname(target), { recursive: true })
    await copyFile(source, target)
    const replacedAt = folder === 'earlier' ? status.mtime : new Date(now)
    await utimes(target, replacedAt, replacedAt)
    count += 1
  }
  return count
}

/**
 * Promises the names in `earlier/` that a build still answers, and that nothing else is left there: none that its site has
 * itself, none older than the bounds say, and of too many the newest, pictures last.
 */
export async function keepEarlierFiles(
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
  for (const { name } of found) if (!kept.has(name)) await rm(join(folder, name))
  return [...kept].sort()
}

/** A page lives without a picture, but not without the script that it asks for when somebody clicks. */
function rank(name: string): number {
  return /\.(js|css|woff2)$/.test(name) ? 0 : 1
}

function splitFolder(file: string): [folder: string, name: string] {
  const slash = file.indexOf('/')
  return [file.slice(0, slash), file.slice(slash + 1)]
}

/** Promises the files of a build that its manifest calls immutable, relative to its folder. */
async function listLastingFiles(distFolder: string): Promise<string[]> {
  const text = await readFile(join(distFolder, 'serving.json'), 'utf8').catch(orNull)
  if (text === null) return []
  const { files } = describedFiles.parse(JSON.parse(text))
  return Object.values(files)
    .filter(({ cacheControl }) => cacheControl.includes('immutable'))
    .map(({ file }) => file)
}

function statWhereThere(file: string): Promise<Stats | null> {
  return stat(file).catch(orNull)
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
