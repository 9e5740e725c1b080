import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Site } from '#server/http/pages/load-site.ts'
import { allowOnly, sendProblem } from '#server/http/problem.ts'
import type { Settings } from '#server/settings.ts'
import { countReports } from './count-reports.ts'
import { readReports } from './read-reports.ts'

interface ReportRouteParts {
  /** Only its pages are logged by path, so that clients cannot write to the log. */
  site: Pick<Site, 'pages'>
  settings: Pick<Settings, 'SITE_ORIGIN'>
  log: Pick<FastifyBaseLogger, 'warn'>
}

// One per blocked item; a broken page shows up with other visitors too.
const reportsPerMinute = 20
// Twenty in one body: each repeats the page's policy (up to 2 KB) and a few addresses.
const longestReportBytes = 128 * 1024
const reportTypes = ['application/csp-report', 'application/reports+json']

/** Registers `POST /csp-reports`: 204 once counted. Keeps only directive, kind, and the page if it is ours. */
export function registerReportRoutes(app: FastifyInstance, { site, settings, log }: ReportRouteParts): void {
  const counter = countReports(log)
  app.register(async (scope) => {
    scope.addContentTypeParser(reportTypes, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'))
    scope.addHook('onClose', async () => counter.flush())

    scope.route({
      method: 'POST',
      url: '/csp-reports',
      bodyLimit: longestReportBytes,
      config: { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } },
      handler: async (request, reply) => {
        const reports = readReports(request.body, settings.SITE_ORIGIN)
        if (reports === null)
          return sendProblem(reply, 'bad-request', 'That is no report of a content security policy.')
        for (const { path, ...report } of reports) {
          counter.add({ ...report, page: path !== null && site.pages.has(path) ? path : null })
        }
        return reply.header('cache-control', 'no-store').code(204).send()
      },
    })
    allowOnly(scope, '/csp-reports', ['POST'])
  })
}
