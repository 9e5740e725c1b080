import { z } from 'zod'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { phoneNumber } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'

function line(description: string) {
  const oneLine = z.string().regex(/^[^\p{Cc}]{2,200}$/u, 'must be one line of 2 to 200 letters')
  return oneLine.nullable().describe(description)
}

/** Who publishes the guide. Null: not said yet, or there is none of what need not be said. */
const publisherSchema = z.strictObject({
  name: line('A person, or a company with its legal form: Lofoten Guide AS'),
  address: line(
    'Where the publisher can be visited and sued, on one line: Storgata 1, 8300 Svolvær, Norge. No post box',
  ),
  organisationNumber: line(
    'Register and number: Foretaksregisteret 999 999 999 MVA. The word none for a person without one',
  ),
  representative: line('Who acts for a company, which German law asks for. Empty for a person'),
  phone: phoneNumber.nullable().describe('Like +47 76 06 99 30; may stay empty'),
  email: z
    .email('must be an e-mail address: post@guide.no')
    .refine(
      (word) => !/[@.](example(\.\w+)?|invalid|test)$/.test(word),
      'must be an e-mail address that reaches somebody',
    )
    .nullable()
    .describe('Where visitors reach the publisher; somebody has to read it'),
})
export type Publisher = z.infer<typeof publisherSchema>

/** Schema of `content/site.yaml`. */
export const siteFactsSchema = z.strictObject({
  name: z.string().min(1).describe('The name of the guide'),
  publisher: publisherSchema.describe('Stands in the imprint, the footer and the contact page'),
})

/** Returns the guide's name and who publishes it (`content/site.yaml`). */
export function readSiteFacts(): z.infer<typeof siteFactsSchema> {
  return readYaml('site.yaml', siteFactsSchema)
}

registerReader(readSiteFacts)
