import {
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname, isAbsolute, join, relative, sep } from 'node:path'
import { Refused } from '#desk/engine/refused.ts'
import type { Workplace } from './workplace.ts'

// Several files change together or not at all, whatever happens to the process: what is to be written is kept in a journal first, each
// file is renamed into its place, and a journal that is found at the start is written to its end.

interface Journal {
  /** Paths from `content/`; the bytes as base64, null for a file that goes. */
  files: { path: string; bytes: string | null }[]
}

function writeWhole(path: string, bytes: Uint8Array | string): void {
  mkdirSync(dirname(path), { recursive: true })
  const file = openSync(path, 'w', 0o644)
  try {
    const whole = typeof bytes === 'string' ? Buffer.from(bytes) : bytes
    for (let written = 0; written < whole.length; ) written += writeSync(file, whole, written)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Returns after a renamed file is in its folder for good. Windows has no such call for folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const file = openSync(folder, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Writes a file as a whole: a reader, and a start after a crash, finds the old one or the new one. */
export function writeFileWhole(place: Workplace, path: string, bytes: Uint8Array | string): void {
  const draft = join(place.desk, 'tmp', `${process.pid}-${relative(place.project, path).replaceAll(/[\\/]/g, '-')}`)
  writeWhole(draft, bytes)
  mkdirSync(dirname(path), { recursive: true })
  renameSync(draft, path)
  syncFolder(dirname(path))
}

function journalOf(place: Workplace): string {
  return join(place.desk, 'journal.json')
}

/** Writes files below `content/`, all or none; null takes one away. Paths are from `content/`. */
export function writeTogether(place: Workplace, files: ReadonlyMap<string, Uint8Array | string | null>): void {
  const journal: Journal = {
    files: [...files].map(([path, bytes]) => ({
      path,
      bytes: bytes === null ? null : Buffer.from(bytes as string).toString('base64'),
    })),
  }
  for (const { path } of journal.files) checkInside(place, path)
  writeFileWhole(place, journalOf(place), JSON.stringify(journal))
  finishJournal(place)
}

/** Ends a write that was interrupted, and removes what a killed process left. */
export function finishJournal(place: Workplace): void {
  const file = journalOf(place)
  if (existsSync(file)) {
    const { files } = JSON.parse(readFileSync(file, 'utf8')) as Journal
    for (const { path, bytes } of files) {
      const target = checkInside(place, path)
      if (bytes === null) rmSync(target, { force: true })
      else writeFileWhole(place, target, Buffer.from(bytes, 'base64'))
    }
    rmSync(file)
  }
  const drafts = join(place.desk, 'tmp')
  if (existsSync(drafts)) for (const name of readdirSync(drafts)) rmSync(join(drafts, name), { force: true })
}

/** Returns the absolute path. Throws `Refused` for one outside `content/`, through a link too. */
function checkInside(place: Workplace, path: string): string {
  const target = join(place.content, path)
  const inside = relative(place.content, target)
  const outside = inside === '' || inside.startsWith('..') || isAbsolute(inside) || isAbsolute(path)
  const root = realpathSync(place.content)
  const folders = inside.split(sep).slice(0, -1)
  const isLinked = folders.some((_, depth) => {
    const folder = join(root, ...folders.slice(0, depth + 1))
    return lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() === false
  })
  if (outside || isLinked || lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new Refused(403, `${path} is no file of the content.`)
  }
  return target
}
