import type { ServerResponse } from 'node:http'
import type { ProblemCode } from '#contract/problem.ts'
import { describeProblem, problemContentType } from './problem.ts'

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
