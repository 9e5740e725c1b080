import type { FastifyReply } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import { describeProblem, problemContentType } from './problem.ts'

/** Sends the uncacheable problem document of a code. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, detail?: string): FastifyReply {
  const problem = describeProblem(code, detail)
  return reply
    .code(problem.status)
    .header('content-type', problemContentType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}
