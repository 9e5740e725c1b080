import type { FastifyInstance, FastifyReply } from 'fastify'
import type * as z from 'zod/mini'
import { crawlRequest } from '#contract/hotel-requests.ts'
import { crawlAnswer } from '#contract/hotels.ts'
import { sendJson } from '#server/http/problem.ts'
import type { CrawlOutcome, CrawlService } from './hotel-images.ts'

type CrawlProblemCode = 'bad-request' | Extract<CrawlOutcome, { kind: 'refused' }>['code']

const problemStatus: Record<CrawlProblemCode, number> = {
  'bad-request': 400,
  'refused-address': 400,
  'page-of-another-hotel': 400,
  'crawling-off': 403,
}

const wrongFields: Record<string, string> = {
  hotelId: 'hotelId must be 1 to 64 letters, digits, hyphens and underscores.',
  url: 'url must be the address of the page of the hotel.',
}

/** Registers `POST /crawl-hotel-images`. Crawl failures are sent as 200, where supabase-js reads `success`, `error`. */
export function registerCrawlRoutes(routes: FastifyInstance, crawls: CrawlService): void {
  routes.post('/crawl-hotel-images', async (request, reply) => {
    const asked = crawlRequest.safeParse(request.body)
    if (!asked.success) return sendCrawlProblem(reply, 'bad-request', describeWrongField(asked.error))
    const outcome = await crawls.crawl(asked.data.hotelId, asked.data.url)
    if (outcome.kind === 'refused') return sendCrawlProblem(reply, outcome.code, outcome.message)
    return sendJson(reply, 200, crawlAnswer.parse(describe(outcome)))
  })
}

function describe(outcome: Exclude<CrawlOutcome, { kind: 'refused' }>): z.infer<typeof crawlAnswer> {
  return outcome.kind === 'found' ? { success: true } : { success: false, error: outcome.message }
}

function describeWrongField(error: z.core.$ZodError): string {
  const field = String(error.issues[0]?.path[0] ?? '')
  return wrongFields[field] ?? 'The body must be an object with hotelId and url, and nothing else.'
}

function sendCrawlProblem(reply: FastifyReply, code: CrawlProblemCode, message: string): FastifyReply {
  return sendJson(reply, problemStatus[code], { success: false, error: message, code, message })
}
