import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { Assistant } from '#contract/assistant.ts'
import { livePaths } from '#contract/live-paths.ts'
import { createPageAnswerer } from '#server/http/pages/answer-page.ts'
import type { Site } from '#server/http/pages/load-site.ts'
import { registerReportRoutes } from '#server/http/policy-reports/report-routes.ts'
import { registerHealthRoutes } from '#server/operator/health/health-routes.ts'
import type { RequestMetrics } from '#server/operator/metrics/request-metrics.ts'
import { registerClickRoutes } from '#server/services/clicks/click-routes.ts'
import { registerDeparturesRoutes } from '#server/services/departures/departures-routes.ts'
import type { DeparturesService } from '#server/services/departures/departures-service.ts'
import { registerHotelRoutes } from '#server/services/hotels/hotel-routes.ts'
import type { HotelService } from '#server/services/hotels/hotel-service.ts'
import { registerCrawlRoutes } from '#server/services/images/crawl-routes.ts'
import type { ImageServices } from '#server/services/images/create-image-services.ts'
import { registerImageTableRoutes } from '#server/services/images/image-table-routes.ts'
import { registerPictureRoutes } from '#server/services/images/picture-routes.ts'
import { createSupabaseGate } from '#server/services/supabase/supabase-gate.ts'
import { registerTodayRoutes } from '#server/services/today/today-routes.ts'
import type { TodayService } from '#server/services/today/today-service.ts'
import { registerWeatherRoutes } from '#server/services/weather/weather-routes.ts'
import type { WeatherService } from '#server/services/weather/weather-service.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { refusalCodeOf, refuseBrokenRequest, sendProblem, writeProblem } from './http/problem.ts'
import { dataSecurityHeaders } from './http/security-headers.ts'
import { createIdentifyVisitor, type Trust } from './limits/identify-visitor.ts'
import {
  apiRequestsPerMinute,
  bodyLimitBytes,
  longestAddress,
  longestTurnMs as usualLongestTurnMs,
} from './limits/request-limits.ts'
import { SteadyRateLimitStore } from './limits/steady-rate-limit-store.ts'
import type { GuideServerParts } from './mcp/create-guide-server.ts'
import { mcpPath, registerMcp } from './mcp/mcp-routes.ts'
import type { Readiness } from './operator/health/health-routes.ts'
import { createTryAnswer } from './ready-answers/try-answer.ts'
import type { ClickCounts } from './services/clicks/hold-clicks.ts'
import type { Settings } from './settings.ts'

export interface AppParts {
  settings: Settings
  site: Site
  weather: WeatherService
  today: TodayService
  departures: DeparturesService
  clickCounts: ClickCounts
  hotels: HotelService
  hotelImages: ImageServices
  readiness: Readiness
  log: FastifyBaseLogger
  /** Milliseconds since 1970; decides which days can be booked. */
  clock: () => number
  requests?: RequestMetrics | null
  /** Null: assistants are not answered. */
  assistant?: { guide: Assistant; version: string; count: GuideServerParts['count'] } | null
  /** Event loop delay in ms from which the API answers 503; 0: never. */
  longestTurnMs?: number
}

