import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { mostPayingLinks, outboundClick } from '#contract/outbound-clicks.ts'
import { readOsloClock } from '#contract/service-day.ts'
import { DatabaseUnavailable } from '#server/database-unavailable.ts'
import type { Site } from '#server/http/pages/load-site.ts'
import { allowOnly, sendProblem } from '#server/http/problem.ts'
import type { Settings } from '#server/settings.ts'
import type { ClickCounts } from './hold-clicks.ts'

interface ClickRouteParts {
  counts: ClickCounts
  /** Only clicks on links that a page has are counted, so that nobody fills the table. */
  site: Pick<Site, 'pages'>
  settings: Pick<Settings, 'SITE_ORIGIN'>
  clock: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
}

// More than any reader clicks; inflating a count takes many addresses.
const clicksPerMinute = 30
const longestClickBytes = 2048
const retryAfterSeconds = 60

/** Registers `POST /outbound-clicks`: 204 once counted, 202 while held. Stores and logs nothing but the click. */
export function registerClickRoutes(
  app: FastifyInstance,
  { counts, site, settings, clock, log }: ClickRouteParts,
): void {
  app.register(async (scope) => {
    // A beacon has the type of its Blob, or text/plain in browsers that would preflight any other.
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
            `A click is a partner, the path of a page, and a position from 1 to ${mostPayingLinks}.`,
          )
        }
        const { page, partner, position } = click.data
        const links = site.pages.get(page)
        if (!links) return sendProblem(reply, 'unknown-page', 'The guide has no such page.')
        if (position > (links[partner] ?? 0)) return sendProblem(reply, 'bad-request', 'The page has no such link.')
        reply.header('cache-control', 'no-store').code(204)
        if (wantsNoCount(request)) return reply.send()
        try {
          const outcome = await counts.add(readOsloClock(clock()).date, click.data)
          if (outcome === 'held') reply.code(202)
        } catch (error) {
          if (!(error instanceof DatabaseUnavailable)) throw error
          // The reason is logged by the database module.
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

/** Whether one of our pages sent this. Requests without these headers come from no current browser. */
function isFromOurPages({ headers, host }: FastifyRequest, siteOrigin: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || origin === siteOrigin) return true
  // Without SITE_ORIGIN the host decides.
  return URL.canParse(origin) && new URL(origin).host === host
}

/** Honours GPC and DNT. The pages already do; this is the second line. */
function wantsNoCount({ headers }: FastifyRequest): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1'
}
