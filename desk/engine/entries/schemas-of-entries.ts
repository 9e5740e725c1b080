import type { z } from 'zod'
import { languageKeys } from '#contract/languages.ts'
import type { FileName } from '#desk/contract.ts'
import type { Kind } from '#site/content/model/kinds.ts'
import { schemasOfKinds } from '#site/content/model/schemas-of-kinds.ts'
import { seasonFactsSchema, seasonWordsSchema } from '#site/content/model/season-schema.ts'
import { photoFactsSchema } from '#site/media/photos/photo-schema.ts'

/** The schemas of every kind's files; the four seasons are fixed and can be changed too. */
export const schemasOfEntries: Record<Kind, { facts: z.ZodType; words: z.ZodType }> = {
  ...schemasOfKinds,
  seasons: { facts: seasonFactsSchema, words: seasonWordsSchema },
}

export const namesOfFiles: Record<FileName, string> = {
  facts: 'facts.yaml',
  photo: 'photo.yaml',
  ...(Object.fromEntries(languageKeys.map((language) => [language, `${language}.md`])) as Record<
    (typeof languageKeys)[number],
    string
  >),
}

/** Returns the schema of an entry's file. */
export function schemaOf(kind: Kind, file: FileName): z.ZodType {
  if (file === 'photo') return photoFactsSchema
  return schemasOfEntries[kind][file === 'facts' ? 'facts' : 'words']
}
