import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import type { MapName } from '#site/domain/geography/choose-names.ts'
import { trips } from './trip-queries.ts'
import { listVillages, listWaters } from './village-queries.ts'

const name = z.string().min(2)
const rank = z.union([z.literal(1), z.literal(2), z.literal(3)], 'must be 1, 2 or 3')
const place = { latitude: z.number().min(67.2).max(69), longitude: z.number().min(11.6).max(17), rank }

const summitsSchema = z.strictObject({
  source,
  checkedOn,
  summits: z.array(z.strictObject({ name, ...place, metres: z.number().int().min(100).max(1500).optional() })),
})

const ferriesSchema = z.strictObject({
  source,
  checkedOn,
  lines: z.array(z.strictObject({ from: name, to: name, ...place })),
})

function readSummits(): z.infer<typeof summitsSchema>['summits'] {
  return readYaml('road/summits.yaml', summitsSchema).summits
}

/** Returns the car ferries that maps name, at a position on their line (`content/road/ferry-lines.yaml`). */
export function listFerryNames(): MapName[] {
  return readYaml('road/ferry-lines.yaml', ferriesSchema).lines.map(({ from, to, ...rest }) => ({
    ...rest,
    kind: 'ferry',
    name: `${from}–${to}`,
  }))
}

registerReader(readSummits)
registerReader(listFerryNames)

/** Returns the summits that maps name: those of `content/road/summits.yaml`, and those that trips lead to. */
export function listSummits(language: Language): MapName[] {
  const villages = new Set(listVillages().map(({ name: own }) => own))
  const ofTrips = trips.list(language).flatMap(({ facts: { summit, ascent } }): MapName[] => {
    // A walk that only leads along the shore has a goal, and no top.
    if (!summit || ascent?.top === undefined || villages.has(summit.name)) return []
    const { latitude, longitude } = summit.coordinates
    return [{ name: summit.name, kind: 'summit', latitude, longitude, rank: 2, metres: ascent.top }]
  })
  const summits = [...readSummits().map((each): MapName => ({ ...each, kind: 'summit' })), ...ofTrips]
  return summits.filter(({ name: own }, index) => summits.findIndex((other) => other.name === own) === index)
}

/** Returns every name of the map in a language. */
export function listMapNames(language: Language): MapName[] {
  return [
    ...listVillages().map((village): MapName => ({ ...village, kind: 'village' })),
    ...listWaters(language),
    ...listSummits(language),
    ...listFerryNames(),
  ]
}
