import type { APIRoute, GetStaticPaths } from 'astro'
import { languageKeys } from '#contract/languages.ts'
import { listMapCredits } from '#site/content/model/map-point-queries.ts'
import { readMapCopy } from '#site/content/model/pages/map-copy.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { type PointsFileFormat, pointsFileFormats } from '#site/features/map/address-of-points-file.ts'
import { type CategoryChoice, categoryChoices } from '#site/features/map/categories.ts'
import { listShownPoints } from '#site/features/map/list-shown-points.ts'
import { writePointsFile } from '#site/features/map/write-points-file.ts'
import { type LanguageProps, languageParameter } from '#site/page-list/language-paths.ts'

interface Props extends LanguageProps {
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
        params: { language: languageParameter(language), choice, format },
        props: { language, choice, format },
      })),
    ),
  )) satisfies GetStaticPaths

/** Returns the points of the map, of one category or all, as a file for map apps. */
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
