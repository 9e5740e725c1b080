import type { Settings } from '#server/settings.ts'

/** Names and values of headers in turn, as `writeHead` takes them. */
export type HeaderList = readonly string[]

interface CrossOrigin {
  /** Returns the headers of an answer to a page of the given origin; without `Allow-Origin` where it is not on the list. */
  describeAnswer: (origin: string | undefined) => HeaderList
  /** Returns the headers of the answer to a browser that asks beforehand. */
  describePreflight: (origin: string | undefined) => HeaderList
}

// What supabase-js itself lists as needed (`@supabase/supabase-js/cors`), and what it sends to /rest/v1 besides.
const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'x-retry-count',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
].join(', ')
const allowedMethods = 'GET, POST, PUT, PATCH, DELETE, OPTIONS, HEAD'
// Without it a page of another origin cannot read how many rows there are, or when to come again.
const exposedHeaders = 'Content-Range, Retry-After'
const preflightHoldsSeconds = '600'

/** Returns the headers that say who may ask from a page of another origin: the guide's own pages and those of `ALLOWED_ORIGINS`, nobody else. */
export function createCrossOrigin(settings: Pick<Settings, 'SITE_ORIGIN' | 'ALLOWED_ORIGINS'>): CrossOrigin {
  // The answer depends on the origin even where it is refused, so a cache has to know.
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
