import type { EntryOf } from '#site/content/model/entries.ts'
import { formatAmenity } from '#site/content/model/format-facts.ts'
import { linkToStay } from '#site/content/model/partners.ts'
import { listSourcesOfPrices } from '#site/content/model/price-schema.ts'
import { translator } from '#site/i18n/translate.ts'
import type { EntryPresentation } from './entry-presentation.ts'

/** Returns the amenities named bare: what has a row of its own says more there, with its own source. */
function listBare({ facts, parking, amenities }: EntryOf<'hotels' | 'cabins'>['facts']) {
  const rows = new Set<string>([...facts.map(({ id }) => id), ...(parking ? ['parking'] : [])])
  return amenities.filter(({ id }) => !rows.has(id))
}

/** What hotels and cabins have in common: a partner sells the nights. */
export const lodging = {
  heading: 'entry.sleepHere',
  findPayingLink: ({ facts }, language) => ({
    link: linkToStay(facts.name, facts.village, language),
    words: 'entry.book',
  }),
  direct: { beside: 'entry.direct', alone: 'entry.directOnly' },
  listFacts: ({ facts }, language) => {
    const names = listBare(facts).map(({ id }) => formatAmenity(id, language))
    return names.length > 0 ? [{ name: translator(language)('entry.amenities'), valueHtml: names.join(' · ') }] : []
  },
  listSources: ({ facts }, language) => [
    ...listBare(facts).map((row) => ({ ...row, use: formatAmenity(row.id, language) })),
    ...listSourcesOfPrices([facts.price], translator(language)('entry.cost')),
  ],
  listFeatures: ({ facts }, language) => facts.amenities.map(({ id }) => formatAmenity(id, language)),
} as const satisfies Partial<EntryPresentation<EntryOf<'hotels' | 'cabins'>>>
