import type { Language } from '#contract/languages.ts'
import { type HouseEntry, isAtOneHouse } from '#site/content/model/entries.ts'
import { renderEntryLine } from '#site/content/model/render-text.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import { presentationOf } from './presentation.ts'

/** Returns the rows of the fact table: municipality, facts of the kind, facts the editors wrote. Only what is known has a row. */
export function factsOfEntry(entry: HouseEntry, language: Language): Fact[] {
  const translate = translator(language)
  const { facts, words } = entry
  return [
    ...(isAtOneHouse(facts) ? [{ name: translate('place.municipality'), valueHtml: facts.municipality }] : []),
    ...presentationOf(entry).listFacts(entry, language),
    ...facts.facts.flatMap(({ id }) => {
      const row = words.facts[id]
      return row
        ? [
            {
              name: row.name,
              valueHtml: renderEntryLine(row.value, entry, language),
            },
          ]
        : []
    }),
  ]
}
