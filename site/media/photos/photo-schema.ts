import { z } from 'zod'
import { inEveryLanguage } from '#contract/in-every-language.ts'
import { type Language, listLanguageKeys, nameInEnglish } from '#contract/languages.ts'

function alternativeText(language: Language) {
  const remedy = `Write in ${nameInEnglish(language)} what is seen and felt, in one sentence.`
  return z
    .string(`is missing. ${remedy}`)
    .trim()
    .min(10, `is too short. ${remedy}`)
    .max(250, 'is longer than 250 letters. A listener wants one sentence.')
}

const caption = z
  .string(`is missing. A caption stands in ${listLanguageKeys()}, or is left out altogether.`)
  .trim()
  .min(1)

function share(from: string, to: string) {
  return z.number().min(0, `runs from 0 (${from}) to 1 (${to}).`).max(1, `runs from 0 (${from}) to 1 (${to}).`)
}

/** Schema of `content/<kind>/<id>/photo.yaml`. */
export const photoFactsSchema = z.strictObject({
  credit: z
    .string('is missing. Write who took the photo, as the name is to stand beside it.')
    .trim()
    .min(2, 'is empty. Write who took the photo, as the name is to stand beside it.')
    .describe('Who took the photo, as the name is to stand beside it'),
  licence: z
    .strictObject(
      {
        name: z
          .string('is missing. Write the name of the licence, like "CC BY 4.0", or "All rights reserved".')
          .trim()
          .min(2, 'is empty. Write the name of the licence, like "CC BY 4.0", or "All rights reserved".')
          .describe('The licence as its own text calls it: "CC BY 4.0"'),
        address: z
          .url({ protocol: /^https$/, message: 'must be an address that begins with https://, or be left out.' })
          .optional()
          .describe('Where the licence can be read'),
      },
      'is missing. Write what allows the guide to show the photo, as "name" and, if it has one, "address".',
    )
    .describe('What allows the guide to show the photo'),
  takenOn: z
    .string('is missing. Write the day, the month or the year of the photo: "2025-07-14", "2025-07", "2025".')
    .regex(
      /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
      'must be a day, a month or a year like "2025-07-14", "2025-07" or "2025".',
    )
    .describe('When the photo was taken, as exactly as is known'),
  alt: inEveryLanguage(
    alternativeText,
    `is missing. Write in ${listLanguageKeys()} what is seen and felt, one sentence each.`,
  ).describe('What is seen and felt, for those who do not see the photo'),
  caption: inEveryLanguage(caption)
    .optional()
    .describe('What the photo tells; left out where it would only repeat what is seen'),
  origin: z
    .strictObject({
      address: z.url({ protocol: /^https$/ }).describe('The page of the file there'),
      sha1: z
        .string()
        .regex(/^[0-9a-f]*$/)
        .describe('As the service names it'),
      sha256: z
        .string()
        .regex(/^[0-9a-f]{64}$/)
        .describe('Of the bytes that were taken'),
    })
    .optional()
    .describe('Where a free photo comes from; absent for one’s own'),
  focus: z
    .strictObject({ x: share('left', 'right'), y: share('top', 'bottom') })
    .default({ x: 0.5, y: 0.5 })
    .describe('The point of the photo that stays in view when it is cropped; counted in tenths'),
})

export type PhotoFacts = z.infer<typeof photoFactsSchema>
