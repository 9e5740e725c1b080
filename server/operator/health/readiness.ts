import type { DatabaseFault } from '#server/database-unavailable.ts'

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
  /** Resolves with what is wrong with the database; null: nothing that is known. */
  findDatabaseFault?: () => Promise<DatabaseFault | null>
}
