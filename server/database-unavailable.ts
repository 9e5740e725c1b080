/** What is wrong with a database, as far as somebody has to do something else about it. */
export type DatabaseFault = 'broken' | 'no-space' | 'not-writable' | 'in-use' | 'away'

/** The database is unreachable, cannot be opened, or is out of space. The message is for the log, the fault for anybody. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'
  readonly fault: DatabaseFault

  constructor(message: string, { fault = 'away', cause }: { fault?: DatabaseFault; cause?: unknown } = {}) {
    super(message, cause === undefined ? {} : { cause })
    this.fault = fault
  }
}
