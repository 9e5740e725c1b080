import { type Language, pathPrefixOf } from '#contract/languages.ts'
import type { CategoryChoice } from './categories.ts'

// For the browser too: must not import the table of routes.

export const pointsFileFormats = ['gpx', 'kml'] as const

/** GPX for watches and GPS devices, KML for Google Earth and map apps. */
export type PointsFileFormat = (typeof pointsFileFormats)[number]

/** Returns the name of a downloaded file: `lofoten-beach.gpx`. */
export function nameOfPointsFile(choice: CategoryChoice, format: PointsFileFormat): string {
  return `lofoten-${choice}.${format}`
}

/** Returns the path of a file of points: `/kart/lofoten-beach.gpx`, in German under `/de`. */
export function addressOfPointsFile(choice: CategoryChoice, format: PointsFileFormat, language: Language): string {
  return `${pathPrefixOf(language)}/kart/${nameOfPointsFile(choice, format)}`
}
