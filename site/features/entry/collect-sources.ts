import type { Language } from '#contract/languages.ts'
import { sourceOfArrivals } from '#site/editorial/arrival-queries.ts'
import type { AnyEntry } from '#site/editorial/entries.ts'
import { groupSources, type SourceUse } from '#site/editorial/group-sources.ts'
import { sayAmenity } from '#site/i18n/say-amenity.ts'
import { translator } from '#site/i18n/translate.ts'

/** Everything on an entry's page that names a source, in the order of the page. */
function listUses(entry: AnyEntry, language: Language): SourceUse[] {
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
  const ofOuting =
    entry.kind === 'activities'
      ? [
          ...(entry.facts.duration ? [{ ...entry.facts.duration, use: translate('outing.duration') }] : []),
          { ...entry.facts.months, use: translate('outing.months') },
        ]
      : []
  const amenities = entry.kind === 'hotels' || entry.kind === 'cabins' ? entry.facts.amenities : []
  return [
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
    ...named,
    ...facts.facts.map((row) => ({ ...row, use: words.facts[row.id]?.name ?? row.id })),
    ...ofKind,
    ...ofOuting,
    ...amenities.map((row) => ({ ...row, use: sayAmenity(row.id, language) })),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    { ...sourceOfArrivals(), use: translate('entry.source.door') },
  ]
}

/** The sources of an entry's page, and the first and the last day somebody checked. */
export function collectSources(entry: AnyEntry, language: Language): ReturnType<typeof groupSources> {
  return groupSources(listUses(entry, language), language)
}
