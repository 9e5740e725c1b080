import { createServer, type RequestListener, type Server } from 'node:http'
import { connectionLimits } from '#server/limits/request-limits.ts'
import { writeProblem } from './problem.ts'
import { stopGently } from './stop-gently.ts'

/**
 * Returns a server that loses no request when it is closed. What node:http would refuse by itself (no Host, an unknown
 * expectation) is refused with `headers` and a problem document.
 */
export function createHttpServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    // Skips the body stream of requests without a body, 1/40 of the work for an answer from memory.
    { ...connectionLimits, optimizeEmptyRequests: true, requireHostHeader: false },
    (request, response) => {
      const { httpVersion, headers: sent } = request
      if (sent.host !== undefined || httpVersion === '1.0')
        stop.take(request, response, () => listener(request, response))
      else
        writeProblem(response, 'bad-request', {
          headers: { ...headers, connection: 'close' },
          detail: 'A request names its host.',
        })
    },
  )
  const stop = stopGently(server)
  // Not one of the options of node:http. It counts what is being sent as well: without it, who never reads keeps an answer for ever.
  server.timeout = connectionLimits.timeout
  server.on('checkExpectation', (_request, response) =>
    writeProblem(response, 'unknown-expectation', { headers: { ...headers, connection: 'close' } }),
  )
  return server
}
