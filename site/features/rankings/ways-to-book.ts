import type { Language } from '#contract/languages.ts'
import { linkToStay, linkToTours, type PartnerLink } from '#site/content/model/partners.ts'
import type { PlacedEntry, Ranking } from '#site/content/model/ranking-queries.ts'

/** Returns how an entry can be booked; computed after the ranking, from data that the ranking never sees. */
export function findWaysToBook({ entry }: Pick<PlacedEntry, 'entry'>, language: Language) {
  return { paying: findPayingLink(entry, language), own: entry.facts.website?.value }
}

/** Returns whether a link of the ranked entries may earn a commission. */
export function hasPayingLink({ ranked }: Pick<Ranking, 'ranked'>, language: Language): boolean {
  return ranked.some((each) => findWaysToBook(each, language).paying)
}

function findPayingLink(entry: PlacedEntry['entry'], language: Language): PartnerLink | undefined {
  const { name, village } = entry.facts
  if (entry.kind === 'hotels' || entry.kind === 'cabins') return linkToStay(name, village, language)
  if (entry.kind === 'activities' && entry.facts.isSoldByPartner) return linkToTours(`${name} ${village}`)
  return undefined
}
