import type { FastifyReply } from 'fastify'
import type { FunctionsProblem } from '#contract/hotels.ts'
import { sendJson } from '#server/http/problem.ts'

/** The two error formats of a supabase-js client. */
export type SupabaseShape = 'functions' | 'rest'

/** An error of `/rest/v1` in PostgREST's format. */
export interface PostgrestProblem {
  /** PostgREST's code (`PGRST…`) if there is one, else ours. */
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** Refusals of the gate itself. */
export const gateProblems = {
  'bad-request': { status: 400, message: 'The request cannot be read: the body must be JSON.' },
  'invalid-api-key': { status: 401, message: 'The header apikey is missing or holds another key than the public one.' },
  'not-found': { status: 404, message: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, message: 'This address does not take that method.' },
  'body-too-large': { status: 413, message: 'The body is too large.' },
  'address-too-long': { status: 414, message: 'The address is too long.' },
  'unsupported-media-type': { status: 415, message: 'The body must be JSON, sent as application/json.' },
  'too-many-requests': { status: 429, message: 'Too many requests from this address: please wait a moment.' },
  'internal-error': { status: 500, message: 'Something went wrong on our side.' },
  overloaded: { status: 503, message: 'There is too much to do at the moment: please try again shortly.' },
} as const
export type GateProblemCode = keyof typeof gateProblems

/** Sends an error in the format of `/functions/v1`; the message is public. */
export function sendFunctionsProblem(reply: FastifyReply, status: number, problem: FunctionsProblem): FastifyReply {
  return sendJson(reply, status, { code: problem.code, message: problem.message })
}

/** Sends an error in the format of `/rest/v1`; HEAD requests see only the status. */
export function sendPostgrestProblem(
  reply: FastifyReply,
  status: number,
  problem: Pick<PostgrestProblem, 'code' | 'message'> & Partial<PostgrestProblem>,
): FastifyReply {
  const { code, message, details = null, hint = null } = problem
  return sendJson(reply, status, { code, message, details, hint } satisfies PostgrestProblem)
}

/** Sends a refusal of the gate in the format of the prefix. */
export function sendGateProblem(reply: FastifyReply, shape: SupabaseShape, code: GateProblemCode): FastifyReply {
  const { status, message } = gateProblems[code]
  const send = shape === 'functions' ? sendFunctionsProblem : sendPostgrestProblem
  return send(reply, status, { code, message })
}
