import type { EntryOf } from '#site/content-model/entries.ts'
import { formatAmenity } from '#site/content-model/format-amenity.ts'
import { linkToStay } from '#site/content-model/partners.ts'
import { translator } from '#site/i18n/translate.ts'
import type { EntryPresentation } from './entry-presentation.ts'

/** What hotels and cabins have in common: a partner sells the nights. */
export const lodging = {
  heading: 'entry.sleepHere',
  findPayingLink: ({ facts }, language) => ({
    link: linkToStay(facts.name, facts.village, language),
    words: 'entry.book',
  }),
  direct: { beside: 'entry.direct', alone: 'entry.directOnly' },
  listFacts: ({ facts }, language) => {
    const translate = translator(language)
    // What has a row of its own says more there than its bare name would here.
    const rows = new Set<string>([...facts.facts.map(({ id }) => id), ...(facts.parking ? ['parking'] : [])])
    const bare = facts.amenities.filter(({ id }) => !rows.has(id))
    const names = bare.map(({ id }) => formatAmenity(id, language))
    return names.length > 0 ? [{ name: translate('entry.amenities'), valueHtml: names.join(' · ') }] : []
  },
  listSources: ({ facts }, language) =>
    facts.amenities.map((row) => ({ ...row, use: formatAmenity(row.id, language) })),
  listFeatures: ({ facts }, language) => facts.amenities.map(({ id }) => formatAmenity(id, language)),
} as const satisfies Partial<EntryPresentation<EntryOf<'hotels' | 'cabins'>>>
