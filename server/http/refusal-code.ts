import type { ProblemCode } from '#contract/problem.ts'

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
