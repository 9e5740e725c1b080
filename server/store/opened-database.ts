import type { Pool } from 'pg'

/** A database that is open and migrated. */
export interface OpenedDatabase {
  pool: Pool
  /** Settles when it has to be opened anew; never for a server, which is only reconnected to. */
  ended: Promise<unknown>
  /** Called when the database does not respond, to end one that hangs. */
  giveUp: () => void
  close: () => Promise<void>
}
