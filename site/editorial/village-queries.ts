import { z } from 'zod'
import { readYaml } from './read-content.ts'
import { checkedOn, source } from './sourced.ts'

const villagesSchema = z.strictObject({
  source,
  checkedOn,
  villages: z.array(
    z.strictObject({
      name: z.string().min(1),
      latitude: z.number().min(67.3).max(68.6),
      longitude: z.number().min(11.6).max(15.4),
    }),
  ),
})

export type Village = z.infer<typeof villagesSchema>['villages'][number]

/** The villages that small charts name (`content/road/villages.yaml`). */
export function listVillages(): Village[] {
  return readYaml('road/villages.yaml', villagesSchema).villages
}
