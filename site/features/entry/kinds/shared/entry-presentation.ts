import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { EntryOf, HouseEntry } from '#site/content-model/entries.ts'
import type { SourceUse } from '#site/content-model/group-sources.ts'
import type { PartnerLink } from '#site/content-model/partners.ts'
import type { MessageKey } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'
import type { FigureItem } from './show-figure-item.tsx'

export type HouseKind = HouseEntry['kind']

export interface EntryPresentation<Entry> {
  heading: MessageKey
  drawSummary?: (entry: Entry, language: Language) => ReactNode
  listFigures: (entry: Entry, language: Language) => FigureItem[]
  findPayingLink?: (entry: Entry, language: Language) => { link: PartnerLink; words: MessageKey } | undefined
  /** Adds a link that opens a maps app: visitors drive there. */
  leadsToMapApp?: true
  /** Text before the entry’s own website and phone: beside a paying link, without one, and when neither is known. */
  direct: Record<'beside' | 'alone' | 'unknown', MessageKey>
  /** Rows of the fact table before and after those the editors wrote. */
  listFacts: (entry: Entry, language: Language) => { before: Fact[]; after?: Fact[] }
  /** Fields that the table lists as not found when missing. */
  expectedFields: readonly ('address' | 'website' | 'phone')[]
  drawParts?: (entry: Entry, language: Language) => ReactNode
  /** The sourced facts of this kind, in the order of the page. */
  listSources: (entry: Entry, language: Language) => SourceUse[]
  listFeatures?: (entry: Entry, language: Language) => string[]
}

/** Keeps the type of a kind while its presentation is written. */
export function presentKind<Kind extends HouseKind>(
  presentation: EntryPresentation<EntryOf<Kind>>,
): EntryPresentation<EntryOf<Kind>> {
  return presentation
}
