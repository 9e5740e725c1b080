import type { FastifyReply } from 'fastify'
import type { FunctionsProblem } from '#contract/hotels.ts'
import { sendJson } from '#server/http/send-json.ts'

/** The two ways in which a supabase-js client expects to be told of an error. */
export type SupabaseShape = 'functions' | 'rest'

/** An error of `/rest/v1`, as PostgREST words one and a supabase-js client hands it on as `error`. */
export interface PostgrestProblem {
  /** One of PostgREST's (`PGRST…`) where it has one, else one of ours. */
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** What the gate itself refuses; what stands behind it has further codes of its own. */
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

/** Answers with an error in the shape of `/functions/v1`; the message is for a person and never holds what only we should know. */
export function sendFunctionsProblem(reply: FastifyReply, status: number, problem: FunctionsProblem): FastifyReply {
  return sendJson(reply, status, { code: problem.code, message: problem.message })
}

/** Answers with an error in the shape of `/rest/v1`; a client that asked with HEAD sees the status alone. */
export function sendPostgrestProblem(
  reply: FastifyReply,
  status: number,
  problem: Pick<PostgrestProblem, 'code' | 'message'> & Partial<PostgrestProblem>,
): FastifyReply {
  const { code, message, details = null, hint = null } = problem
  return sendJson(reply, status, { code, message, details, hint } satisfies PostgrestProblem)
}

/** Answers with what the gate refuses, in the shape of the address that was asked. */
export function sendGateProblem(reply: FastifyReply, shape: SupabaseShape, code: GateProblemCode): FastifyReply {
  const { status, message } = gateProblems[code]
  const send = shape === 'functions' ? sendFunctionsProblem : sendPostgrestProblem
  return send(reply, status, { code, message })
}
