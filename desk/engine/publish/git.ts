import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Refused } from '#desk/engine/refused.ts'

const run = promisify(execFile)

/** Resolves with what git prints. Without a shell; paths are behind `--`. Throws `Refused` with git's own last sentence. */
export async function git(project: string, ...parameters: string[]): Promise<string> {
  try {
    // It asks for no password on a terminal that nobody sees, writes what this module can read, and locks nothing to look: the desk asks what
    // changed while a commit is made, which would find the lock and fail. A file called `*` or `:(top)` is that file and no pattern.
    const env = {
      ...process.env,
      GIT_TERMINAL_PROMPT: '0',
      LC_ALL: 'C',
      GIT_OPTIONAL_LOCKS: '0',
      GIT_LITERAL_PATHSPECS: '1',
    }
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...parameters], {
      cwd: project,
      env,
      maxBuffer: 50_000_000,
    })
    return stdout
  } catch (error) {
    const { stderr = '', code } = error as { stderr?: string; code?: string | number }
    if (code === 'ENOENT')
      throw new Refused(409, 'git is not installed on this machine.', 'Install it from git-scm.com.')
    const said = stderr.trim().split('\n').at(-1) ?? String(error)
    throw new Refused(
      409,
      `git says: ${said}`,
      'Nothing was published. Show this sentence to whoever keeps the server.',
    )
  }
}

/** Resolves with the changed files below `content/`, new ones and those that are gone too. */
export async function listChangedFiles(project: string): Promise<string[]> {
  const listed = await git(
    project,
    'status',
    '--porcelain',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--',
    'content',
  )
  return listed
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .sort()
}

/** Resolves with a file as it was last committed; undefined for a new one. */
export async function readCommitted(project: string, file: string): Promise<string | undefined> {
  const found = await git(project, 'ls-tree', '--name-only', 'HEAD', '--', file)
  return found.trim() === '' ? undefined : git(project, 'show', `HEAD:${file}`)
}

/** Resolves with the remote that commits go to; undefined without one. */
export async function findRemote(project: string): Promise<string | undefined> {
  const [first] = (await git(project, 'remote')).split('\n').filter(Boolean)
  return first
}

/** Resolves with what these files say now, as git would keep them: a line for each, comparable with `describeCommitted`. */
export async function describePresent(project: string, files: readonly string[]): Promise<string> {
  const there = files.filter((file) => existsSync(join(project, file)))
  const hashes = there.length === 0 ? [] : (await git(project, 'hash-object', '--', ...there)).trim().split('\n')
  return there.map((file, index) => `${hashes[index]} ${file}`).join('\n')
}

/** Resolves with what the last commit has of these files. */
export async function describeCommitted(project: string, files: readonly string[]): Promise<string> {
  const listed = await git(project, 'ls-tree', '-r', '-z', 'HEAD', '--', ...files)
  const lines = listed.split('\0').map((line) => /^\d+ blob (\w+)\t(.*)$/s.exec(line))
  const hashOf = new Map(lines.flatMap((found) => (found ? [[found[2], found[1]]] : [])))
  return files.flatMap((file) => (hashOf.has(file) ? [`${hashOf.get(file)} ${file}`] : [])).join('\n')
}

/** Who commits, where git has not been told: the desk itself. */
async function identity(project: string): Promise<string[]> {
  const known = await git(project, 'config', '--default', '', '--get', 'user.email')
  return known.trim() ? [] : ['-c', 'user.name=The desk', '-c', 'user.email=desk@localhost']
}

/** Commits exactly these files, whatever else has changed, and resolves with the commit. */
export async function commitFiles(project: string, files: readonly string[], message: string): Promise<string> {
  await git(project, 'add', '--intent-to-add', '--', ...files)
  await git(
    project,
    ...(await identity(project)),
    'commit',
    '--quiet',
    '--only',
    '--message',
    printable(message),
    '--',
    ...files,
  )
  return (await git(project, 'rev-parse', 'HEAD')).trim()
}

/** An argument ends at a zero, and a terminal obeys other controls. */
function printable(message: string): string {
  return message.replaceAll(/[^\P{Cc}\n]/gu, '')
}

/** Takes a commit back by one that does the opposite, and resolves with that. */
export async function revertCommit(project: string, commit: string): Promise<string> {
  try {
    await git(project, ...(await identity(project)), 'revert', '--no-edit', commit)
  } catch (error) {
    await git(project, 'revert', '--abort').catch(() => '')
    throw error
  }
  return (await git(project, 'rev-parse', 'HEAD')).trim()
}

/** Sends the branch to the remote. */
export async function push(project: string, remote: string): Promise<void> {
  await git(project, 'push', '--quiet', '--', remote, 'HEAD')
}
