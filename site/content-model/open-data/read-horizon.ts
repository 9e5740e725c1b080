import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { contentFolder, readYaml } from '#site/content-files/read-yaml.ts'
import { checkedOn, source } from '#site/content-files/sourced.ts'

/** Schema of `content/open-data/horizons/<kind>-<entry>.json`. */
const horizonSchema = z.strictObject({
  source,
  checkedOn,
  tenths: z.array(z.number().int().min(0).max(800)).length(360),
})

/** Returns the horizon of an entry (`places`, `reine`) with whose it is; undefined where none has been accepted: there it counts as flat. */
export function horizonOf(kind: string, id: string): z.infer<typeof horizonSchema> | undefined {
  const file = `open-data/horizons/${kind}-${id}.json`
  return existsSync(join(contentFolder, file)) ? readYaml(file, horizonSchema) : undefined
}
