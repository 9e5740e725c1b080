import { dirname } from 'node:path'
import { z } from 'zod'
import type { Language } from '#contract/languages.ts'
import { readBuildSettings } from '#site/build-settings.ts'
import { ContentError, readYaml } from '#site/content/files/read-yaml.ts'
import { haveDifferentIds } from '#site/content/files/sourced.ts'
import { pageHead, searchKeywords } from '#site/content/files/words-schema.ts'
import { type DescribedTrip, describedTrip } from '#site/content/model/article-schema.ts'
import { describePublisher } from '#site/content/model/publisher.ts'
import { renderText } from '#site/content/model/render-text.ts'
import { readSiteFacts } from '#site/content/model/site-facts.ts'
import { pageCopy, renderInlineMarkdown } from '#site/content/reader/read-content.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { type PageId, pageIds, pages } from '#site/routes/pages.ts'

/** The pages shown by InformationScreen. */
export type InformationPage = {
  [Id in PageId]: (typeof pages)[Id]['screen'] extends 'Information' ? Id : never
}[PageId]

const words = z.string().trim().min(3)

/** Schema of an information page. `{contact}`, `{publisher}` and `{imprint}` in a text stand for what the settings say of the publisher, `{origin}` for the address of the guide. */
const informationCopySchema = z.strictObject({
  ...pageHead,
  keywords: searchKeywords.default([]),
  heading: words,
  lead: words,
  reviewedOn: z.iso
    .date('must be a day like "2026-11-21"')
    .describe('The day somebody last read this text against what the guide really does'),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'must be lower-case words with hyphens: it stands in the address'),
        title: words,
        text: words.describe('Markdown: paragraphs, lists, links'),
        trip: z
          .strictObject({ month: describedTrip.shape.month, name: words.max(60) })
          .optional()
          .describe('The plan that the section describes day by day: the one of trips.yaml for this month'),
        onlyWith: z.enum(['MCP', 'OPEN_DATA']).optional().describe('The setting without which it would not be true'),
      }),
    )
    .min(2)
    .refine(haveDifferentIds, 'two sections have the same id. Rename one: links lead to it.'),
})

export interface InformationCopy extends Omit<z.infer<typeof informationCopySchema>, 'sections' | 'lead'> {
  leadHtml: string
  sections: { id: string; title: string; html: string; trip: { name: string; plan: DescribedTrip } | undefined }[]
}

const readers = Object.fromEntries(
  pageIds.filter(isInformationPage).map((page) => [page, pageCopy(page, informationCopySchema, complete)]),
) as Record<InformationPage, (language: Language) => InformationCopy>

function complete(
  { lead, sections, ...copy }: z.infer<typeof informationCopySchema>,
  language: Language,
  file: string,
): InformationCopy {
  const settings = readBuildSettings(process.env)
  const gaps = { ...describePublisher(readSiteFacts().publisher, language), origin: settings.SITE_ORIGIN }
  const shown = sections.filter(({ onlyWith }) => !onlyWith || settings[onlyWith] === 'on')
  return {
    ...copy,
    leadHtml: renderInlineMarkdown(lead),
    sections: shown.map(({ id, title, text, trip }) => ({
      id,
      title,
      html: renderText(fillGaps(text, gaps), language, file),
      trip: trip && { name: trip.name, plan: readTrip(trip.month, file) },
    })),
  }
}

function readTrip(month: string, file: string): DescribedTrip {
  const trips = readYaml(`${dirname(file).replace('content/', '')}/trips.yaml`, z.array(describedTrip))
  const trip = trips.find((each) => each.month === month)
  if (!trip) throw new ContentError(`${file}: trips.yaml has no plan for month "${month}". Write one, or name another.`)
  return trip
}

export function isInformationPage(page: PageId): page is InformationPage {
  return pages[page].screen === 'Information'
}

/** Returns an information page in a language (`content/pages/<page>`) as HTML, with the publisher filled in. */
export function readInformationCopy(page: InformationPage, language: Language): InformationCopy {
  return readers[page](language)
}
