import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { connectionLimits } from '#server/limits/request-limits.ts'
import { writeProblem } from './write-problem.ts'

/**
 * Returns a server that closes idle connections only once all data is sent; node:http ignores unsent data. What node:http
 * would refuse by itself (no Host, an unknown expectation) is refused with `headers` and a problem document.
 */
export function createHttpServer(listener: RequestListener, headers: Readonly<Record<string, string>>): Server {
  const server = createServer(
    // Skips the body stream of requests without a body, 1/40 of the work for an answer from memory.
    { ...connectionLimits, optimizeEmptyRequests: true, requireHostHeader: false },
    (request, response) => {
      const { httpVersion, headers: sent } = request
      if (sent.host !== undefined || httpVersion === '1.0') listener(request, response)
      else
        writeProblem(response, 'bad-request', {
          headers: { ...headers, connection: 'close' },
          detail: 'A request names its host.',
        })
    },
  )
  // Not one of the options of node:http. It counts what is being sent as well: without it, who never reads keeps an answer for ever.
  server.timeout = connectionLimits.timeout
  server.on('checkExpectation', (_request, response) =>
    writeProblem(response, 'unknown-expectation', { headers: { ...headers, connection: 'close' } }),
  )
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const closeIdleConnections = server.closeIdleConnections.bind(server)
  server.closeIdleConnections = () => {
    if (![...open].some(({ writableLength }) => writableLength > 0)) closeIdleConnections()
  }
  return server
}
