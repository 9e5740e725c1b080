import type { APIRoute, GetStaticPaths } from 'astro'
import { readBuildSettings } from '#site/build-settings.ts'
import { describeApi } from '#site/open-data/describe-api.ts'
import { writePointsAsCsv, writePointsAsGeoJson } from '#site/open-data/write-points.ts'

const files: Record<string, (origin: string) => string> = {
  'points.geojson': (origin) => writePointsAsGeoJson('own', origin),
  'points-openstreetmap.geojson': (origin) => writePointsAsGeoJson('openStreetMap', origin),
  'points.csv': writePointsAsCsv,
  'openapi.json': (origin) => JSON.stringify(describeApi(origin)),
}

export const getStaticPaths = (() =>
  readBuildSettings(process.env).OPEN_DATA === 'on'
    ? Object.entries(files).map(([file, write]) => ({ params: { file }, props: { write } }))
    : []) satisfies GetStaticPaths

/** Returns a file of open data. */
export const GET: APIRoute<{ write: (origin: string) => string }> = ({ props: { write }, site }) =>
  new Response(write(new URL(String(site)).origin))
