import { z } from 'zod'
import { mapLanguages } from '#contract/languages.ts'
import { readYaml } from '#site/content/files/read-yaml.ts'
import { phoneNumber } from '#site/content/files/sourced.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { resolveReference } from './render-text.ts'

// What readers asked and no source says: no page shows it, the call list of the desk does (`desk/engine/calls/call-list.ts`).

export const askedFile = 'asked-by-readers.yaml'

/** Schema of `content/asked-by-readers.yaml`. */
export const askedSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]{3,60}$/, 'takes small letters, figures and hyphens'),
      about: z.string().describe('Where the answer is missing: an entry (places/ballstad), or a page (page/camper)'),
      whom: z
        .strictObject({
          name: z.string().min(3).max(60),
          phone: phoneNumber.optional(),
          website: z.httpUrl().optional(),
        })
        .optional()
        .describe('Who knows; left out where it is the house itself'),
      ask: z.strictObject(mapLanguages(() => z.string().min(10).max(200))),
    }),
  )
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two questions have the same id.')

export type Asked = z.infer<typeof askedSchema>[number]

registerReader((language) => {
  const asked = readYaml(askedFile, askedSchema, 'Write [] into it as long as nobody asks anything.')
  for (const { about } of asked) resolveReference(about, language, `content/${askedFile}`)
})
