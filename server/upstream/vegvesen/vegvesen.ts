import type { UpstreamSource } from '#server/cache/upstream.ts'
import type { RoadSource } from '#server/services/today/road-source.ts'
import type { RoadWeatherSource } from '#server/services/today/road-weather-source.ts'
import { askService, type ServiceOptions } from '#server/upstream/ask-service.ts'
import { createReadEach, type ReadEach } from '#server/upstream/read-each.ts'
import { readRoadWeather } from './road-weather-body.ts'
import { askedBox, lofoten, mostRecords, readSituations } from './situations-body.ts'

// Shapes of roads come along and can be long.
const sizeLimitBytes = 8_000_000
const defaultTimeLimitMs = 8000
const lifetimeMs = 3 * 60_000

/** Returns messages of Statens vegvesen for Lofoten and the E10, from its open layer (`SituationSimple_v2`). */
export function vegvesen(options: ServiceOptions): RoadSource {
  return askLayer(options, 'SituationSimple_v2', askedBox, readSituations)
}

/** Returns the weather beside Lofoten's roads, from the open layer `WeatherSimple_v2`. */
export function vegvesenWeather(options: ServiceOptions): RoadWeatherSource {
  return askLayer(options, 'WeatherSimple_v2', lofoten, readRoadWeather)
}

function askLayer<Value>(
  { baseUrl, userAgent, clock, log, timeLimitMs = defaultTimeLimitMs }: ServiceOptions,
  layer: string,
  { west, south, east, north }: typeof lofoten,
  read: (text: string, readEach: ReadEach) => Value,
): UpstreamSource<null, Value> {
  const readEach = createReadEach('Statens vegvesen', log)
  const question = new URLSearchParams({
    service: 'WFS',
    version: '2.0.0',
    request: 'GetFeature',
    typeNames: `datex_3_1:${layer}`,
    outputFormat: 'application/json',
    srsName: 'EPSG:4326',
    count: String(mostRecords),
    // Longitude first, as this name of the system demands; the other way round the answer is empty, not an error.
    bbox: `${west},${south},${east},${north},EPSG:4326`,
  })
  return {
    name: baseUrl,
    longestAnswerMs: timeLimitMs,
    ask: () =>
      askService({
        service: 'Statens vegvesen',
        address: `${baseUrl}/ows?${question}`,
        userAgent,
        headers: { accept: 'application/json' },
        timeLimitMs,
        sizeLimitBytes,
        // Errors are XML, perhaps with the status 200, and so no JSON.
        read: (text) => read(text, readEach),
        lifetimeMs,
        clock,
      }),
  }
}
