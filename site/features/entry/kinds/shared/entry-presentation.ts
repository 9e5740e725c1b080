import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { EntryOf, HouseEntry } from '#site/content/model/entries.ts'
import type { SourceUse } from '#site/content/model/group-sources.ts'
import type { PartnerLink } from '#site/content/model/partners.ts'
import type { MessageKey } from '#site/i18n/translate.ts'
import type { Fact } from '#site/ui/Facts.tsx'

export type HouseKind = HouseEntry['kind']

export interface EntryPresentation<Entry> {
  heading: MessageKey | ((entry: Entry) => MessageKey)
  drawSummary?: (entry: Entry, language: Language) => ReactNode
  findPayingLink?: (entry: Entry, language: Language) => { link: PartnerLink; words: MessageKey } | undefined
  /** Adds a link that opens a maps app: visitors drive there. */
  leadsToMapApp?: true
  /** Text before the entry’s own website and phone: beside a paying link, and without one. */
  direct: Record<'beside' | 'alone', MessageKey>
  /** Rows of the fact table before those the editors wrote; only what is known. */
  listFacts: (entry: Entry, language: Language) => Fact[]
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
