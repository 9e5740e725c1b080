import type { EntryOf } from '#site/editorial/entries.ts'
import { linkToStay } from '#site/editorial/partners.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { translator } from '#site/i18n/translate.ts'
import type { EntryPresentation } from './entry-presentation.ts'

/** What hotels and rorbuer have in common: one sleeps there, and a partner sells the nights. */
export const lodging = {
  heading: 'entry.sleepHere',
  findPayingLink: ({ facts }, language) => ({
    link: linkToStay(facts.name, facts.village, language),
    words: 'entry.book',
  }),
  direct: { beside: 'entry.direct', alone: 'entry.directOnly', unknown: 'entry.directNotFound' },
  listFacts: ({ facts: { amenities } }, language) => {
    const translate = translator(language)
    const names = amenities.map(({ id }) => sayAmenity(id, language))
    return {
      before: names.length > 0 ? [{ name: translate('entry.amenities'), valueHtml: names.join(' · ') }] : [],
      // Whoever comes by car asks for a place to leave it before anything else: where no source says, the table does.
      after: amenities.some(({ id }) => id === 'parking')
        ? []
        : [{ name: sayAmenity('parking', language), valueHtml: translate('entry.notFound') }],
    }
  },
  expectedFields: ['address', 'website', 'phone'],
  listSources: ({ facts }, language) => facts.amenities.map((row) => ({ ...row, use: sayAmenity(row.id, language) })),
  listFeatures: ({ facts }, language) => facts.amenities.map(({ id }) => sayAmenity(id, language)),
} as const satisfies Partial<EntryPresentation<EntryOf<'hotels' | 'cabins'>>>
