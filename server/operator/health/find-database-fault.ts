import type { DatabaseFault } from '#server/database-unavailable.ts'
import type { Database } from '#server/store/database.ts'

/**
 * Returns a function that resolves with what is wrong with the database. A server is asked each time; an embedded one, which is opened
 * by the first who needs it, only to learn whether a fault that somebody met is over.
 */
export function createFaultFinder(
  { isReachable, findFault }: Pick<Database, 'isReachable' | 'findFault'>,
  { isServer }: { isServer: boolean },
): () => Promise<DatabaseFault | null> {
  return async () => {
    if (!isServer && findFault() === null) return null
    return (await isReachable()) ? findFault() : (findFault() ?? 'away')
  }
}
