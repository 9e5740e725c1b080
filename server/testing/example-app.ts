import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from '#server/build-app.ts'
import type { Readiness } from '#server/health/readiness.ts'
import { dataSecurityHeaders } from '#server/http/security-headers.ts'
import { readSettings } from '#server/settings.ts'
import { readForecastBody } from '#server/upstream/met-norway/forecast-body.ts'
import { createWeatherService } from '#server/weather/weather-service.ts'
import type { Forecast, WeatherSource } from '#server/weather/weather-source.ts'
import { makeForecast } from '#stubs/met-norway/make-forecast.ts'
import { loadExampleSite } from './example-site.ts'

interface ExampleAppOptions {
  environment?: Record<string, string>
  source?: WeatherSource
  clock?: () => number
}

interface ExampleApp {
  app: FastifyInstance
  readiness: Readiness
  /** Every line of the log, parsed. */
  logged: Record<string, unknown>[]
}

/** Promises a forecast as a source would hand it over, for a place in Svolvær. */
export function exampleForecast(now: number): Forecast {
  return readForecastBody(JSON.stringify(makeForecast(68.2383, 14.5683, now)))
}

/** Promises a source that always has a forecast, which holds for half an hour. */
function exampleSource(clock: () => number): WeatherSource {
  return {
    forecast: async () => ({
      kind: 'forecast',
      forecast: exampleForecast(clock()),
      version: null,
      expiresAt: clock() + 30 * 60_000,
    }),
  }
}

/** Promises the whole server over the example site, with nothing outside the process. */
export async function buildExampleApp(options: ExampleAppOptions = {}): Promise<ExampleApp> {
  const { environment = {}, clock = Date.now, source = exampleSource(clock) } = options
  const settings = readSettings(environment)
  const site = await loadExampleSite(environment)
  const readiness: Readiness = { state: 'ready' }
  const logged: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const weather = createWeatherService({ source, clock, random: () => 0, log, headers: dataSecurityHeaders(settings) })
  return { app: buildApp({ settings, site, weather, readiness, log }), readiness, logged }
}
