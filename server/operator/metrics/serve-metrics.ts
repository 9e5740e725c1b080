import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface MetricsServerParts {
  host: string
  port: number
  /** Resolves with all metrics in Prometheus text format. */
  describe: () => Promise<string>
  log: Record<'error', (fields: object, message: string) => void>
}

interface MetricsServer {
  port: number
  /** Resolves when the port is closed. */
  stop: () => Promise<void>
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Serves `GET /metrics` on its own port, which no proxy exposes. Throws what listening throws. */
export async function serveMetrics({ host, port, describe, log }: MetricsServerParts): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(describe, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the figures could not be told')
      response.writeHead(500, headers).end()
    })
  })
  // Does not keep the process alive.
  server.unref()
  server.listen({ host, port })
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, stop: () => close(server) }
}

async function answer(
  describe: MetricsServerParts['describe'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  // Discards any body.
  request.resume()
  if (request.url !== '/metrics') return void response.writeHead(404, headers).end()
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
  const text = await describe()
  response
    .writeHead(200, { ...headers, 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
    .end(request.method === 'HEAD' ? undefined : text)
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
