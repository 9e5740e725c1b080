import type { ReactNode } from 'react'
import { budgetUpToKroner, type HotelCategory, luxuryFromStars } from '#contract/hotel-search.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatAmount, formatNumber, type Voice } from './format-stay.ts'
import './LiveHotels.css'

interface Props {
  category: HotelCategory
  /** False when the partner provides no data for this tab. */
  hasBasis: boolean
  voice: Voice
  children: ReactNode
}

/** The rule of the chosen tab, or why it cannot be applied; nothing for all hotels. */
export function BasisNote({ category, hasBasis, voice: { words, locale }, children }: Props) {
  if (category === 'all') return null
  const rule = fillGaps(words[`liveHotels.basis.${category}`], {
    stars: formatNumber(luxuryFromStars, locale),
    price: formatAmount(budgetUpToKroner, 'NOK', locale),
  })
  return (
    <div className="live-basis small muted" role="status">
      {hasBasis ? (
        <p>{rule}</p>
      ) : (
        <p>
          <span>{`${words[`liveHotels.noBasis.${category}`]} `}</span>
          {children}
        </p>
      )}
    </div>
  )
}
