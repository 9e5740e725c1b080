import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

// A build is made beside the built site and takes its place as a whole. Until then, and if it fails or is killed, the site before
// it stays as it is: for a running server, which reads large files when they are asked for, and for the next start.

/** What other commands put into `dist/`, which no build makes again. @type {readonly string[]} */
const kept = ['static']

/** @param {string} projectFolder */
function foldersOf(projectFolder) {
  return {
    site: join(projectFolder, 'dist'),
    // On the same disk, so that renaming is enough.
    drafts: join(projectFolder, '.cache/builds'),
    previous: join(projectFolder, '.cache/builds/previous'),
  }
}

/**
 * Ends a swap that was interrupted, so that `dist/` is whole: the new site if it was in its place, else the one before.
 *
 * @param {string} projectFolder
 */
export function finishSwap(projectFolder) {
  const { site, previous } = foldersOf(projectFolder)
  if (!existsSync(previous)) return
  if (!existsSync(site)) renameSync(previous, site)
  else leavePrevious(site, previous)
}

/**
 * Returns a new empty folder for a build. Removes those of builds that were killed.
 *
 * @param {string} projectFolder
 * @returns {string}
 */
export function beginDraft(projectFolder) {
  finishSwap(projectFolder)
  const { drafts } = foldersOf(projectFolder)
  mkdirSync(drafts, { recursive: true })
  for (const name of readdirSync(drafts)) {
    if (!isRunning(Number(name))) rmSync(join(drafts, name), { recursive: true, force: true })
  }
  const draft = join(drafts, String(process.pid))
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft)
  return draft
}

/**
 * Puts a whole build in the place of the built site.
 *
 * @param {string} projectFolder
 * @param {string} draft
 */
export function takePlace(projectFolder, draft) {
  const { site, previous } = foldersOf(projectFolder)
  if (existsSync(site)) renameSync(site, previous)
  renameSync(draft, site)
  if (existsSync(previous)) leavePrevious(site, previous)
}

/** @type {(site: string, previous: string) => void} */
function leavePrevious(site, previous) {
  for (const name of kept) {
    if (existsSync(join(previous, name)) && !existsSync(join(site, name))) {
      renameSync(join(previous, name), join(site, name))
    }
  }
  rmSync(previous, { recursive: true, force: true })
}

/** @type {(pid: number) => boolean} */
function isRunning(pid) {
  if (pid === process.pid || !(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Of another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
