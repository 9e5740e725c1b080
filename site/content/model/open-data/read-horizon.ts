import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { contentFolder, readYaml } from '#site/content/files/read-yaml.ts'
import { checkedOn, source } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

/** Schema of `content/open-data/horizons/<kind>-<entry>.json`. */
const horizonSchema = z.strictObject({
  source,
  checkedOn,
  tenths: z.array(z.number().int().min(0).max(800)).length(360),
})

const folder = join(contentFolder, 'open-data/horizons')

registerReader((_language: Language) =>
  existsSync(folder) ? readdirSync(folder).map((name) => readYaml(`open-data/horizons/${name}`, horizonSchema)) : [],
)

/** Returns the horizon of an entry (`places`, `reine`) with whose it is; undefined where none has been accepted: there it counts as flat. */
export function horizonOf(kind: string, id: string): z.infer<typeof horizonSchema> | undefined {
  const file = `open-data/horizons/${kind}-${id}.json`
  return existsSync(join(contentFolder, file)) ? readYaml(file, horizonSchema) : undefined
}
