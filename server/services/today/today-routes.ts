import type { FastifyInstance } from 'fastify'
import { allowOnly } from '#server/http/problem.ts'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { TodayService } from './today-service.ts'

/** Registers `GET /today`, in the shape of `contract/today.ts`. */
export function registerTodayRoutes(app: FastifyInstance, today: TodayService): void {
  app.get('/today', async (request, reply) => {
    const answer = await today.answer()
    reply.hijack()
    sendReadyAnswer(request.raw, reply.raw, answer)
  })
  allowOnly(app, '/today', ['GET', 'HEAD'])
}

/** Returns the look-up of today in memory by request target. */
export function findReadyToday(today: TodayService, prefix: string): (address: string) => ReadyAnswer | undefined {
  const own = `${prefix}/today`
  return (address) => (address === own ? today.findReady() : undefined)
}
