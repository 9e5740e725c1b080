import { z } from 'zod'
import { defaultLanguage, type Language } from '#contract/languages.ts'
import { ContentError, listEntryIds, readYaml } from '#site/content/files/read-yaml.ts'
import { registerReader } from '#site/content/reader/content-readers.ts'
import { entryReference, splitReference } from './entry-reference.ts'
import { isKind } from './kinds.ts'
import { linkToEntry } from './link-to-entry.ts'
import { resolveReference } from './render-text.ts'

const file = 'content/retired.yaml'

const retiredSchema = z
  .array(
    z.strictObject({
      gone: entryReference('hotels/grand').describe(
        'The kind and id that the entry had; points/… of the map have no page',
      ),
      name: z.string().min(2).optional().describe('The name it had, for the plans of visitors that have it'),
      now: z.string().describe('An entry that is there (hotels/…), or a page (page/hotels)'),
    }),
  )
  .refine(
    (list) => new Set(list.map(({ gone }) => gone)).size === list.length,
    'the same entry stands here twice. Delete one line.',
  )

export type Retired = z.infer<typeof retiredSchema>

/** Returns the retired entries and their replacements: `content/retired.yaml`. */
export function readRetired(): Retired {
  return readYaml('retired.yaml', retiredSchema, 'Write [] into it as long as nothing is retired.')
}

/**
 * Returns the retired addresses in a language with their targets, decoded. Throws a `ContentError` for an entry that still
 * exists, an unknown kind, or a missing target.
 */
export function listRetiredAddresses(language: Language, retired = readRetired()): { from: string; to: string }[] {
  return retired.flatMap(({ gone, now }) => {
    const { kind, id } = splitReference(gone)
    if (kind === 'points') return []
    if (!isKind(kind)) throw new ContentError(`${file}: "${gone}" is of no kind that has pages. Correct it.`)
    if (listEntryIds(kind).includes(id))
      throw new ContentError(`${file}: "${gone}" is still there. Delete the folder content/${gone}, or this line.`)
    const from = linkToEntry(kind, id, language)
    const to = resolveReference(now, language, file)
    return [{ from: decodeURI(from), to: decodeURI(to) }]
  })
}

// Entries exist in all languages. The paths of a language that is being added are missed by the compiler.
registerReader(() => listRetiredAddresses(defaultLanguage))
