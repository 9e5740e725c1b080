import type { ReactNode } from 'react'
import { budgetUpToKroner, type HotelCategory, luxuryFromStars } from '#contract/hotels.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { sayAmount, sayNumber, type Voice } from './say-stay.ts'
import './BasisNote.css'

type Narrowed = Exclude<HotelCategory, 'all'>

const rules = {
  luxury: 'liveHotels.basis.luxury',
  budget: 'liveHotels.basis.budget',
  views: 'liveHotels.basis.views',
  family: 'liveHotels.basis.family',
} as const satisfies Record<Narrowed, string>

const reasons = {
  luxury: 'liveHotels.noBasis.luxury',
  budget: 'liveHotels.noBasis.budget',
  views: 'liveHotels.noBasis.views',
  family: 'liveHotels.noBasis.family',
} as const satisfies Record<Narrowed, string>

interface Props {
  category: HotelCategory
  /** False when the partner tells of no hotel what the tab goes by. */
  hasBasis: boolean
  voice: Voice
  /** The way back to all hotels. */
  children: ReactNode
}

/** What the chosen tab goes by, or why nothing can be told apart; nothing for all hotels. */
export function BasisNote({ category, hasBasis, voice: { words, locale }, children }: Props) {
  if (category === 'all') return null
  const rule = fillGaps(words[rules[category]], {
    stars: sayNumber(luxuryFromStars, locale),
    price: sayAmount(budgetUpToKroner, 'NOK', locale),
  })
  return (
    <div className="live-basis" role="status">
      {hasBasis ? (
        <p>{rule}</p>
      ) : (
        <p>
          {words[reasons[category]]} {children}
        </p>
      )}
    </div>
  )
}
