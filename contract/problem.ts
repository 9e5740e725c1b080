import * as z from 'zod/mini'

/** All error codes of the server; their meaning is fixed, because clients rely on it. */
export const problemCodes = [
  'bad-request',
  'unknown-weather-place',
  'weather-unavailable',
  'unknown-stop',
  'unknown-page',
  'cross-site',
  'clicks-unavailable',
  'unknown-hotel-picture',
  'hotel-picture-unavailable',
  'hotel-picture-late',
  'hotel-pictures-unavailable',
  'not-found',
  'method-not-allowed',
  'address-too-long',
  'body-too-large',
  'unsupported-media-type',
  'unknown-expectation',
  'headers-too-large',
  'request-timeout',
  'too-many-requests',
  'file-unavailable',
  'not-ready',
  'overloaded',
  'internal-error',
] as const

export type ProblemCode = (typeof problemCodes)[number]

/** A problem document (RFC 9457), sent as `application/problem+json`. */
export const problemDocument = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(problemCodes),
  detail: z.optional(z.string()),
})

export type ProblemDocument = z.infer<typeof problemDocument>
