import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { pageCopy, renderInlineMarkdown } from '#site/editorial/read-content.ts'
import { renderText } from '#site/editorial/render-text.ts'
import { readSiteFacts } from '#site/editorial/site-facts.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type PageId, pageIds, pages } from '#site/routes/pages.ts'

/** The pages that say who makes the guide and what happens with whose data: those of the information screen. */
export type InformationPage = {
  [Id in PageId]: (typeof pages)[Id]['screen'] extends 'Information' ? Id : never
}[PageId]

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

const readers = Object.fromEntries(
  pageIds
    .filter(isInformationPage)
    .map((page) => [
      page,
      pageCopy(page, informationCopySchema, (copy, language, file) => complete(copy, language, file)),
    ]),
) as Record<InformationPage, (language: Language) => InformationCopy>

function complete(
  { lead, sections, ...copy }: z.infer<typeof informationCopySchema>,
  language: Language,
  file: string,
): InformationCopy {
  const { email } = readSiteFacts().contact
  return {
    ...copy,
    leadHtml: renderInlineMarkdown(lead),
    sections: sections.map(({ id, title, text }) => ({
      id,
      title,
      html: renderText(fillGaps(text, { email }), language, file),
    })),
  }
}

/** Tells whether a page is one of the information pages. */
export function isInformationPage(page: PageId): page is InformationPage {
  return pages[page].screen === 'Information'
}

/** Returns the words of an information page in a language (`content/pages/<page>`), as HTML and with the editors' address filled in. */
export function readInformationCopy(page: InformationPage, language: Language): InformationCopy {
  return readers[page](language)
}
