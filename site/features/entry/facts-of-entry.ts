import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content-model/entries.ts'
import { renderInlineMarkdown } from '#site/content-reader/read-content.ts'
import { formatPosition } from '#site/geography/format-position.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import { presentationOf } from './presentation.ts'

/** Returns the rows of the fact table: location, facts of the kind, facts the editors wrote, and what was not found. */
export function factsOfEntry(entry: HouseEntry, language: Language): Fact[] {
  const translate = translator(language)
  const { facts, words } = entry
  const { coordinates } = facts
  const rough = coordinates.isApproximate ? ` (${translate('entry.approximate')})` : ''
  const { listFacts, expectedFields } = presentationOf(entry)
  const { before, after = [] } = listFacts(entry, language)
  const missing = expectedFields.filter((field) => !facts[field])
  const names = {
    address: translate('entry.address'),
    website: translate('entry.website'),
    phone: translate('entry.phone'),
  }
  return [
    ...(facts.address ? [{ name: names.address, valueHtml: renderInlineMarkdown(facts.address.value) }] : []),
    { name: translate('place.municipality'), valueHtml: facts.municipality },
    { name: translate('place.position'), valueHtml: `${formatPosition(coordinates, language)}${rough}` },
    ...before,
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row ? [{ name: row.name, valueHtml: renderInlineMarkdown(row.value) }] : []
    }),
    ...after,
    ...missing.map((field) => ({ name: names[field], valueHtml: translate('entry.notFound') })),
  ]
}
