import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, HTTPMethods } from 'fastify'
import type { ProblemCode, ProblemDocument } from '#contract/problem.ts'

export const problemContentType = 'application/problem+json; charset=utf-8'

const problemStatus: Record<ProblemCode, number> = {
  'bad-request': 400,
  'unknown-weather-place': 404,
  'weather-unavailable': 503,
  'unknown-stop': 404,
  'unknown-page': 404,
  'cross-site': 403,
  'clicks-unavailable': 503,
  'unknown-hotel-picture': 404,
  'hotel-picture-unavailable': 502,
  'hotel-picture-late': 504,
  'hotel-pictures-unavailable': 503,
  'not-found': 404,
  'method-not-allowed': 405,
  'address-too-long': 414,
  'body-too-large': 413,
  'unsupported-media-type': 415,
  'unknown-expectation': 417,
  'headers-too-large': 431,
  'request-timeout': 408,
  'too-many-requests': 429,
  'file-unavailable': 503,
  'not-ready': 503,
  overloaded: 503,
  'internal-error': 500,
}

/** Returns the problem document (RFC 9457) of a code; `detail` is public. */
export function describeProblem(code: ProblemCode, detail?: string): ProblemDocument {
  const status = problemStatus[code]
  return { type: 'about:blank', title: STATUS_CODES[status] ?? code, status, code, ...(detail ? { detail } : {}) }
}

/** Sends uncacheable JSON. */
export function sendJson(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(body))
}

/** Sends the uncacheable problem document of a code. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, detail?: string): FastifyReply {
  const problem = describeProblem(code, detail)
  return reply
    .code(problem.status)
    .header('content-type', problemContentType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}

/** Sends an uncacheable problem document without Fastify, with additional `headers`. */
export function writeProblem(
  response: ServerResponse,
  code: ProblemCode,
  { headers, detail }: { headers: Readonly<Record<string, string>>; detail?: string },
): void {
  const problem = describeProblem(code, detail)
  const body = JSON.stringify(problem)
  response.writeHead(problem.status, {
    ...headers,
    'content-type': problemContentType,
    'cache-control': 'no-store',
    'content-length': String(Buffer.byteLength(body)),
  })
  response.end(body)
}

const knownMethods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Answers all other methods of a route with 405 before any body is read. */
export function allowOnly(app: FastifyInstance, url: string, allowed: HTTPMethods[]): void {
  app.route({
    method: knownMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: (_request, reply) => {
      sendProblem(reply.header('allow', allowed.join(', ')), 'method-not-allowed')
    },
    handler: () => undefined,
  })
}

/** Codes by Fastify's status. */
const refusalCodes = {
  400: 'bad-request',
  404: 'not-found',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
} as const satisfies Record<number, ProblemCode>

type RefusalCode = (typeof refusalCodes)[keyof typeof refusalCodes] | 'internal-error'

/** Returns the problem code of an error of Fastify or its plugins; anything else is an internal error. */
export function refusalCodeOf({ statusCode = 500 }: { statusCode?: number | undefined }): RefusalCode {
  return (refusalCodes as Partial<Record<number, RefusalCode>>)[statusCode] ?? 'internal-error'
}

const codes: Partial<Record<string, ProblemCode>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
}

/** Answers malformed or incomplete HTTP on the raw socket. Returns the status; undefined when the client is gone. */
export function refuseBrokenRequest(
  error: Error & { code?: string },
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): number | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const problem = describeProblem(codes[error.code ?? ''] ?? 'bad-request')
  const body = JSON.stringify(problem)
  const lines = Object.entries({
    ...headers,
    'content-type': problemContentType,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('')}\r\n${body}`)
  return problem.status
}
