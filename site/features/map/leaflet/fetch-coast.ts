import coastAddress from '#site/geography/coast.json?url'
import { type Coast, decodeCoast, type LatitudeLongitude } from '#site/geography/decode-coast.ts'

/** Resolves with the rings of the coast in degrees; a data file, not script. Rejects when it fails to load. */
export async function fetchCoast(): Promise<LatitudeLongitude[][]> {
  const answer = await fetch(coastAddress)
  if (!answer.ok) throw new Error(`The coast answered ${answer.status}.`)
  return decodeCoast((await answer.json()) as Coast)
}
