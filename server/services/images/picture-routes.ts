import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { hotelId } from '#contract/hotel-requests.ts'
import { allowOnly, sendProblem } from '#server/http/problem.ts'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { MissingPicture, PictureService } from './picture-service.ts'

// Sixty lists of ten hotels per client address; pictures in memory are not counted.
const picturesPerMinute = 600

const details: Record<MissingPicture, string> = {
  'unknown-hotel-picture': 'No picture of this hotel is known.',
  'hotel-picture-unavailable': 'The partner does not give us the picture at the moment.',
  'hotel-picture-late': 'The partner takes too long to give us the picture.',
  'hotel-pictures-unavailable': 'Pictures cannot be looked up at the moment.',
}

/** Registers `GET /hotel-images/{hotelId}`. */
export function registerPictureRoutes(app: FastifyInstance, pictures: PictureService): void {
  const rateLimit = { max: picturesPerMinute, timeWindow: '1 minute' }
  app.get<{ Params: { id: string } }>('/hotel-images/:id', { config: { rateLimit } }, async (request, reply) => {
    const { id } = request.params
    const isId = z.safeParse(hotelId, id).success
    const answer = isId ? await pictures.answer(id) : 'unknown-hotel-picture'
    if (typeof answer === 'string') {
      if (answer !== 'unknown-hotel-picture') reply.header('retry-after', '60')
      return sendProblem(reply, answer, details[answer])
    }
    reply.hijack()
    sendReadyAnswer(request.raw, reply.raw, answer)
  })
  allowOnly(app, '/hotel-images/:id', ['GET', 'HEAD'])
}

/** Returns the look-up of pictures in memory by request target. */
export function findReadyPicture(
  pictures: PictureService,
  prefix: string,
): (address: string) => ReadyAnswer | undefined {
  const start = `${prefix}/hotel-images/`
  return (address) => (address.startsWith(start) ? pictures.findReady(address.slice(start.length)) : undefined)
}
