import type { FastifyInstance } from 'fastify'
import { sendProblem } from '#server/http/send-problem.ts'
import type { Readiness } from './readiness.ts'

/** Promises `/healthz` (the process lives) and `/readyz` (it wants visitors). */
export function registerHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', (_request, reply) => {
    reply.header('cache-control', 'no-store').send({ status: 'alive' })
  })
  app.get('/readyz', (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (readiness.state !== 'ready') return sendProblem(reply, 'not-ready', `The server is ${readiness.state}.`)
    return reply.send({ status: 'ready' })
  })
}
