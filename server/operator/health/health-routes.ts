import type { FastifyInstance } from 'fastify'
import type { DatabaseFault } from '#server/database-unavailable.ts'
import { sendProblem } from '#server/http/send-problem.ts'
import type { Readiness } from './readiness.ts'

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
