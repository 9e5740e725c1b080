import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { weatherPlaceKeys } from '#contract/weather-places.ts'
import { questions } from './visitors.ts'

/** The requests of a visitor, in this order on one connection. */
export const steps = ['page', 'file', 'forecast', 'hotels'] as const

type Step = (typeof steps)[number]

interface ColdReport {
  /** Milliseconds per response, ascending; the first of a visit includes connecting. */
  times: Record<Step, number[]>
  /** Failures with their number. */
  failures: Record<string, number>
}

interface ColdVisitors {
  url: string
  visitors: number
  /** Paths, distributed over the visitors. */
  pages: readonly string[]
  files: readonly string[]
}

/** Sends concurrent visitors, each with its own connection and address (`TRUST_PROXY`). */
export async function sendColdVisitors({ url, visitors, pages, files }: ColdVisitors): Promise<ColdReport> {
  const report: ColdReport = { times: { page: [], file: [], forecast: [], hotels: [] }, failures: {} }

  function recordFailure(failure: string): void {
    report.failures[failure] = (report.failures[failure] ?? 0) + 1
  }

  async function visit(number: number): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const pick = <Item>(list: readonly Item[]): Item => list[number % list.length] as Item
    const headersOfAll = { 'accept-encoding': 'br', 'x-forwarded-for': `10.0.${number >> 8}.${number & 255}` }

    async function take(step: Step, path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<void> {
      const startedAt = performance.now()
      try {
        const asking = request(`${url}${path}`, { agent, method, headers: { ...headersOfAll, ...headers } })
        const answered = new Promise<IncomingMessage>((resolve, reject) => {
          asking.once('response', resolve).on('error', reject)
        })
        asking.end(body)
        const answer = await answered
        const content = await buffer(answer)
        report.times[step].push(performance.now() - startedAt)
        if (answer.statusCode !== 200) recordFailure(`${step} answered ${answer.statusCode}: ${content}`)
      } catch (error) {
        recordFailure(`${step} not answered: ${(error as Error).message}`)
      }
    }

    await take('page', pick(pages))
    await take('file', pick(files))
    await take('forecast', `/api/weather/${pick(weatherPlaceKeys)}`)
    await take('hotels', '/functions/v1/expedia-api', questions.search)
    agent.destroy()
  }

  await Promise.all(Array.from({ length: visitors }, (_, number) => visit(number)))
  for (const step of steps) report.times[step].sort((one, other) => one - other)
  return report
}
