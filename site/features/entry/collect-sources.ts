import type { Language } from '#contract/languages.ts'
import { sourceOfArrivals } from '#site/content/model/arrival-queries.ts'
import { type HouseEntry, isAtOneHouse } from '#site/content/model/entries.ts'
import { groupSources, type SourceUse } from '#site/content/model/group-sources.ts'
import { listKnownAccess } from '#site/content/model/practical.ts'
import { accessWords } from '#site/content/model/practical-words.ts'
import { translator } from '#site/i18n/translate.ts'
import { presentationOf } from './presentation.ts'

/** Returns everything on an entry’s page that names a source, in the order of the page. */
function listUses(entry: HouseEntry, language: Language): SourceUse[] {
  const translate = translator(language)
  const { facts, words } = entry
  const named = [
    { use: translate('entry.address'), fact: facts.address },
    { use: translate('place.position'), fact: isAtOneHouse(facts) ? facts.coordinates : undefined },
    { use: translate('entry.phone'), fact: facts.phone },
    { use: translate('entry.website'), fact: facts.website },
    { use: translate('practical.hours'), fact: facts.hours },
    { use: translate('entry.payment'), fact: facts.payment?.value.length ? facts.payment : undefined },
    { use: translate('practical.parking'), fact: facts.parking },
    { use: translate('practical.toilets'), fact: facts.toilets },
    ...listKnownAccess(facts.access).map((fact) => ({ use: translate(accessWords[fact.field]), fact })),
  ].flatMap(({ use, fact }) => (fact ? [{ use, source: fact.source, checkedOn: fact.checkedOn }] : []))
  return [
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
    ...named,
    ...facts.facts.map((row) => ({ ...row, use: words.facts[row.id]?.name ?? row.id })),
    ...presentationOf(entry).listSources(entry, language),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    { ...sourceOfArrivals(), use: translate('entry.source.door') },
  ]
}

/** Returns the sources of an entry’s page and the first and last day of their checks. */
export function collectSources(entry: HouseEntry, language: Language): ReturnType<typeof groupSources> {
  return groupSources(listUses(entry, language), language)
}
