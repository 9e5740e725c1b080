import type { FastifyInstance } from 'fastify'
import { isWeatherPlace, weatherPlaceKeys } from '#contract/weather-places.ts'
import { allowOnly, sendProblem } from '#server/http/problem.ts'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import type { WeatherService } from './weather-service.ts'

/** Registers `GET /weather/{place}`, in the shape of `contract/weather.ts`. */
export function registerWeatherRoutes(app: FastifyInstance, weather: WeatherService): void {
  app.get<{ Params: { place: string } }>('/weather/:place', async (request, reply) => {
    const { place } = request.params
    if (!isWeatherPlace(place)) {
      return sendProblem(reply, 'unknown-weather-place', `There is a forecast for ${weatherPlaceKeys.join(', ')}.`)
    }
    const answer = await weather.answer(place)
    if (isUnavailable(answer)) {
      reply.header('retry-after', String(answer.retryAfterSeconds))
      return sendProblem(reply, 'weather-unavailable', 'There is no forecast at the moment.')
    }
    reply.hijack()
    sendReadyAnswer(request.raw, reply.raw, answer)
  })
  allowOnly(app, '/weather/:place', ['GET', 'HEAD'])
}

/** Returns the look-up of weather answers in memory by request target. */
export function findReadyWeather(
  weather: WeatherService,
  prefix: string,
): (address: string) => ReadyAnswer | undefined {
  const places = new Map(weatherPlaceKeys.map((place) => [`${prefix}/weather/${place}`, place]))
  return (address) => {
    const place = places.get(address)
    return place && weather.findReady(place)
  }
}

function isUnavailable(answer: object): answer is { retryAfterSeconds: number } {
  return 'retryAfterSeconds' in answer
}
