import type { UpstreamSource } from '#server/cache/upstream.ts'
import type { GuideServerParts } from '#server/mcp/create-guide-server.ts'
import type { ClickCounts } from '#server/services/clicks/hold-clicks.ts'
import type { DeparturesService } from '#server/services/departures/departures-service.ts'
import type { HotelService } from '#server/services/hotels/hotel-service.ts'
import type { HotelSource } from '#server/services/hotels/hotel-source.ts'
import type { ImageObservers } from '#server/services/images/create-image-services.ts'
import type { TodayService } from '#server/services/today/today-service.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
import type { Upstream } from './upstream-metrics.ts'

/** Wrappers that count the use of each part of the server. */
export interface Observers extends ImageObservers {
  source: <Question, Value>(
    upstream: Upstream,
    source: UpstreamSource<Question, Value>,
  ) => UpstreamSource<Question, Value>
  hotelSource: (source: HotelSource) => HotelSource
  weather: (weather: WeatherService) => WeatherService
  today: (today: TodayService) => TodayService
  departures: (departures: DeparturesService) => DeparturesService
  hotels: (hotels: HotelService) => HotelService
  clickCounts: (counts: ClickCounts) => ClickCounts
  /** Counts a call of an assistant by its tool, without a word of it. */
  countTool: GuideServerParts['count']
}

/** For a server without metrics. */
export const observeNothing: Observers = {
  source: (_upstream, source) => source,
  hotelSource: (source) => source,
  fetch: (_upstream, fetch) => fetch,
  weather: (weather) => weather,
  today: (today) => today,
  departures: (departures) => departures,
  hotels: (hotels) => hotels,
  pictures: (pictures) => pictures,
  clickCounts: (counts) => counts,
  countTool: () => undefined,
}
