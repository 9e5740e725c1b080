import type { ProblemCode } from '#contract/problem.ts'

/** The codes of what Fastify itself refuses, by the status that it refuses with. */
const refusalCodes = {
  400: 'bad-request',
  404: 'not-found',
  413: 'body-too-large',
  414: 'address-too-long',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
} as const satisfies Record<number, ProblemCode>

type RefusalCode = (typeof refusalCodes)[keyof typeof refusalCodes] | 'internal-error'

/** The problem code of an error that Fastify or a plugin of it throws; whatever it does not name is our own fault. */
export function refusalCodeOf({ statusCode = 500 }: { statusCode?: number | undefined }): RefusalCode {
  return (refusalCodes as Partial<Record<number, RefusalCode>>)[statusCode] ?? 'internal-error'
}
