import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#server/http/send-problem.ts'
import type { Readiness } from './readiness.ts'

/** Registers `/healthz` (the process is alive) and `/readyz` (it accepts traffic). */
export function registerHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'alive' })
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.state !== 'ready') return sendProblem(reply, 'not-ready', `The server is ${readiness.state}.`)
    if (readiness.isDatabaseReachable && !(await readiness.isDatabaseReachable())) {
      return sendProblem(reply, 'not-ready', 'The server is without its database.')
    }
    return reply.send({ status: 'ready' })
  })
}
