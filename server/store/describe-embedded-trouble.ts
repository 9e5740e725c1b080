import pg from 'pg'
import { type DatabaseFault, DatabaseUnavailable } from '#server/database-unavailable.ts'
import { faultOfCondition } from './describe-trouble.ts'

interface EmbeddedTrouble {
  /** Where the database lies. */
  folder: string
  /** What was thrown on the way: by Node, by PGlite, or by Emscripten, whose errors are mere objects with a number. */
  thrown: unknown
  /** What PostgreSQL said last. */
  lines?: readonly string[]
  /** Whether it was about to be opened; one that has been opened may be whole, and is opened again. */
  isOpening: boolean
}

/** WASI's numbers, which Emscripten throws. */
const emscriptenErrors: Partial<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  22: 'EFBIG',
  29: 'EIO',
  44: 'ENOENT',
  48: 'ENOMEM',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
}

// In the words of Node, of PostgreSQL and of Emscripten.
const reasons: [DatabaseFault, RegExp][] = [
  ['no-space', /ENOSPC|EDQUOT|EFBIG|no space left|disk quota|file too large/i],
  [
    'not-writable',
    /EACCES|EROFS|EPERM|ENOTDIR|EEXIST|permission denied|read-only file system|operation not permitted/i,
  ],
  // The files may be whole.
  ['away', /ENOMEM|EMFILE|ENFILE|out of memory|could not allocate|OOM|enlarge memory|too many open files/i],
  // What PostgreSQL and PGlite say of files that are missing, cut, or not theirs; nothing else is taken for it.
  [
    'broken',
    /\b(?:PANIC|FATAL): |Aborted\(\)|failed to initialize|EIO|is no database|invalid page|could not (?:read|open)/,
  ],
]

// Time and process stand before the words.
const saidByPostgres = /\b(PANIC|FATAL|ERROR|DETAIL): +(.*)$/

/** Returns what is wrong with the embedded database and what to do about it, in words for whoever runs the guide. */
export function describeEmbeddedTrouble({
  folder,
  thrown,
  lines = [],
  isOpening,
}: EmbeddedTrouble): DatabaseUnavailable {
  const said = lines.flatMap((line) => {
    const [, level, words = ''] = saidByPostgres.exec(line) ?? []
    return level === undefined ? [] : [`${level}: ${words.replace(/\.$/, '')}`]
  })
  const cause = describeThrown(thrown)
  // PostgreSQL's own words say more than how its process ended.
  const reason = said.length > 0 ? said.join(', ') : cause
  const fault = findFault(thrown, `${reason} ${cause}`)
  // One that was open may have been stopped by a passing fault; the next opening tells.
  return new DatabaseUnavailable(tellWhatToDo(fault === 'broken' && !isOpening ? 'away' : fault, folder, reason), {
    fault: fault === 'broken' && !isOpening ? 'away' : fault,
  })
}

function findFault(thrown: unknown, words: string): DatabaseFault {
  const byCode = thrown instanceof pg.DatabaseError ? faultOfCondition(thrown.code) : null
  return byCode ?? reasons.find(([, pattern]) => pattern.test(words))?.[0] ?? 'away'
}

function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error) return thrown.message.replace(' Build with -sASSERTIONS for more info.', '')
  const { errno, message } = (typeof thrown === 'object' && thrown !== null ? thrown : {}) as Record<string, unknown>
  if (typeof errno === 'number') return emscriptenErrors[errno] ?? `error ${errno} of its files`
  if (typeof message === 'string') return message
  return thrown === null || thrown === undefined ? 'it was stopped' : JSON.stringify(thrown)
}

function tellWhatToDo(fault: DatabaseFault, folder: string, reason: string): string {
  switch (fault) {
    case 'broken':
      return (
        `The embedded database in ${folder} is broken (${reason}). Stop the guide and bring back the last backup with ` +
        '«npm run restore -- <file> --replace», which sets the broken folder aside; without a backup, move the folder away. ' +
        'docs/deploy.md says more under «A broken embedded database».'
      )
    case 'no-space':
      return (
        `There is no space left for the embedded database in ${folder} (${reason}). ` +
        'Make room on its disk; the guide then goes on by itself.'
      )
    case 'not-writable':
      return (
        `The guide may not write where its embedded database lies, in ${folder} (${reason}). ` +
        'Give that folder to the user that the guide runs as, or name another with DATA_DIR; the guide then goes on by itself.'
      )
    default:
      return `The embedded database in ${folder} has ended (${reason}). It is opened again by the next who needs it.`
  }
}
