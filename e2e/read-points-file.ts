import type { Language } from '#contract/languages.ts'
import { addressOfPointsFile } from '#site/features/map/address-of-points-file.ts'
import type { CategoryChoice } from '#site/features/map/categories.ts'

/** A point in the file that visitors can download. */
export interface TakenPoint {
  name: string
  latitude: number
  longitude: number
  /** Description, then address, phone and website if known. */
  lines: string[]
}

const letters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function readText(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => letters[name] ?? whole)
}

/** Resolves with the points of a category, or all, from the GPX file: expected values independent of the map. */
export async function readPointsFile(
  guideUrl: string,
  choice: CategoryChoice,
  language: Language,
): Promise<TakenPoint[]> {
  const answer = await fetch(guideUrl + addressOfPointsFile(choice, 'gpx', language))
  if (!answer.ok) throw new Error(`The file of ${choice} in ${language} was answered ${answer.status}.`)
  const waypoint = /<wpt lat="([\d.]+)" lon="([\d.]+)">\s*<name>(.*?)<\/name>\s*<desc>(.*?)<\/desc>/gs
  return [...(await answer.text()).matchAll(waypoint)].map(([, latitude, longitude, name = '', text = '']) => ({
    name: readText(name),
    latitude: Number(latitude),
    longitude: Number(longitude),
    lines: readText(text).split('\n'),
  }))
}
