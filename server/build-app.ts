import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import type { ClickCounts } from './clicks/click-counts.ts'
import { registerClickRoutes } from './clicks/click-routes.ts'
import { registerHealthRoutes } from './health/health-routes.ts'
import type { Readiness } from './health/readiness.ts'
import { registerHotelRoutes } from './hotels/hotel-routes.ts'
import type { HotelService } from './hotels/hotel-service.ts'
import { createReadySearch } from './hotels/ready-search.ts'
import { describeProblem, problemContentType } from './http/problem.ts'
import { type HeaderFields, type ReadyAnswer, sendReadyAnswer } from './http/ready-answer.ts'
import { refusalCodeOf } from './http/refusal-code.ts'
import { dataSecurityHeaders } from './http/security-headers.ts'
import { sendProblem } from './http/send-problem.ts'
import { registerCrawlRoutes } from './images/crawl-routes.ts'
import type { ImageServices } from './images/create-image-services.ts'
import { registerImageTableRoutes } from './images/image-table-routes.ts'
import { findReadyPicture, registerPictureRoutes } from './images/picture-routes.ts'
import { SteadyRateLimitStore } from './limits/steady-rate-limit-store.ts'
import { classifyAddress } from './metrics/classify-address.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'
import { createPageAnswerer } from './pages/answer-page.ts'
import type { Site } from './pages/load-site.ts'
import { registerReportRoutes } from './policy-reports/report-routes.ts'
import type { Settings } from './settings.ts'
import { answerOnSockets, type SocketAnswers } from './sockets/answer-on-sockets.ts'
import { createSupabaseGate } from './supabase/supabase-gate.ts'
import { findReadyWeather, registerWeatherRoutes } from './weather/weather-routes.ts'
import type { WeatherService } from './weather/weather-service.ts'

export interface AppParts {
  settings: Settings
  site: Site
  weather: WeatherService
  clickCounts: ClickCounts
  hotels: HotelService
  hotelImages: ImageServices
  readiness: Readiness
  log: FastifyBaseLogger
  /** Milliseconds since 1970: which day it is decides what can be booked. */
  clock: () => number
  /** Where requests are counted, if they are. */
  requests?: RequestMetrics | null
  /** How far behind the process may be, in milliseconds, before the API answers that it has too much to do; 0: it never does. */
  longestTurnMs?: number
}

// Longer than any address of the guide with a search in it, shorter than anything meant to hurt.
const longestAddress = 4096
const bodyLimitBytes = 64 * 1024
// A page asks for one forecast; 120 a minute lets a whole hotel behind one address use the guide.
const requestsPerMinute = 120
// A page of ten live hotels asks for their offers once and about the pictures of each.
const supabaseRequestsPerMinute = 240
// Waiting this long for a turn means that the process is drowning, and one more request helps nobody.
const usualLongestTurnMs = 1000
// Longer than the idle time of usual proxies, which would otherwise now and then meet a closed connection.
const keepAliveMs = 72_000
const firstRequestMs = 20_000
const apiPrefixes = ['/api/', '/functions/', '/rest/']

/**
 * Promises the whole server as one app that does not listen yet: `inject` reaches everything that a socket reaches,
 * except what breaks the rules of HTTP itself.
 *
 * Pages and fresh weather answers lie in memory ready to be sent. Over a socket they are sent before Fastify sees the
 * request, because its routing alone takes more than the tenth that we allow ourselves over bare node:http
 * (bench/README.md); Fastify gets everything else, and sends the same answers in the same way where it is asked for them.
 */
