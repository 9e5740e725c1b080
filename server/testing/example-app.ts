import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Assistant } from '#contract/assistant.ts'
import { buildApp } from '#server/app.ts'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'
import type { Readiness } from '#server/operator/health/health-routes.ts'
import type { Metrics } from '#server/operator/metrics/create-metrics.ts'
import { observeNothing } from '#server/operator/metrics/observers.ts'
import type { ClickCounts } from '#server/services/clicks/hold-clicks.ts'
import { createCrawls } from '#server/services/crawling/create-crawls.ts'
import { createHotelService } from '#server/services/hotels/hotel-service.ts'
import type { HotelSource } from '#server/services/hotels/hotel-source.ts'
import { sampleHotels } from '#server/services/hotels/sample-hotels.ts'
import { createImageServices } from '#server/services/images/create-image-services.ts'
import { crawlingOff, type HotelImages } from '#server/services/images/hotel-images.ts'
import { mayCrawlImages } from '#server/services/images/image-settings.ts'
import { createToday, type EverySource } from '#server/services/today/create-today.ts'
import { createWeatherService, weatherOff } from '#server/services/weather/weather-service.ts'
import type { Forecast, WeatherSource } from '#server/services/weather/weather-source.ts'
import { readSettings } from '#server/settings.ts'
import { readForecastBody } from '#server/upstream/met-norway/forecast-body.ts'
import { makeForecast } from '#stubs/met-norway/make-forecast.ts'
import { exampleClickCounts } from './example-click-counts.ts'
import { createExampleHotelImages } from './example-hotel-images.ts'
import { loadExampleSite } from './example-site.ts'
import { readEvery } from './read-ready-answer.ts'

const nothingAsked: EverySource = {
  warnings: null,
  floods: null,
  landslides: null,
  avalanche: null,
  ocean: null,
  aurora: null,
  charging: null,
  departures: null,
  flights: null,
  road: null,
  roadWeather: null,
  tide: null,
}

export interface ExampleAppOptions {
  environment?: Record<string, string>
  /** Null: switched off. */
  source?: WeatherSource | null
  hotelSource?: HotelSource
  /** Those that are not named are switched off. */
  todaySources?: Partial<EverySource>
  clickCounts?: ClickCounts
  hotelImages?: HotelImages
  clock?: () => number
  /** Default: nothing is counted. */
  metrics?: Metrics
  /** Default: assistants are not answered. */
  assistant?: Assistant
}

interface ExampleApp {
  app: FastifyInstance
  readiness: Readiness
  /** Parsed log lines. */
  logged: Record<string, unknown>[]
}

export function exampleForecast(now: number): Forecast {
  return readForecastBody(JSON.stringify(makeForecast(68.2383, 14.5683, now)), readEvery)
}

export function exampleWeatherSource(ask: WeatherSource['ask']): WeatherSource {
  return { name: 'https://met.example', longestAnswerMs: 1000, ask }
}

/** Returns a source whose forecast always has a lifetime of half an hour. */
function reliableSource(clock: () => number): WeatherSource {
  return exampleWeatherSource(async () => ({
    kind: 'new',
    value: exampleForecast(clock()),
    version: null,
    expiresAt: clock() + 30 * 60_000,
  }))
}

/** Builds the whole server over the example site without any I/O outside the process. */
export async function buildExampleApp(options: ExampleAppOptions = {}): Promise<ExampleApp> {
  const { environment = {}, clock = Date.now, source = reliableSource(clock) } = options
  const { hotelSource = sampleHotels({ pagesBaseUrl: null }), clickCounts = exampleClickCounts(), metrics } = options
  const observers = metrics?.observers ?? observeNothing
  const settings = readSettings(environment)
  const site = await loadExampleSite(environment)
  const readiness: Readiness = { state: 'ready' }
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: settings.LOG_LEVEL }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const headers = dataSecurityHeaders(settings)
  const weather = source
    ? createWeatherService({ source: observers.source('met', source), clock, random: () => 0, log, headers })
    : weatherOff
  const { today, departures } = createToday({
    sources: { ...nothingAsked, ...options.todaySources },
    weather: source && weather,
    stops: site.stops,
    chargingStations: site.chargingStations,
    clock,
    random: () => 0,
    log,
    headers,
  })
  const images = options.hotelImages ?? createExampleHotelImages()
  const hotels = createHotelService({
    source: observers.hotelSource(hotelSource),
    images,
    crawlsImages: mayCrawlImages(settings),
    clock,
    random: () => 0,
    log,
    headers,
  })
  const userAgent = 'lofoten-guide/test post@guide.example'
  const hotelImages = createImageServices({
    settings,
    images,
    crawls: mayCrawlImages(settings)
      ? createCrawls({ settings, images, userAgent, clock, log, observers })
      : crawlingOff,
    userAgent,
    clock,
    log,
    observers,
  })
  return {
    app: buildApp({
      settings,
      site,
      weather: observers.weather(weather),
      today: observers.today(today),
      departures: observers.departures(departures),
      clickCounts: observers.clickCounts(clickCounts),
      hotels: observers.hotels(hotels),
      hotelImages,
      readiness,
      log,
      clock,
      requests: metrics?.requests ?? null,
      assistant: options.assistant ? { guide: options.assistant, version: '0', count: observers.countTool } : null,
      // The machine may be overloaded during tests.
      longestTurnMs: 0,
    }),
    readiness,
    logged,
  }
}
