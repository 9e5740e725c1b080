import type { FastifyReply } from 'fastify'

/** Sends uncacheable JSON. */
export function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}