export function buildApp({
  settings,
  site,
  weather,
  clickCounts,
  hotels,
  hotelImages,
  readiness,
  log,
  clock,
  requests = null,
  longestTurnMs = usualLongestTurnMs,
}: AppParts): FastifyInstance {
  const headers = dataSecurityHeaders(settings)
  const pages = createPageAnswerer({ site, headers, log })
  const findWeather = findReadyWeather(weather, '/api')
  const findPicture = findReadyPicture(hotelImages.pictures, '/api')
  const supabase = createSupabaseGate({
    settings,
    log,
    bodyLimitBytes,
    longestAddress,
    requestsPerMinute: supabaseRequestsPerMinute,
    longestTurnMs,
  })

  const readySearch = createReadySearch({ hotels, ...supabase, clock })

  // No rate limit here: sending these bytes costs less than counting who gets them, and no upstream is behind them.
  function findReady(address: string): ReadyAnswer | undefined {
    if (address.length > longestAddress) return undefined
    return findWeather(address) ?? findPicture(address) ?? pages.findReady(address)
  }

  function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const ready = findReady(request.url ?? '')
    if (!ready) return false
    sendReadyAnswer(request, response, ready)
    return true
  }

  function answer(request: IncomingMessage, response: ServerResponse, handler: RequestListener): void {
    const startedAt = requests ? performance.now() : 0
    const isAnswered = answerFromMemory(request, response)
    if (requests) {
      const route = classifyAddress(request.url ?? '')
      // What lay in memory has been handed over by now, and waiting for its end would cost more than sending it.
      if (isAnswered && response.headersSent) requests.noteAnswer(route, response.statusCode, startedAt)
      else requests.watch(route, response, startedAt)
    }
    if (isAnswered) return
    const handOn = () => handler(request, response)
    if (!readySearch.tryAnswer(request, response, handOn)) handOn()
  }

  const noteAnswer = requests
    ? (address: string, status: number, startedAt: number) =>
        requests.noteAnswer(classifyAddress(address), status, startedAt)
    : null
  let socketAnswers: SocketAnswers | undefined
  const app = Fastify({
    loggerInstance: log,
    // A line per request would be a list of who read what. Unknown paths, warnings and errors are logged.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: describeTrust(settings.TRUST_PROXY),
    bodyLimit: bodyLimitBytes,
    // While stopping, requests under way on open connections are still answered; new connections are not accepted.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    serverFactory: (handler) => {
      const server = createHttpServer((request, response) => answer(request, response, handler))
      socketAnswers = answerOnSockets(server, { findReady, noteAnswer, firstRequestMs, keepAliveMs })
      return server
    },
    clientErrorHandler: (error, socket) => {
      const status = answerBrokenRequest(error, socket, headers)
      if (status !== undefined) requests?.noteNoHttp(status)
    },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      if (supabase.owns(request.raw.url ?? '')) supabase.refuse(request, reply, error)
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
    // The gate refuses in its own shapes, with the headers for other origins.
    if (supabase.owns(address) && !request.is404) return done()
    if (address.length > longestAddress) return void sendProblem(reply, 'address-too-long')
    if (!address.startsWith('/')) return void sendProblem(reply, 'bad-request', 'The address must begin with a slash.')
    if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes)
      return void sendProblem(reply, 'body-too-large')
    // Before any body is read: what has no route is a page, or nothing.
    if (!request.is404) return done()
    if (apiPrefixes.some((prefix) => address.startsWith(prefix))) return void sendProblem(reply, 'not-found')
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void sendProblem(reply.header('allow', 'GET, HEAD'), 'method-not-allowed')
    }
    reply.hijack()
    if (!pages.answer(request.raw, reply.raw)) sendBrokenAddress(reply.raw, headers)
  })

  app.addHook('preClose', (done) => {
    socketAnswers?.end()
    // Closing a server ends the connections that are idle at that moment; those busy then would keep it from ending
    // for as long as their clients like to keep them.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100).unref()
    app.server.once('close', () => clearInterval(sweep))
    done()
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
      await api.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute', store: SteadyRateLimitStore })
      registerWeatherRoutes(api, weather)
      registerPictureRoutes(api, hotelImages.pictures)
      registerClickRoutes(api, { counts: clickCounts, site, settings, clock, log })
      registerReportRoutes(api, { site, settings, log })
    },
    { prefix: '/api' },
  )
  supabase.open(app, 'functions', (functions) => {
    registerHotelRoutes(functions, { hotels, readySearch, describeAnswer: supabase.describeAnswer, clock })
    registerCrawlRoutes(functions, hotelImages.crawls)
  })
  supabase.open(app, 'rest', (tables) => {
    registerImageTableRoutes(tables, hotelImages.images, log)
  })
  return app
}

/** Fastify trusts nobody when it is given a number, so the number becomes the question it stands for. */
function describeTrust(
  trust: Settings['TRUST_PROXY'],
): boolean | string[] | ((address: string, hop: number) => boolean) {
  return typeof trust === 'number' ? (_address, hop) => hop < trust : trust
}

function createHttpServer(listener: (request: IncomingMessage, response: ServerResponse) => void): Server {
  return createServer(
    {
      keepAliveTimeout: keepAliveMs,
      headersTimeout: firstRequestMs,
      requestTimeout: 30_000,
    },
    listener,
  )
}

function sendBrokenAddress(response: ServerResponse, headers: HeaderFields): void {
  const body = JSON.stringify(describeProblem('bad-request', 'The address cannot be read.'))
  response.writeHead(400, {
    ...headers,
    'content-type': problemContentType,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  })
  response.end(body)
}

/**
 * Answers what is not even HTTP, straight on the socket: there is no request or response to speak of. Returns the status, or
 * undefined where nobody was left to be answered.
 */
function answerBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: HeaderFields,
): number | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const code: ProblemCode =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers-too-large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request-timeout'
        : 'bad-request'
  const problem = describeProblem(code)
  const body = JSON.stringify(problem)
  const lines = Object.entries({
    ...headers,
    'content-type': problemContentType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('')}\r\n${body}`)
  return problem.status
}
