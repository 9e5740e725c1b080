import type { FastifyInstance } from 'fastify'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { sendProblem } from '#server/http/problem.ts'
import type { Database } from '#server/store/database.ts'

/** For everybody: no folder, no address. What to do is in the log. */
const faults: Record<DatabaseFault, string> = {
  broken: 'It is broken; the log says what to do.',
  'no-space': 'There is no space left for it.',
  'not-writable': 'The server may not write where it lies.',
  'in-use': 'Another process has it.',
  away: 'It does not answer.',
}

/** Registers `/healthz` (the process is alive) and `/readyz` (it accepts traffic). */
export function registerHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'alive' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.state !== 'ready') return sendProblem(reply, 'not-ready', `The server is ${readiness.state}.`)
    const fault = (await readiness.findDatabaseFault?.()) ?? null
    if (fault) return sendProblem(reply, 'not-ready', `The server is without its database. ${faults[fault]}`)
    return reply.send({ status: 'ready' })
  })
}

export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
  /** Resolves with what is wrong with the database; null: nothing that is known. */
  findDatabaseFault?: () => Promise<DatabaseFault | null>
}

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
