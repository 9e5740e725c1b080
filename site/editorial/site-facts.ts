import { z } from 'zod'
import { registerReader } from './content-readers.ts'
import { readYaml } from './read-content.ts'

const siteFacts = z.strictObject({
  name: z.string().min(1).describe('The name of the guide'),
  contact: z.strictObject({ email: z.email().describe('Where visitors, and MET Norway, can reach the editors') }),
})

/** What is true of the whole guide: its name and how to reach its editors (`content/site.yaml`). */
export function readSiteFacts(): z.infer<typeof siteFacts> {
  return readYaml('site.yaml', siteFacts)
}

registerReader(readSiteFacts)
