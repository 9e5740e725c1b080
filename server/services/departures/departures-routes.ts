import type { FastifyInstance } from 'fastify'
import { allowOnly, sendProblem } from '#server/http/problem.ts'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { DeparturesService } from './departures-service.ts'

/** Registers `GET /departures/{stop}`, in the shape of `contract/departures.ts`. */
export function registerDeparturesRoutes(app: FastifyInstance, departures: DeparturesService): void {
  app.get<{ Params: { stop: string } }>('/departures/:stop', async (request, reply) => {
    const { stop } = request.params
    if (!departures.isKnown(stop)) return sendProblem(reply, 'unknown-stop', 'There is no such stop.')
    const answer = await departures.answer(stop)
    reply.hijack()
    sendReadyAnswer(request.raw, reply.raw, answer)
  })
  allowOnly(app, '/departures/:stop', ['GET', 'HEAD'])
}

/** Returns the look-up of departures in memory by request target. */
export function findReadyDepartures(
  departures: DeparturesService,
  prefix: string,
): (address: string) => ReadyAnswer | undefined {
  const start = `${prefix}/departures/`
  return (address) => (address.startsWith(start) ? departures.findReady(address.slice(start.length)) : undefined)
}
