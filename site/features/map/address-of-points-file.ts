import type { Language } from '#contract/languages.ts'
import { pathPrefixOf } from '#contract/languages.ts'
import type { CategoryChoice } from './categories.ts'

// For the browser too: nothing here may need the table of routes.

export const pointsFileFormats = ['gpx', 'kml'] as const

/** GPX for watches and GPS devices, KML for Google Earth and map apps. */
export type PointsFileFormat = (typeof pointsFileFormats)[number]

/** What a file of points is called when it lies on somebody’s device: `lofoten-beach.gpx`. */
export function nameOfPointsFile(choice: CategoryChoice, format: PointsFileFormat): string {
  return `lofoten-${choice}.${format}`
}

/** The address of the points of a category, or of all, as a file: `/kart/lofoten-beach.gpx`, in German under `/de`. */
export function addressOfPointsFile(choice: CategoryChoice, format: PointsFileFormat, language: Language): string {
  return `${pathPrefixOf(language)}/kart/${nameOfPointsFile(choice, format)}`
}
