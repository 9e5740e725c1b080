import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns one hash for the names and contents of files and folders, and for words; missing paths count as empty.
 *
 * @param {string} projectFolder
 * @param {string[]} paths files and folders, relative to the project
 * @param {string[]} [words]
 * @param {(name: string) => boolean} [counts] whether a file counts, by its path
 * @returns {string}
 */
export function hashInputs(projectFolder, paths, words = [], counts = () => true) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word.length}:${word}\n`)
  for (const path of paths.flatMap((each) => listFiles(projectFolder, each)).filter(counts)) {
    const content = readFileSync(join(projectFolder, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Returns a hash of the sizes and times of files, to detect writes by others.
 *
 * @param {string} projectFolder
 * @param {string[]} paths
 * @returns {string}
 */
export function hashFileTimes(projectFolder, paths) {
  const hash = createHash('sha256')
  for (const path of paths.flatMap((each) => listFiles(projectFolder, each))) {
    const { size, mtimeMs } = statSync(join(projectFolder, path))
    hash.update(`${path}\n${size}\n${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

/** @type {(projectFolder: string, path: string) => string[]} */
function listFiles(projectFolder, path) {
  const status = statSync(join(projectFolder, path), { throwIfNoEntry: false })
  if (!status) return []
  if (!status.isDirectory()) return [path]
  return readdirSync(join(projectFolder, path))
    .sort()
    .flatMap((name) => listFiles(projectFolder, `${path}/${name}`))
}
