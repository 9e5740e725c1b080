import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { trips } from '#site/editorial/trip-queries.ts'
import { writeGpx } from '#site/features/trips/write-gpx.ts'
import { hrefFor } from '#site/routes/path-for.ts'

interface Props {
  language: Language
}

export const getStaticPaths = (() =>
  languageKeys.flatMap((language) =>
    trips.listIds().map((trip) => ({
      params: { language: pathPrefixOf(language).slice(1) || undefined, trip },
      props: { language },
    })),
  )) satisfies GetStaticPaths

/** The start of a trip, and its top where that is known, for a telephone or a watch: once in each language. */
export const GET: APIRoute<Props> = ({ props: { language }, params, site }) => {
  const trip = trips.read(params.trip ?? '', language)
  const address = new URL(hrefFor('trip', language, { slug: trip.id }), site).href
  return new Response(writeGpx({ trip, address, guideName: readSiteFacts().name }), {
    headers: { 'content-type': 'application/gpx+xml; charset=utf-8' },
  })
}
