import coastAddress from '#site/geography/coast.json?url'
import { type Coast, decodeCoast, type LatitudeLongitude } from '#site/geography/decode-coast.ts'

/** Promises the rings of the coast in degrees, from a file of its own: it is data, not script. Rejects when the file does not come. */
export async function fetchCoast(): Promise<LatitudeLongitude[][]> {
  const answer = await fetch(coastAddress)
  if (!answer.ok) throw new Error(`The coast answered ${answer.status}.`)
  return decodeCoast((await answer.json()) as Coast)
}
