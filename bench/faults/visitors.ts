import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { defaultPublicKey } from '#contract/setting-schemas.ts'

export interface Answer {
  status: number
  body: Buffer
  headers: IncomingMessage['headers']
}

interface Question {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

export interface Visitor {
  /** Throws connection errors. */
  ask: (path: string, question?: Question) => Promise<Answer>
  leave: () => void
}

/** Returns a visitor with its own loopback address (127.0.0.2 and up) and keep-alive connections. */
export function createVisitor(url: string, number: number): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: `127.0.0.${number + 2}` })
  return {
    ask(path, { method = 'GET', headers = {}, body } = {}) {
      const ask = () =>
        new Promise<Answer>((resolve, reject) => {
          const asking = request(`${url}${path}`, { agent, method, headers: { 'accept-encoding': 'br', ...headers } })
          asking.once('response', (response) => {
            buffer(response).then(
              (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
              reject,
            )
          })
          // As browsers do where a kept connection was closed while they asked: nginx closes them all when it reads its configuration anew.
          asking.once('error', (error: NodeJS.ErrnoException) =>
            asking.reusedSocket && error.code === 'ECONNRESET' ? resolve(ask()) : reject(error),
          )
          asking.end(body)
        })
      return ask()
    },
    leave: () => agent.destroy(),
  }
}

/** Returns the decompressed text. */
export function readText({ body, headers }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8')
}

/** On the page that visitors click on. */
export const payingLink = '<a href="https://partner.example/" rel="sponsored" data-partner="hotels">Rorbu</a>'

export const click = { partner: 'hotels', page: '/steder', position: 1 } as const

export const questions = {
  search: {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: defaultPublicKey },
    body: JSON.stringify({ endpoint: 'search-hotels' }),
  },
  click: {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(click),
  },
} as const satisfies Record<string, Question>

export interface VisitReport {
  requests: number
  clicks: number
  /** Unexpected results, as text. */
  failures: string[]
}

// The rate limits are thirty clicks and 120 searches a minute, and a busy machine takes minutes for a release.
const clicksEach = 25
const searchesEach = 100
const pauseMs = 4

/** Sends visitors in a loop: page, its hashed files, weather, hotel search, clicks; until stopped. */
export function sendVisitors(url: string, count: number): { stop: () => Promise<VisitReport> } {
  const report: VisitReport = { requests: 0, clicks: 0, failures: [] }
  let isOver = false

  async function expectAnswer(
    visitor: Visitor,
    path: string,
    status: number,
    question?: Question,
  ): Promise<Answer | null> {
    report.requests += 1
    try {
      const answer = await visitor.ask(path, question)
      if (answer.status !== status) report.failures.push(`${path} was answered ${answer.status}: ${readText(answer)}`)
      return answer.status === status ? answer : null
    } catch (error) {
      report.failures.push(`${path} was not answered: ${(error as Error).message}`)
      return null
    }
  }

  async function visit(number: number): Promise<void> {
    const visitor = createVisitor(url, number)
    let clicks = 0
    let searches = 0
    while (!isOver) {
      const page = await expectAnswer(visitor, '/steder', 200)
      for (const [file] of readText(page ?? emptyAnswer).matchAll(/\/_assets\/[\w.]+/g)) {
        await expectAnswer(visitor, file, 200)
      }
      await expectAnswer(visitor, '/old', 301)
      await expectAnswer(visitor, '/api/weather/reine', 200)
      if (searches < searchesEach) {
        searches += 1
        await expectAnswer(visitor, '/functions/v1/expedia-api', 200, questions.search)
      }
      if (clicks < clicksEach) {
        clicks += 1
        if (await expectAnswer(visitor, '/api/outbound-clicks', 204, questions.click)) report.clicks += 1
      }
      await wait(pauseMs)
    }
    visitor.leave()
  }

  const visits = Promise.all(Array.from({ length: count }, (_, number) => visit(number)))
  return {
    async stop() {
      isOver = true
      await visits
      return report
    },
  }
}

const emptyAnswer: Answer = { status: 0, body: Buffer.alloc(0), headers: {} }
