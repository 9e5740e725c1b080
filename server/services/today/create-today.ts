import type { ServedStop } from '#contract/serving-manifest.ts'
import type { CacheParts } from '#server/cache/refreshing-cache.ts'
import type { HeaderFields } from '#server/http/ready-answer.ts'
import { createDeparturesService, type DeparturesService } from '#server/services/departures/departures-service.ts'
import type { DeparturesSource } from '#server/services/departures/departures-source.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
import { createTodayParts, type TodaySources } from './create-today-parts.ts'
import { createTodayService, type TodayService } from './today-service.ts'

/** Every service of today; null: switched off. */
export type EverySource = TodaySources & { departures: DeparturesSource | null }

interface TodayOptions extends CacheParts {
  sources: EverySource
  /** Null: switched off. */
  weather: Pick<WeatherService, 'forecast'> | null
  stops: Readonly<Record<string, ServedStop>>
  /** Numbers in the register of charging stations, by our own ids. */
  chargingStations: Readonly<Record<string, string>>
  headers: HeaderFields
}

/** Returns what answers `GET /api/today` and `GET /api/departures/{stop}`, over the same departures. */
export function createToday({ sources, weather, stops, chargingStations, headers, ...parts }: TodayOptions): {
  today: TodayService
  departures: DeparturesService
} {
  const departures = createDeparturesService({ source: sources.departures, stops, headers, ...parts })
  const liveParts = createTodayParts(sources, { departures, weather, chargingStations }, parts)
  return { today: createTodayService({ parts: liveParts, clock: parts.clock, headers }), departures }
}
