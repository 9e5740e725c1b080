import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'

export interface RecordedRequest {
  path: string
  headers: IncomingHttpHeaders
  /** What was answered; 0 where the connection was cut instead. */
  status: number
}

interface StubParts {
  /** 0 is any that is free. */
  port: number
  /** What `GET /__stub/requests` lists. */
  requests: readonly object[]
  /** Takes what was sent to `POST /__stub/fault`, parsed from JSON; where it throws, the sender is answered 400. */
  takeFault: (given: unknown) => void
  /** Answers everything else. */
  answer: (request: IncomingMessage, response: ServerResponse, address: URL) => Promise<void> | void
}

interface ServedStub {
  /** Without a path: what every address of it begins with. */
  origin: string
  close: () => Promise<void>
}

/**
 * Promises a stand-in that listens on 127.0.0.1 and that another process can make fail and ask what it was asked. Throws the
 * system's error where the port is taken.
 */
export async function serveStub({ port, requests, takeFault, answer }: StubParts): Promise<ServedStub> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://127.0.0.1')
    if (address.pathname === '/__stub/fault' && request.method === 'POST') {
      void json(request)
        .then(takeFault)
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

/** Promises a body as the request accepts it, text packed with gzip where it may be, and the headers that say so. */
export function packBody(
  request: IncomingMessage,
  body: string | Buffer,
): { bytes: Buffer; headers: Record<string, string> } {
  const isPacked = typeof body === 'string' && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  const bytes = isPacked ? gzipSync(body) : Buffer.from(body)
  const encoding: Record<string, string> = isPacked ? { 'content-encoding': 'gzip' } : {}
  return { bytes, headers: { ...encoding, 'content-length': String(bytes.length) } }
}

/** Sends the first half of a body and drops the connection; the head has to be written before. */
export function cutOff(response: ServerResponse, body: string | Buffer): void {
  response.write(body.slice(0, body.length / 2), () => response.destroy())
}
