import type { Language } from '#contract/languages.ts'
import { trustLabelOf } from '#site/content/model/evidence.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import './TrustLabel.css'

const words = {
  excellent: 'rating.trust.excellent',
  veryGood: 'rating.trust.veryGood',
  good: 'rating.trust.good',
} as const satisfies Record<string, MessageKey>

/** The word for a rating: «Utmerket» from 4.5, «Veldig bra» from 4, «Bra» from 3.5; else nothing. */
export function TrustLabel({ rating, language }: { rating: number; language: Language }) {
  const label = trustLabelOf(rating)
  return label ? <span className="trust">{translator(language)(words[label])}</span> : null
}
