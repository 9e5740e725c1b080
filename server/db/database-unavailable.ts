import pg from 'pg'

/** The database cannot be used now: not reachable, not to be opened, out of space. The message is for the log. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
}

/** What an error of a statement means. */
interface DatabaseTrouble {
  /**
   * `lost`: there is no connection to ask with. `refused`: it answers, but cannot do this now (no space, too slow).
   * `ours`: the statement or the data is wrong, and would be at any other time.
   */
  kind: 'lost' | 'refused' | 'ours'
  /** The driver's own error, without the statement and its values. */
  error: unknown
}

// SQLSTATE classes: connection, authorization, no such database, transaction left open too long, shutting down.
const lostConditions = /^(08|28|3D|25P0[34]|53300|57P)/
// Wrong data, broken constraint, wrong statement.
const ourConditions = /^(22|23|42|54)/
// The driver gives these no code.
const lostMessages =
  /connection terminated|timeout exceeded|read timeout|not queryable|after calling end|connection error/i

/** Promises what an error means that a statement or a connection ended with. */
export function describeTrouble(thrown: unknown): DatabaseTrouble {
  // Drizzle's own message repeats the whole statement with its values, which belong into no log.
  const error = thrown instanceof Error && thrown.message.startsWith('Failed query') ? (thrown.cause ?? thrown) : thrown
  if (!(error instanceof Error)) return { kind: 'ours', error }
  if (error instanceof pg.DatabaseError) {
    const condition = error.code ?? ''
    // With these two the server, or the embedded database, ends the session or itself.
    const isEnding = error.severity === 'FATAL' || error.severity === 'PANIC'
    if (isEnding || lostConditions.test(condition)) return { kind: 'lost', error }
    return { kind: ourConditions.test(condition) ? 'ours' : 'refused', error }
  }
  // Errors of the operating system (ECONNREFUSED, ENOTFOUND …), or several where a name has several addresses.
  if ('syscall' in error || error instanceof AggregateError) return { kind: 'lost', error }
  return { kind: lostMessages.test(error.message) ? 'lost' : 'ours', error }
}
