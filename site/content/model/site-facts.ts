import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

/** Schema of `content/site.yaml`. */
export const siteFactsSchema = z.strictObject({
  name: z.string().min(1).describe('The name of the guide'),
})

/** Returns the guide's name (`content/site.yaml`). */
export function readSiteFacts(): z.infer<typeof siteFactsSchema> {
  return readYaml('site.yaml', siteFactsSchema)
}

registerReader(readSiteFacts)
