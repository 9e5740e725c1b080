import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

export interface RecordedRequest {
  path: string
  headers: IncomingHttpHeaders
  /** 0 if the connection was cut. */
  status: number
}

interface StubParts {
  /** 0: any free port. */
  port: number
  /** Listed by `GET /__stub/requests`. */
  requests: readonly object[]
  /** Receives the JSON of `POST /__stub/fault`; if it throws, the sender gets 400. */
  takeFault: (given: unknown) => void
  /** Receives the JSON of `POST /__stub/scenario`, likewise. */
  takeScenario?: (given: unknown) => void
  /** Answers all other requests. */
  answer: (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void> | void
}

interface ServedStub {
  origin: string
  close: () => Promise<void>
}

/** Starts a stub on 127.0.0.1 whose faults and requests other processes can control. Throws if the port is taken. */
export async function serveStub({ port, requests, takeFault, takeScenario, answer }: StubParts): Promise<ServedStub> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1')
    const take = { '/__stub/fault': takeFault, '/__stub/scenario': takeScenario }[address.pathname]
    if (take && request.method === 'POST') {
      void json(request)
        .then(take)
        .then(
          () => response.writeHead(204).end(),
          () => response.writeHead(400).end(),
        )
    } else if (address.pathname === '/__stub/requests') {
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(requests))
    } else {
      void answer(request, response, address)
    }
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Returns a body, text gzipped if the request accepts it, with its headers. */
export function packBody(
  request: IncomingMessage,
  body: string | Buffer,
): { bytes: Buffer; headers: Record<string, string> } {
  const isPacked = typeof body === 'string' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const bytes = isPacked ? gzipSync(body) : Buffer.from(body)
  const encoding: Record<string, string> = isPacked ? { 'content-encoding': 'gzip' } : {}
  return { bytes, headers: { ...encoding, 'content-length': String(bytes.length) } }
}

/** Sends half of a body and drops the connection; the head must have been written. */
export function cutOff(response: ServerResponse, body: string | Buffer): void {
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
