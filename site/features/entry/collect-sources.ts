import { sourceOfArrivals } from '#site/editorial/arrival-queries.ts'
import type { AnyEntry } from '#site/editorial/entries.ts'
import type { Source } from '#site/editorial/sourced.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { translator } from '#site/i18n/translate.ts'

/** A source and what the page has from it. */
export interface UsedSource {
  name: string
  uses: string[]
}

interface Use {
  use: string
  source: Source
  checkedOn: string
}

/** Everything on an entry's page that names a source, in the order of the page. */
function listUses(entry: AnyEntry, language: Language): Use[] {
  const translate = translator(language)
  const { facts, words } = entry
  const named = [
    { use: translate('entry.address'), fact: facts.address },
    { use: translate('place.position'), fact: facts.coordinates },
    { use: translate('entry.phone'), fact: facts.phone },
    { use: translate('entry.website'), fact: facts.website },
  ].flatMap(({ use, fact }) => (fact ? [{ use, source: fact.source, checkedOn: fact.checkedOn }] : []))
  const ofKind =
    entry.kind === 'stations'
      ? [
          ...entry.facts.chargingPoints.map((point) => ({ ...point, use: translate('entry.points') })),
          { ...entry.facts.status, use: translate('entry.status') },
          { ...entry.facts.openingHours, use: translate('entry.hours') },
          { ...entry.facts.payment, use: translate('entry.payment') },
        ]
      : []
  const amenities = entry.kind === 'hotels' || entry.kind === 'cabins' ? entry.facts.amenities : []
  return [
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
    ...named,
    ...facts.facts.map((row) => ({ ...row, use: words.facts[row.id]?.name ?? row.id })),
    ...ofKind,
    ...amenities.map((row) => ({ ...row, use: sayAmenity(row.id, language) })),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    { ...sourceOfArrivals(), use: translate('entry.source.door') },
  ]
}

/** The sources of an entry's page, each once with what it is used for, and the first and last day somebody checked. */
export function collectSources(
  entry: AnyEntry,
  language: Language,
): { sources: UsedSource[]; from: string; to: string } {
  const byName = new Map<string, UsedSource>()
  const uses = listUses(entry, language)
  for (const { use, source } of uses) {
    const name = typeof source === 'string' ? source : source[language]
    const known = byName.get(name) ?? { name, uses: [] }
    if (!known.uses.includes(use)) known.uses.push(use)
    byName.set(name, known)
  }
  const days = uses.map(({ checkedOn }) => checkedOn).sort()
  return { sources: [...byName.values()], from: days[0] ?? '', to: days.at(-1) ?? '' }
}
