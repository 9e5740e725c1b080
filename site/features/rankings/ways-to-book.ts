import type { Language } from '#contract/languages.ts'
import { linkToStay, linkToTours, type PartnerLink } from '#site/editorial/partners.ts'
import type { RankedEntry } from '#site/editorial/ranking-queries.ts'

/** How an entry can be booked from its card; made after the ranking, from what the ranking never sees. */
export interface WaysToBook {
  /** The paying link, where a partner sells it. */
  paying: PartnerLink | undefined
  /** The house’s or the operator’s own website, where a source knows it. */
  own: string | undefined
}

/** Finds how an entry can be booked: through a partner, at its own website, or neither. */
export function findWaysToBook({ entry }: Pick<RankedEntry, 'entry'>, language: Language): WaysToBook {
  return { paying: findPayingLink(entry, language), own: entry.facts.website?.value }
}

function findPayingLink(entry: RankedEntry['entry'], language: Language): PartnerLink | undefined {
  const { name, village } = entry.facts
  if (entry.kind === 'hotels' || entry.kind === 'cabins') return linkToStay(name, village, language)
  if (entry.kind === 'activities' && entry.facts.isSoldByPartner) return linkToTours(`${name} ${village}`)
  return undefined
}
