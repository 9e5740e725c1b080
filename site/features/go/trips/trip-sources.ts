import type { Language } from '#contract/languages.ts'
import { groupSources, type SourceUse } from '#site/content/model/group-sources.ts'
import { readConductSources, type TripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { listSourcesOfPrices } from '#site/content/model/price-schema.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { translator } from '#site/i18n/translate.ts'

/** Returns everything on a trip’s page that names a source, in the order of the page. */
function listUses({ facts, words }: Trip, copy: TripsCopy, language: Language): SourceUse[] {
  const translate = translator(language)
  const figures = [
    { use: copy.figures.length, fact: facts.length },
    { use: copy.figures.ascent, fact: facts.ascent },
    { use: copy.figures.duration, fact: facts.duration },
    { use: copy.figures.children, fact: facts.children },
    { use: copy.figures.season, fact: facts.months },
    { use: copy.advised.now, fact: facts.advisedAgainst },
    { use: copy.slope.profile, fact: facts.profile },
    { use: copy.start.position, fact: facts.coordinates },
    { use: facts.summit?.name ?? '', fact: facts.summit?.coordinates },
  ].flatMap(({ use, fact }) => (fact ? [{ use, source: fact.source, checkedOn: fact.checkedOn }] : []))
  const conduct = readConductSources().filter(({ rule }) => facts.conduct.includes(rule))
  return [
    ...facts.prose.map((each) => ({ ...each, use: translate('entry.source.prose') })),
    ...figures,
    ...listSourcesOfPrices([facts.price, ...facts.extraPrices], copy.text.cost),
    ...facts.facts.map((row) => ({ ...row, use: words.facts[row.id]?.name ?? row.id })),
    ...facts.year.map((bar) => ({ ...bar, use: words.year[bar.id] ?? bar.id })),
    ...conduct.map(({ source, checkedOn }) => ({ source, checkedOn, use: copy.conduct.title })),
  ]
}

/** Returns the sources of a trip’s page and the first and last day of their checks. */
export function collectTripSources(trip: Trip, copy: TripsCopy, language: Language): ReturnType<typeof groupSources> {
  return groupSources(listUses(trip, copy, language), language)
}
