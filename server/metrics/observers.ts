import type { ClickCounts } from '#server/clicks/click-counts.ts'
import type { HotelService } from '#server/hotels/hotel-service.ts'
import type { HotelSource } from '#server/hotels/hotel-source.ts'
import type { GuardedFetch } from '#server/images/guarded-fetch.ts'
import type { PictureService } from '#server/images/picture-service.ts'
import type { WeatherService } from '#server/weather/weather-service.ts'
import type { WeatherSource } from '#server/weather/weather-source.ts'

/** For each part of the server that is counted, the same part, counted. */
export interface Observers {
  weatherSource: (source: WeatherSource) => WeatherSource
  hotelSource: (source: HotelSource) => HotelSource
  fetch: (upstream: 'hotel-pages' | 'hotel-pictures', fetch: GuardedFetch) => GuardedFetch
  weather: (weather: WeatherService) => WeatherService
  hotels: (hotels: HotelService) => HotelService
  pictures: (pictures: PictureService) => PictureService
  clickCounts: (counts: ClickCounts) => ClickCounts
}

/** Hands everything on as it is: what the server does when nobody asks for figures. */
export const observeNothing: Observers = {
  weatherSource: (source) => source,
  hotelSource: (source) => source,
  fetch: (_upstream, fetch) => fetch,
  weather: (weather) => weather,
  hotels: (hotels) => hotels,
  pictures: (pictures) => pictures,
  clickCounts: (counts) => counts,
}
