import { topRatedFrom } from '#site/editorial/evidence.ts'
import type { Language } from '#site/i18n/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { Icon } from './Icon.tsx'
import { star } from './icons.ts'
import './TopRatedBadge.css'

/** «Topprangert», for a rating of 4.8 and more; otherwise nothing. */
export function TopRatedBadge({ rating, language }: { rating: number; language: Language }) {
  if (rating < topRatedFrom) return null
  return (
    <span className="badge">
      <Icon svg={star} />
      {translator(language)('rating.topRated')}
    </span>
  )
}
