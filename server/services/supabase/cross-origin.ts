import type { Settings } from '#server/settings.ts'

/** Header names and values in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

interface CrossOrigin {
  /** Returns CORS headers for an origin; without `Allow-Origin` if it is not allowed. */
  describeAnswer: (origin: string | undefined) => HeaderList
  /** Returns the headers of a preflight response. */
  describePreflight: (origin: string | undefined) => HeaderList
}

// What the package declares (`@supabase/supabase-js/cors`), and what it sends besides to each of our two prefixes. cross-origin.test.ts
// asks the installed package, so that a header that a newer one sends is missed there and not by a visitor.
const allowedHeaders = [
  ...[
    'authorization',
    'x-client-info',
    'apikey',
    'content-type',
    'x-retry-count',
    'traceparent',
    'tracestate',
    'baggage',
  ],
  // /functions/v1, called with a region.
  'x-region',
  // /rest/v1; `accept` is free in all but one of its values.
  ...['accept', 'accept-profile', 'content-profile', 'prefer', 'range'],
].join(', ')
const allowedMethods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD'
// For the number of rows and the time of the next attempt.
const exposedHeaders = 'Content-Range, Retry-After'
const preflightHoldsSeconds = '600'

/** Returns CORS headers that admit the guide's own origin and `ALLOWED_ORIGINS`. */
export function createCrossOrigin(settings: Pick<Settings, 'SITE_ORIGIN' | 'ALLOWED_ORIGINS'>): CrossOrigin {
  // Refusals depend on the origin too.
  const refused: HeaderList = ['vary', 'Origin']
  const answers = new Map(
    [settings.SITE_ORIGIN, ...settings.ALLOWED_ORIGINS].map((origin): [string, HeaderList] => [
      origin,
      [...refused, 'access-control-allow-origin', origin, 'access-control-expose-headers', exposedHeaders],
    ]),
  )
  function describeAnswer(origin: string | undefined): HeaderList {
    return (origin === undefined ? undefined : answers.get(origin)) ?? refused
  }
  return {
    describeAnswer,
    describePreflight(origin) {
      const answer = describeAnswer(origin)
      if (answer === refused) return refused
      return [
        ...answer,
        'access-control-allow-headers',
        allowedHeaders,
        'access-control-allow-methods',
        allowedMethods,
        'access-control-max-age',
        preflightHoldsSeconds,
      ]
    },
  }
}