/** Returns the app. `tryAnswer` comes first, since Fastify's routing alone costs more (bench/README.md). */
export function buildApp({
  settings,
  site,
  weather,
  today,
  departures,
  clickCounts,
  hotels,
  hotelImages,
  readiness,
  log,
  clock,
  requests = null,
  assistant = null,
  longestTurnMs = usualLongestTurnMs,
}: AppParts): FastifyInstance {
  const headers = dataSecurityHeaders(settings)
  const pages = createPageAnswerer({ site, headers, log })
  const trustProxy = describeTrust(settings.TRUST_PROXY)
  const identifyVisitor = createIdentifyVisitor(trustProxy)
  const gate = createSupabaseGate({ settings, log, longestTurnMs, identifyVisitor })
  const tryAnswer = createTryAnswer({
    pages,
    weather,
    today,
    departures,
    pictures: hotelImages.pictures,
    hotels,
    gate,
    clock,
  })

  function answer(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    const startedAt = requests ? performance.now() : 0
    const isAnswered = tryAnswer(request, response)
    requests?.recordResponse(request.url ?? '', response, startedAt)
    if (isAnswered === false) handler(request, response)
    else if (isAnswered !== true) {
      isAnswered.then(
        (hasAnswered) => hasAnswered || handler(request, response),
        // A promise that nobody catches would end the process, and with it the answers of all others.
        (error: unknown) => {
          log.error({ err: error }, 'an unexpected error')
          writeProblem(response, 'internal-error', { headers })
        },
      )
    }
  }

  const app = Fastify({
    loggerInstance: log,
    // A log line per request would record who read what. Unknown paths, warnings and errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    bodyLimit: bodyLimitBytes,
    // While stopping, requests on open connections are still answered (http/stop-gently.ts); new connections are refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => createHttpServer((request, response) => answer(request, response, handler), headers),
    clientErrorHandler: (error, socket) => {
      const status = refuseBrokenRequest(error, socket, headers)
      if (status !== undefined) requests?.recordBrokenRequest(status)
    },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      if (gate.owns(request.raw.url ?? '')) gate.refuse(request, reply, error)
      else sendProblem(reply, refusalCodeOf(error))
    },
  })

  app.setErrorHandler<FastifyError>((error, _request, reply) => {
    const code = refusalCodeOf(error)
    if (code === 'internal-error') log.error({ err: error }, 'an unexpected error')
    return sendProblem(reply, code)
  })

  app.addHook('onRequest', (request, reply, done) => {
    const address = request.raw.url ?? ''
    reply.headers(headers)
    // The gate refuses with its own body shapes and CORS headers.
    if (gate.owns(address) && !request.is404) return done()
    if (address.length > longestAddress) return void sendProblem(reply, 'address-too-long')
    if (!address.startsWith('/')) return void sendProblem(reply, 'bad-request', 'The address must begin with a slash.')
    // A route may take more or less.
    if (Number(request.headers['content-length'] ?? 0) > request.routeOptions.bodyLimit)
      return void sendProblem(reply, 'body-too-large')
    // Before any body is read.
    if (!request.is404) return done()
    if (address === mcpPath || livePaths.some((prefix) => address.startsWith(prefix)))
      return void sendProblem(reply, 'not-found')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void sendProblem(reply.header('allow', 'GET, HEAD'), 'method-not-allowed')
    }
    reply.hijack()
    pages.answer(request.raw, reply.raw)
  })

  app.addHook('onClose', async () => pages.close())

  registerHealthRoutes(app, readiness)
  app.register(
    async (api) => {
      await api.register(underPressure, {
        maxEventLoopDelay: longestTurnMs,
        pressureHandler: (_request, reply) => {
          sendProblem(reply.header('retry-after', '10'), 'overloaded')
        },
      })
      await api.register(rateLimit, {
        max: apiRequestsPerMinute,
        timeWindow: '1 minute',
        keyGenerator: (request) => identifyVisitor(request.raw),
        store: SteadyRateLimitStore,
      })
      registerWeatherRoutes(api, weather)
      registerTodayRoutes(api, today)
      registerDeparturesRoutes(api, departures)
      registerPictureRoutes(api, hotelImages.pictures)
      registerClickRoutes(api, { counts: clickCounts, site, settings, clock, log })
      registerReportRoutes(api, { site, settings, log })
    },
    { prefix: '/api' },
  )
  if (assistant) {
    registerMcp(app, {
      assistant: assistant.guide,
      version: assistant.version,
      count: assistant.count,
      today,
      origin: settings.SITE_ORIGIN,
      allowedOrigins: settings.ALLOWED_ORIGINS,
      earns: (path) => Object.keys(site.pages.get(decodeURI(path)) ?? {}).length > 0,
      clock,
      headers,
      log,
      longestTurnMs,
      identifyVisitor,
    })
  }
  gate.open(app, 'functions', (functions) => {
    registerHotelRoutes(functions, { hotels, describeAnswer: gate.describeAnswer, clock })
    registerCrawlRoutes(functions, hotelImages.crawls)
  })
  gate.open(app, 'rest', (tables) => {
    registerImageTableRoutes(tables, hotelImages.images, log)
  })
  return app
}

/** Converts a hop count to a predicate: given a number, Fastify trusts nobody. */
function describeTrust(trust: Settings['TRUST_PROXY']): Trust {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}
