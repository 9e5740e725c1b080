import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { outboundClick } from '#contract/outbound-clicks.ts'
import { readOsloClock } from '#server/calendar/oslo-calendar.ts'
import { DatabaseUnavailable } from '#server/db/database-unavailable.ts'
import { allowOnly } from '#server/http/allow-only.ts'
import { sendProblem } from '#server/http/send-problem.ts'
import type { Site } from '#server/pages/load-site.ts'
import type { Settings } from '#server/settings.ts'
import type { ClickCounts } from './click-counts.ts'

interface ClickRouteParts {
  counts: ClickCounts
  /** Only its pages can be clicked on, so nobody fills the table with others. */
  site: Pick<Site, 'pagePaths'>
  settings: Pick<Settings, 'SITE_ORIGIN'>
  /** Milliseconds since 1970. */
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
}

// Nobody follows more paying links than this; who wants to inflate a count needs many addresses.
const clicksPerMinute = 30
const longestClickBytes = 2048
const retryAfterSeconds = 60

/**
 * Promises `POST /outbound-clicks` below the prefix of the given app: 204 once the click is counted, 202 while
 * it waits in memory for the database. Of the request nothing is
 * kept but the click itself, and nothing of the click is logged.
 */
export function registerClickRoutes(
  app: FastifyInstance,
  { counts, site, settings, clock, log }: ClickRouteParts,
): void {
  app.register(async (scope) => {
    // A beacon has the type of its Blob, or text/plain where a browser sends no other without asking first.
    scope.addContentTypeParser('text/plain', { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))

    scope.route({
      method: 'POST',
      url: '/outbound-clicks',
      bodyLimit: longestClickBytes,
      config: { rateLimit: { max: clicksPerMinute, timeWindow: '1 minute' } },
      onRequest: (request, reply, done) => {
        if (isFromOurPages(request, settings.SITE_ORIGIN)) return done()
        sendProblem(reply, 'cross-site', 'Only the pages of this guide count their links.')
      },
      handler: async (request, reply) => {
        const click = outboundClick.safeParse(request.body)
        if (!click.success) {
          return sendProblem(
            reply,
            'bad-request',
            'A click is a partner, the path of a page, and a position from 1 to 200.',
          )
        }
        if (!site.pagePaths.has(click.data.page))
          return sendProblem(reply, 'unknown-page', 'The guide has no such page.')
        reply.header('cache-control', 'no-store').code(204)
        if (wantsNoCount(request)) return reply.send()
        try {
          const outcome = await counts.add(readOsloClock(clock()).date, click.data)
          if (outcome === 'held') reply.code(202)
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) throw error
          // Why, the database tells itself.
          log.warn('a click on a paying link could not be counted')
          reply.header('retry-after', String(retryAfterSeconds))
          return sendProblem(reply, 'clicks-unavailable', 'Clicks cannot be counted at the moment.')
        }
        return reply.send()
      },
    })
    allowOnly(scope, '/outbound-clicks', ['POST'])
  })
}

/** Whether the browser says that a page of ours sent this. Who says nothing is no browser of today, and no other site's visitor. */
function isFromOurPages({ headers, host }: FastifyRequest, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || origin === siteOrigin) return true
  // A guide without a SITE_ORIGIN of its own is still one site.
  return URL.canParse(origin) && new URL(origin).host === host
}

/** The pages respect these themselves and send nothing; the server does, should one ever forget. */
function wantsNoCount({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
