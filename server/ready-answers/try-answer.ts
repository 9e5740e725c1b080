import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import { findReadyPicture } from '#server/images/picture-routes.ts'
import type { PictureService } from '#server/images/picture-service.ts'
import { longestAddress } from '#server/limits/request-limits.ts'
import type { PageAnswerer } from '#server/pages/answer-page.ts'
import { findReadyWeather } from '#server/weather/weather-routes.ts'
import type { WeatherService } from '#server/weather/weather-service.ts'
import { createTryHotelSearch, type HotelSearchParts } from './try-hotel-search.ts'

interface TryAnswerParts extends HotelSearchParts {
  pages: Pick<PageAnswerer, 'findReady'>
  weather: WeatherService
  pictures: PictureService
}

/**
 * Answers a request if the answer lies in memory. Returns whether it has, as a promise where the body of the request has to be read
 * for that; it is then still in the stream for whoever answers instead.
 */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/**
 * Returns the one way past Fastify: canonical pages and files of the site, ready forecasts, pictures of hotels in memory, and hotel
 * searches whose offers lie in memory. Whatever is unusual about a request, errors and limits first of all, is not answered here. No
 * rate limit: sending these bytes costs less than counting who gets them, and no outside service is behind them.
 */
export function createTryAnswer({ pages, weather, pictures, ...search }: TryAnswerParts): TryAnswer {
  const findWeather = findReadyWeather(weather, '/api')
  const findPicture = findReadyPicture(pictures, '/api')
  const tryHotelSearch = createTryHotelSearch(search)

  function findReady(address: string): ReadyAnswer | undefined {
    if (address.length > longestAddress) return undefined
    return findWeather(address) ?? findPicture(address) ?? pages.findReady(address)
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return tryHotelSearch(request, response)
    const ready = findReady(request.url ?? '')
    if (!ready) return false
    sendReadyAnswer(request, response, ready)
    return true
  }
}
