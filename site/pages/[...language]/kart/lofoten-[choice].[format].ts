import type { APIRoute, GetStaticPaths } from 'astro'
import { type Language, languageKeys, pathPrefixOf } from '#contract/languages.ts'
import { listMapCredits } from '#site/editorial/map-point-queries.ts'
import { readMapCopy } from '#site/editorial/pages/map-copy.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { type PointsFileFormat, pointsFileFormats } from '#site/features/map/address-of-points-file.ts'
import { type CategoryChoice, categoryChoices } from '#site/features/map/categories.ts'
import { listShownPoints } from '#site/features/map/list-shown-points.ts'
import { writePointsFile } from '#site/features/map/write-points-file.ts'

interface Props {
  language: Language
  choice: CategoryChoice
  format: PointsFileFormat
}

const contentTypes: Record<PointsFileFormat, string> = {
  gpx: 'application/gpx+xml; charset=utf-8',
  kml: 'application/vnd.google-earth.kml+xml; charset=utf-8',
}

export const getStaticPaths = (() =>
  languageKeys.flatMap((language) =>
    categoryChoices.flatMap((choice) =>
      pointsFileFormats.map((format) => ({
        params: { language: pathPrefixOf(language).slice(1) || undefined, choice, format },
        props: { language, choice, format },
      })),
    ),
  )) satisfies GetStaticPaths

/** The points of the map for a telephone, a watch or a map app: of each category and all together, once in each language. */
export const GET: APIRoute<Props> = ({ props: { language, choice, format }, site }) => {
  const guide = {
    name: readSiteFacts().name,
    origin: String(site),
    about: readMapCopy(language).file,
    credits: listMapCredits(language),
  }
  const file = writePointsFile(format, { points: listShownPoints(language), choice, language, guide })
  return new Response(file, { headers: { 'content-type': contentTypes[format] } })
}
