import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { isLinkedKind, linkToEntry } from '#site/routes/link-to-entry.ts'
import { ContentError, listEntryIds, readYaml } from './read-content.ts'
import { resolveReference } from './render-text.ts'

const file = 'content/retired.yaml'

const retiredSchema = z
  .array(
    z.strictObject({
      gone: z
        .string()
        .regex(/^[a-z]+\/[a-z0-9-]+$/, 'must be <kind>/<id>, like "hotels/grand"')
        .describe('The kind and id that the entry had'),
      now: z.string().describe('An entry that is there (hotels/…), or a page (page/hotels)'),
    }),
  )
  .refine(
    (list) => new Set(list.map(({ gone }) => gone)).size === list.length,
    'the same entry stands here twice. Delete one line.',
  )

export type Retired = z.infer<typeof retiredSchema>

/** The entries that are gone, and what to lead to instead: `content/retired.yaml`. */
export function readRetired(): Retired {
  return readYaml('retired.yaml', retiredSchema, 'Write [] into it as long as nothing is retired.')
}

/**
 * The addresses in a language that are gone, decoded, each with the address that it leads to. Throws a `ContentError` for an
 * entry that is still there, a kind that has no pages, and a target that is not there.
 */
export function listRetiredAddresses(language: Language, retired = readRetired()): { from: string; to: string }[] {
  return retired.map(({ gone, now }) => {
    const [kind = '', id = ''] = gone.split('/')
    if (!isLinkedKind(kind)) throw new ContentError(`${file}: "${gone}" is of no kind that has pages. Correct it.`)
    if (listEntryIds(kind).includes(id))
      throw new ContentError(`${file}: "${gone}" is still there. Delete the folder content/${gone}, or this line.`)
    const from = linkToEntry(kind, id, language)
    const to = resolveReference(now, language, file)
    return { from: decodeURI(from), to: decodeURI(to) }
  })
}
