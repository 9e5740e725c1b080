import type { Language } from '#contract/languages.ts'
import { topRatedFrom, trustLabelOf } from '#site/content/model/evidence.ts'
import { type MessageKey, translator } from '#site/i18n/translate.ts'
import { Icon } from '#site/ui/Icon.tsx'
import { star } from '#site/ui/icons.ts'
import '#site/ui/badge.css'

/** «Topprangert» from a rating of 4.8; else nothing. */
export function TopRatedBadge({ rating, language }: { rating: number; language: Language }) {
  if (rating < topRatedFrom) return null
  return (
    <span className="badge">
      <Icon svg={star} />
      {translator(language)('rating.topRated')}
    </span>
  )
}

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
