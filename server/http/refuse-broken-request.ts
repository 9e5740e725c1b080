import type { Socket } from 'node:net'
import type { ProblemCode } from '#contract/problem.ts'
import { describeProblem, problemContentType } from './problem.ts'

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
