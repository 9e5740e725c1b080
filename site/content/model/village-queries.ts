import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import type { Language } from '#contract/languages.ts'
import { listLanguageKeys } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

const rank = z
  .union([z.literal(1), z.literal(2), z.literal(3)], 'must be 1, 2 or 3')
  .describe('From how far off the name is read: 1 on a chart of all Lofoten, 3 only close by')
const latitude = z.number().min(67.2).max(68.8)
const longitude = z.number().min(11.6).max(17)

const villagesSchema = z.strictObject({
  source,
  checkedOn,
  villages: z.array(z.strictObject({ name: z.string().min(1), latitude, longitude, rank })),
})

export type Village = z.infer<typeof villagesSchema>['villages'][number]

/** Returns the villages that charts and maps name (`content/road/villages.yaml`). */
export function listVillages(): Village[] {
  return readYaml('road/villages.yaml', villagesSchema).villages
}

registerReader(listVillages)

const name = z.string().min(2)

const watersSchema = z.strictObject({
  source,
  checkedOn,
  names: z.array(
    z.strictObject({
      name: z.union([name, inEveryLanguage(name)], `must be a name, or one in ${listLanguageKeys()}`),
      kind: z.enum(['sea', 'strait', 'island', 'region']),
      latitude,
      longitude,
      rank,
    }),
  ),
})

export interface WaterName {
  name: string
  kind: 'sea' | 'strait' | 'island' | 'region'
  latitude: number
  longitude: number
  rank: 1 | 2 | 3
}

/** Returns the named waters and islands of maps in a language (`content/road/waters.yaml`). */
export function listWaters(language: Language): WaterName[] {
  return readYaml('road/waters.yaml', watersSchema).names.map((each) => ({
    ...each,
    name: typeof each.name === 'string' ? each.name : each.name[language],
  }))
}

registerReader(listWaters)
