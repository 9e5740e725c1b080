import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readPageCopy, renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { renderText } from '#site/editorial/render-text.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'

/** The pages that say who makes the guide and what happens with whose data. */
export const informationPages = ['about', 'contact', 'privacy', 'cookies', 'accessibility'] as const

export type InformationPage = (typeof informationPages)[number]

const words = z.string().trim().min(3)

/** The words of an information page. `{email}` in a text stands for the editors' address in `content/site.yaml`. */
const informationCopySchema = z.strictObject({
  title: z.string().max(60),
  description: z.string().min(50).max(160),
  heading: words,
  lead: words,
  reviewedOn: z.iso
    .date('must be a day like "2026-11-21" in quotation marks')
    .describe('The day somebody last read this text against what the guide really does'),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with hyphens: it stands in the address'),
        title: words,
        text: words.describe('Markdown: paragraphs, lists, links'),
      }),
    )
    .min(2)
    .refine(
      (sections) => new Set(sections.map((section) => section.id)).size === sections.length,
      'two sections have the same id. Rename one: links lead to it.',
    ),
})

export interface InformationCopy extends Omit<z.infer<typeof informationCopySchema>, 'sections' | 'lead'> {
  leadHtml: string
  sections: { id: string; title: string; html: string }[]
}

/** Tells whether a page of the route table is one of the information pages. */
export function isInformationPage(page: string): page is InformationPage {
  return (informationPages as readonly string[]).includes(page)
}

/** The words of an information page in a language (`content/pages/<page>`), as HTML and with the editors' address filled in. */
export function readInformationCopy(page: InformationPage, language: Language): InformationCopy {
  const { lead, sections, ...copy } = readPageCopy(page, language, informationCopySchema)
  const { email } = readSiteFacts().contact
  return {
    ...copy,
    leadHtml: renderInlineMarkdown(lead),
    sections: sections.map(({ id, title, text }) => ({
      id,
      title,
      html: renderText(fillGaps(text, { email }), language, `content/pages/${page}/${language}.yaml`),
    })),
  }
}
