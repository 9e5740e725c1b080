import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refusalCodeOf } from '#server/http/problem.ts'
import { bodyLimitBytes, longestAddress, supabaseRequestsPerMinute } from '#server/limits/request-limits.ts'
import { SteadyRateLimitStore } from '#server/limits/steady-rate-limit-store.ts'
import type { Settings } from '#server/settings.ts'
import { createCrossOrigin, type HeaderList } from './cross-origin.ts'
import { type GateProblemCode, type SupabaseShape, sendGateProblem } from './supabase-problem.ts'

interface SupabaseGateOptions {
  settings: Pick<Settings, 'ANON_KEY' | 'SITE_ORIGIN' | 'ALLOWED_ORIGINS'>
  log: Pick<FastifyBaseLogger, 'error'>
  /** Event loop delay in ms from which requests get 503; 0: never. */
  longestTurnMs: number
  /** Returns the visitor that a request counts for. */
  identifyVisitor: (request: IncomingMessage) => string
}

export interface SupabaseGate {
  /** Whether an address is below one of the gate's prefixes. */
  owns: (address: string) => boolean
  /** Answers an error that occurs before routing, with CORS headers. */
  refuse: (request: FastifyRequest, reply: FastifyReply, error: FastifyError) => FastifyReply
  /** Registers routes below `/functions/v1` or `/rest/v1`; handlers run only with the public key and within limits. */
  open: (app: FastifyInstance, shape: SupabaseShape, defineRoutes: (routes: FastifyInstance) => void) => void
  /** Compares with the public key in constant time. */
  isPublicKey: (given: string | string[] | undefined) => boolean
  /** Counts a request below `/functions/v1` that is answered before Fastify; returns false beyond the visitor's limit. */
  countFunction: (request: IncomingMessage) => boolean
  /** Returns the CORS headers of a ready answer. */
  describeAnswer: (origin: string | undefined) => HeaderList
}

const limitWindowMs = 60_000

const prefixes = { functions: '/functions/v1', rest: '/rest/v1' } as const satisfies Record<SupabaseShape, string>

/** Returns what a stock supabase-js client expects: CORS, preflights, the key check, limits, and readable errors. */
export function createSupabaseGate(options: SupabaseGateOptions): SupabaseGate {
  const { settings, log, longestTurnMs, identifyVisitor } = options
  const crossOrigin = createCrossOrigin(settings)
  const isPublicKey = compareWith(settings.ANON_KEY)
  const stores = { functions: new SteadyRateLimitStore(), rest: new SteadyRateLimitStore() }

  function open(app: FastifyInstance, shape: SupabaseShape, defineRoutes: (routes: FastifyInstance) => void): void {
    const prefix = prefixes[shape]
    const anythingElse = `${prefix}/*`
    const methodsByAddress = new Map<string, Set<string>>()

    function findRefusal(request: FastifyRequest): GateProblemCode | undefined {
      const address = request.raw.url ?? ''
      if (address.length > longestAddress) return 'address-too-long'
      // The client also sends the key as a bearer token, which adds nothing.
      if (!isPublicKey(request.headers.apikey)) return 'invalid-api-key'
      if (Number(request.headers['content-length'] ?? 0) > bodyLimitBytes) return 'body-too-large'
      if (request.routeOptions.url !== anythingElse) return undefined
      return methodsByAddress.has(pathOf(address)) ? 'method-not-allowed' : 'not-found'
    }

    app.register(
      async (routes) => {
        routes.addHook('onRequest', (request, reply, done) => {
          const { origin } = request.headers
          if (request.method === 'OPTIONS') {
            addHeaders(reply, crossOrigin.describePreflight(origin)).code(204).send()
            return
          }
          addHeaders(reply, crossOrigin.describeAnswer(origin))
          const refusal = findRefusal(request)
          if (refusal === undefined) return done()
          const methods = methodsByAddress.get(pathOf(request.raw.url ?? ''))
          if (refusal === 'method-not-allowed' && methods) reply.header('allow', [...methods, 'OPTIONS'].join(', '))
          sendGateProblem(reply, shape, refusal)
        })
        await routes.register(underPressure, {
          maxEventLoopDelay: longestTurnMs,
          pressureHandler: (_request, reply) => {
            sendGateProblem(reply.header('retry-after', '10'), shape, 'overloaded')
          },
        })
        await routes.register(rateLimit, {
          max: supabaseRequestsPerMinute,
          timeWindow: limitWindowMs,
          keyGenerator: (request) => identifyVisitor(request.raw),
          // The plugin calls it with "new"; what is answered before Fastify counts in the same store.
          store: function shareStore() {
            return stores[shape]
          } as unknown as FastifyRateLimitStoreCtor,
        })
        routes.removeContentTypeParser('text/plain')
        routes.setErrorHandler<FastifyError>((error, _request, reply) => {
          const code = refusalCodeOf(error)
          if (code === 'internal-error') log.error({ err: error }, 'an unexpected error')
          return sendGateProblem(reply, shape, code)
        })
        routes.addHook('onRoute', ({ url, method }) => {
          if (url === anythingElse) return
          const methods = methodsByAddress.get(url) ?? new Set()
          for (const name of [method].flat()) methods.add(name)
          methodsByAddress.set(url, methods)
        })
        defineRoutes(routes)
        // The onRequest hook answers first.
        routes.all('/*', () => undefined)
      },
      { prefix },
    )
  }

  return {
    owns: (address) => findShape(address) !== undefined,
    refuse: (request, reply, error) =>
      sendGateProblem(
        addHeaders(reply, crossOrigin.describeAnswer(request.headers.origin)),
        findShape(request.raw.url ?? '') ?? 'functions',
        refusalCodeOf(error),
      ),
    open,
    isPublicKey,
    countFunction(request) {
      let count = 0
      const note = (_error: Error | null, counted?: { current: number }) => {
        count = counted?.current ?? 0
      }
      stores.functions.incr(identifyVisitor(request), note, limitWindowMs)
      return count <= supabaseRequestsPerMinute
    },
    describeAnswer: crossOrigin.describeAnswer,
  }
}

function findShape(address: string): SupabaseShape | undefined {
  if (address.startsWith(`${prefixes.functions}/`)) return 'functions'
  return address.startsWith(`${prefixes.rest}/`) ? 'rest' : undefined
}

function pathOf(address: string): string {
  const queryAt = address.indexOf('?')
  return queryAt === -1 ? address : address.slice(0, queryAt)
}

function compareWith(secret: string): (given: string | string[] | undefined) => boolean {
  const expected = Buffer.from(secret)
  return (given) => {
    // Header strings are latin1, so length equals bytes. The key's length is no secret.
    if (typeof given !== 'string' || given.length !== expected.length) return false
    return timingSafeEqual(Buffer.from(given, 'latin1'), expected)
  }
}

function addHeaders(reply: FastifyReply, headers: HeaderList): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1])
  return reply
}
