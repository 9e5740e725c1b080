import type { FastifyInstance, HTTPMethods } from 'fastify'
import { sendProblem } from './send-problem.ts'

const knownMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers all other methods of a route with 405 before any body is read. */
export function allowOnly(app: FastifyInstance, url: string, allowed: HTTPMethods[]): void {
  app.route({
    method: knownMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: (_request, reply) => {
      sendProblem(reply.header('allow', allowed.join(', ')), 'method-not-allowed')
    },
    handler: () => undefined,
  })
}
