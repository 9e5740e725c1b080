import pg from 'pg'
import type { DatabaseFault } from '#server/database-unavailable.ts'

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

/** Returns what a SQLSTATE says of the database's disk and files; null: nothing. */
export function faultOfCondition(condition: string | undefined): DatabaseFault | null {
  if (condition === '53100') return 'no-space'
  // System errors, and damaged data or indexes.
  return condition !== undefined && /^(58|XX00)/.test(condition) ? 'broken' : null
}

/** Returns what the error of a statement or connection means. */
export function describeTrouble(thrown: unknown): DatabaseTrouble {
  // Drizzle's message repeats the statement with its values, which must not be logged.
  const error = thrown instanceof Error && thrown.message.startsWith('Failed query') ? (thrown.cause ?? thrown) : thrown
  if (!(error instanceof Error)) return { kind: 'ours', error }
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
