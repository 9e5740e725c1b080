import type { IncomingMessage } from 'node:http'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import { hostHeaderValidation, originValidation } from '@modelcontextprotocol/fastify'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { sendProblem } from '#server/http/problem.ts'
import type { HeaderFields } from '#server/http/ready-answer.ts'
import { apiRequestsPerMinute, bodyLimitBytes } from '#server/limits/request-limits.ts'
import { SteadyRateLimitStore } from '#server/limits/steady-rate-limit-store.ts'
import { createGuideServer, type GuideServerParts } from './create-guide-server.ts'

interface McpRouteParts extends Omit<GuideServerParts, 'log'> {
  allowedOrigins: readonly string[]
  headers: HeaderFields
  log: FastifyBaseLogger
  longestTurnMs: number
  identifyVisitor: (request: IncomingMessage) => string
}

export const mcpPath = '/mcp'

/** Names under which an operator reaches the server itself. */
const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Registers `/mcp` (Model Context Protocol, streamable HTTP): every request is answered by a server of its own, which keeps nothing.
 * Hosts and origins that are not the guide's are refused, so that no page of others can ask through a visitor's browser.
 */
export function registerMcp(app: FastifyInstance, parts: McpRouteParts): void {
  const { origin, allowedOrigins, headers, log, longestTurnMs, identifyVisitor, ...guide } = parts
  const handler = createMcpHandler(() => createGuideServer({ ...guide, origin, log }), {
    maxRequestBodySize: bodyLimitBytes,
    // What the guide offers does not change while it runs.
    maxSubscriptions: 0,
    keepAliveMs: 0,
  })
  // Limits count requests, and a batch would be a hundred questions in one. The protocol has had none since June 2025.
  const fetchOne: typeof handler.fetch = async (request, options) =>
    /^\s*\[/.test(await request.clone().text())
      ? Response.json(
          { jsonrpc: '2.0', error: { code: -32600, message: 'Ask one question a request.' }, id: null },
          { status: 400 },
        )
      : handler.fetch(request, options)
  const answer = toNodeHandler(
    { fetch: fetchOne },
    {
      maxRequestBodySize: bodyLimitBytes,
      onerror: (error) => log.error({ err: error }, 'an unexpected error'),
    },
  )
  const hosts = [new URL(origin).hostname, ...localHosts]
  const origins = [...hosts, ...allowedOrigins.map((each) => new URL(each).hostname)]

  app.register(async (routes) => {
    await routes.register(underPressure, {
      maxEventLoopDelay: longestTurnMs,
      pressureHandler: (_request, reply) => {
        sendProblem(reply.header('retry-after', '10'), 'overloaded')
      },
    })
    await routes.register(rateLimit, {
      max: apiRequestsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: (request) => identifyVisitor(request.raw),
      store: SteadyRateLimitStore,
    })
    routes.addHook('onRequest', hostHeaderValidation(hosts))
    routes.addHook('onRequest', originValidation(origins))
    // The handler reads the body itself, and answers one that is no JSON in the words of the protocol.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null))
    routes.all(mcpPath, async (request, reply) => {
      reply.hijack()
      for (const [name, value] of Object.entries({ ...headers, 'cache-control': 'no-store' }))
        reply.raw.setHeader(name, value)
      await answer(request.raw, reply.raw)
    })
  })
  app.addHook('onClose', () => handler.close())
}
