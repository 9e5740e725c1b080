import type { FastifyReply } from 'fastify'
import type { ProblemCode } from '#contract/problem.ts'
import { describeProblem, problemContentType } from './problem.ts'

/** Answers the request with the problem document of the code; nobody may store it. */
export function sendProblem(reply: FastifyReply, code: ProblemCode, detail?: string): FastifyReply {
  const problem = describeProblem(code, detail)
  return reply
    .code(problem.status)
    .header('content-type', problemContentType)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem))
}
