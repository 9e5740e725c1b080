import pg from 'pg'
import { type DatabaseFault, DatabaseUnavailable } from '#server/database-unavailable.ts'

interface DatabaseTrouble {
  /** `lost`: no connection; `refused`: cannot do it now (disk full, too slow); `ours`: wrong statement or data. */
  kind: 'lost' | 'refused' | 'ours'
  /** The driver's error, without the statement and its values. */
  error: unknown
}

// SQLSTATE classes: connection, authorization, no such database, idle transaction timeout, shutdown.
const lostConditions = /^(08|28|3D|25P0[34]|53300|57P)/
// Wrong data, broken constraint, wrong statement.
const ourConditions = /^(22|23|42|54)/
// Driver errors without a code.
const lostMessages =
  /connection terminated|timeout exceeded|read timeout|not queryable|after calling end|connection error/i

/** What SQLite's numbers mean for the operator; those that are not here are mistakes of ours. */
const sqliteFaults: Partial<Record<number, DatabaseFault>> = {
  3: 'not-writable',
  5: 'in-use',
  6: 'in-use',
  7: 'away',
  8: 'not-writable',
  10: 'broken',
  11: 'broken',
  13: 'no-space',
  14: 'not-writable',
  26: 'broken',
  // A write that failed: a quota, or a file that may not grow.
  778: 'no-space',
}

const systemFaults: [DatabaseFault, RegExp][] = [
  ['no-space', /^(?:ENOSPC|EDQUOT|EFBIG)$/],
  ['not-writable', /^(?:EACCES|EROFS|EPERM|ENOTDIR|EEXIST|EISDIR)$/],
  ['broken', /^EIO$/],
  ['away', /^(?:ENOMEM|EMFILE|ENFILE)$/],
]

/** Returns what an error of a database or of its files means for the operator; null: nothing. */
export function faultOf(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseUnavailable) return error.fault
  if (!(error instanceof Error)) return null
  const { code = '', errcode } = error as { code?: string; errcode?: number }
  if (errcode !== undefined) return sqliteFaults[errcode] ?? sqliteFaults[errcode % 256] ?? null
  if (error instanceof pg.DatabaseError) {
    if (code === '53100') return 'no-space'
    // System errors, and damaged data or indexes.
    return /^(58|XX00)/.test(code) ? 'broken' : null
  }
  return systemFaults.find(([, pattern]) => pattern.test(code))?.[0] ?? null
}

/** Returns what the error of a statement or connection means. */
export function describeTrouble(thrown: unknown): DatabaseTrouble {
  // Drizzle's message repeats the statement with its values, which must not be logged.
  const error = thrown instanceof Error && thrown.message.startsWith('Failed query') ? (thrown.cause ?? thrown) : thrown
  if (!(error instanceof Error)) return { kind: 'ours', error }
  if ('errcode' in error) return { kind: faultOf(error) === null ? 'ours' : 'refused', error }
  if (error instanceof pg.DatabaseError) {
    const condition = error.code ?? ''
    // The server ends the session or itself.
    const isEnding = error.severity === 'FATAL' || error.severity === 'PANIC'
    if (isEnding || lostConditions.test(condition)) return { kind: 'lost', error }
    return { kind: ourConditions.test(condition) ? 'ours' : 'refused', error }
  }
  // System errors (ECONNREFUSED, ENOTFOUND …); AggregateError when a host has several addresses.
  if ('syscall' in error || error instanceof AggregateError) return { kind: 'lost', error }
  return { kind: lostMessages.test(error.message) ? 'lost' : 'ours', error }
}
