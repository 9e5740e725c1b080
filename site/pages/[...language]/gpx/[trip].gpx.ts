import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { linkToEntry } from '#site/content/model/link-to-entry.ts'
import { trailOf } from '#site/content/model/open-data/trail-facts.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { hasGpx, writeGpx } from '#site/features/go/trips/write-gpx.ts'
import { type LanguageProps, languageParameter } from '#site/page-list/language-paths.ts'

export const getStaticPaths = (() =>
  languageKeys.flatMap((language) =>
    trips
      .list(language)
      .filter(({ facts }) => hasGpx(facts))
      .map(({ id }) => ({
        params: { language: languageParameter(language), trip: id },
        props: { language },
      })),
  )) satisfies GetStaticPaths

/** Returns the start of a trip, its top where known and its line where one is accepted, as a GPX file. */
export const GET: APIRoute<LanguageProps> = ({ props: { language }, params, site }) => {
  const trip = trips.read(params.trip ?? '', language)
  const address = new URL(linkToEntry('trips', trip.id, language), site).href
  return new Response(writeGpx({ trip, address, guideName: readSiteFacts().name, line: trailOf(trip.id) }), {
    headers: { 'content-type': 'application/gpx+xml; charset=utf-8' },
  })
}
