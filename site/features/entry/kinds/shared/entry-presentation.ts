import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { EntryOf, HouseEntry } from '#site/editorial/entries.ts'
import type { SourceUse } from '#site/editorial/group-sources.ts'
import type { PartnerLink } from '#site/editorial/partners.ts'
import type { MessageKey } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import type { FigureItem } from './show-figure-item.tsx'

export type HouseKind = HouseEntry['kind']

/** What the page of an entry shows that depends on its kind. Everything else is the same for all kinds. */
export interface EntryPresentation<Entry> {
  /** The heading over the booking. */
  heading: MessageKey
  /** What stands above the figures in the booking. */
  drawSummary?: (entry: Entry, language: Language) => ReactNode
  /** Ratings and prices, examples or checked. */
  listFigures: (entry: Entry, language: Language) => FigureItem[]
  /** The paying link and its words; undefined where there is none. */
  findPayingLink?: (entry: Entry, language: Language) => { link: PartnerLink; words: MessageKey } | undefined
  /** The address opens in an app of maps, since one drives there. */
  leadsToMapApp?: true
  /** What stands before its own address and phone: beside a paying link, without one, and when neither is known. */
  direct: Record<'beside' | 'alone' | 'unknown', MessageKey>
  /** Rows of the table of facts, before and after those that its editors wrote. */
  listFacts: (entry: Entry, language: Language) => { before: Fact[]; after?: Fact[] }
  /** The fields of which the table says that they were not found. */
  expectedFields: readonly ('address' | 'website' | 'phone')[]
  /** Parts of the text after «for whom». */
  drawParts?: (entry: Entry, language: Language) => ReactNode
  /** What of its kind names a source, in the order of the page. */
  listSources: (entry: Entry, language: Language) => SourceUse[]
  /** What there is, for search engines. */
  listFeatures?: (entry: Entry, language: Language) => string[]
}

/** Keeps the type of a kind while its presentation is written. */
export function presentKind<Kind extends HouseKind>(
  presentation: EntryPresentation<EntryOf<Kind>>,
): EntryPresentation<EntryOf<Kind>> {
  return presentation
}
