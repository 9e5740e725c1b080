import type { ClickCounts } from '#server/clicks/click-counts.ts'
import type { HotelService } from '#server/hotels/hotel-service.ts'
import type { HotelSource } from '#server/hotels/hotel-source.ts'
import type { ImageObservers } from '#server/images/create-image-services.ts'
import type { WeatherService } from '#server/weather/weather-service.ts'
import type { WeatherSource } from '#server/weather/weather-source.ts'

/** Wrappers that count the use of each part of the server. */
export interface Observers extends ImageObservers {
  weatherSource: (source: WeatherSource) => WeatherSource
  hotelSource: (source: HotelSource) => HotelSource
  weather: (weather: WeatherService) => WeatherService
  hotels: (hotels: HotelService) => HotelService
  clickCounts: (counts: ClickCounts) => ClickCounts
}

/** For a server without metrics. */
export const observeNothing: Observers = {
  weatherSource: (source) => source,
  hotelSource: (source) => source,
  fetch: (_upstream, fetch) => fetch,
  weather: (weather) => weather,
  hotels: (hotels) => hotels,
  pictures: (pictures) => pictures,
  clickCounts: (counts) => counts,
}
