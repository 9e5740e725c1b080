import type { Pool } from 'pg'

/** A database that was opened and has every table. */
export interface OpenedDatabase {
  pool: Pool
  /** Settles when it has to be opened anew. A server is only reconnected to, so its never does. */
  ended: Promise<unknown>
  /** Is told when the database does not answer, so that one that hangs can be ended. */
  giveUp: () => void
  close: () => Promise<void>
}
