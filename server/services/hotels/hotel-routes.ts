import type { FastifyInstance } from 'fastify'
import { sendReadyAnswer } from '#server/http/ready-answer.ts'
import { sendFunctionsProblem } from '#server/services/supabase/supabase-problem.ts'
import type { HotelService } from './hotel-service.ts'
import { type HotelQuery, readHotelQuery, WrongHotelQuery } from './read-hotel-query.ts'

interface HotelRouteParts {
  hotels: HotelService
  /** Returns CORS headers for an origin, names and values in turn. */
  describeAnswer: (origin: string | undefined) => readonly string[]
  clock: () => number
}

// A search with every field has 250 bytes; reading 64 KB of fields that no search has takes twenty times as long as answering one.
const longestSearchBytes = 4096

const unavailableMessages = {
  busy: 'So many different stays are being asked for that the hotel partner cannot be asked again just now.',
  'hotels-unavailable': 'The hotel partner gives no offers at the moment.',
}

/** Registers `POST /expedia-api` below `/functions/v1`, in the shapes of `contract/hotels.ts`. */
export function registerHotelRoutes(functions: FastifyInstance, parts: HotelRouteParts): void {
  const { hotels, describeAnswer, clock } = parts
  functions.post('/expedia-api', { bodyLimit: longestSearchBytes }, async (request, reply) => {
    let query: HotelQuery
    try {
      query = readHotelQuery(request.body, clock())
    } catch (error) {
      if (error instanceof WrongHotelQuery) return sendFunctionsProblem(reply, 400, error)
      throw error
    }
    const answer = hotels.findReady(query) ?? (await hotels.answer(query))
    if ('code' in answer) {
      reply.header('retry-after', String(answer.retryAfterSeconds))
      return sendFunctionsProblem(reply, 503, { code: answer.code, message: unavailableMessages[answer.code] })
    }
    reply.hijack()
    sendReadyAnswer(request.raw, reply.raw, answer, describeAnswer(request.headers.origin))
  })
}
