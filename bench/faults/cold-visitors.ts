import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { weatherPlaceKeys } from '#contract/weather.ts'
import { questions } from './visitors.ts'

/** What a visitor asks for, in this order, on one connection. */
export const steps = ['page', 'file', 'forecast', 'hotels'] as const

type Step = (typeof steps)[number]

interface ColdReport {
  /** Milliseconds from asking to the last byte of an answer, the shortest first; the first of a visit includes its connection. */
  times: Record<Step, number[]>
  /** What was not answered 200, in words, each with how often. */
  failures: Record<string, number>
}

interface ColdVisitors {
  url: string
  visitors: number
  /** Addresses in the site, which the visitors are shared out among. */
  pages: readonly string[]
  files: readonly string[]
}

/**
 * Promises what visitors saw who all come at once, each with a connection and an address of his own: a page, a file, the forecast
 * of one of the places, the first hotel search. The server has to trust us about their addresses.
 */
export async function sendColdVisitors({ url, visitors, pages, files }: ColdVisitors): Promise<ColdReport> {
  const report: ColdReport = { times: { page: [], file: [], forecast: [], hotels: [] }, failures: {} }

  function note(failure: string): void {
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
        if (answer.statusCode !== 200) note(`${step} answered ${answer.statusCode}: ${content}`)
      } catch (error) {
        note(`${step} not answered: ${(error as Error).message}`)
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
