import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAnswerer } from '#server/http/pages/answer-page.ts'
import { type ReadyAnswer, sendReadyAnswer } from '#server/http/ready-answer.ts'
import { longestAddress } from '#server/limits/request-limits.ts'
import { findReadyDepartures } from '#server/services/departures/departures-routes.ts'
import type { DeparturesService } from '#server/services/departures/departures-service.ts'
import { findReadyPicture } from '#server/services/images/picture-routes.ts'
import type { PictureService } from '#server/services/images/picture-service.ts'
import { findReadyToday } from '#server/services/today/today-routes.ts'
import type { TodayService } from '#server/services/today/today-service.ts'
import { findReadyWeather } from '#server/services/weather/weather-routes.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
import { createTryHotelSearch, type HotelSearchParts } from './try-hotel-search.ts'

interface TryAnswerParts extends HotelSearchParts {
  pages: Pick<PageAnswerer, 'findReady'>
  weather: WeatherService
  today: TodayService
  departures: DeparturesService
  pictures: PictureService
}

/** Returns whether the request was answered from memory; a body that had to be read for that is put back. */
export type TryAnswer = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

/** Returns the fast path before Fastify; only hotel searches are counted, since sending the rest costs less than counting. */
export function createTryAnswer({ pages, weather, today, departures, pictures, ...search }: TryAnswerParts): TryAnswer {
  const findWeather = findReadyWeather(weather, '/api')
  const findToday = findReadyToday(today, '/api')
  const findDepartures = findReadyDepartures(departures, '/api')
  const findPicture = findReadyPicture(pictures, '/api')
  const tryHotelSearch = createTryHotelSearch(search)

  function findReady(address: string): ReadyAnswer | undefined {
    if (address.length > longestAddress) return undefined
    return (
      findWeather(address) ??
      findToday(address) ??
      findDepartures(address) ??
      findPicture(address) ??
      pages.findReady(address)
    )
  }

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return tryHotelSearch(request, response)
    const ready = findReady(request.url ?? '')
    if (!ready) return false
    sendReadyAnswer(request, response, ready)
    return true
  }
}
