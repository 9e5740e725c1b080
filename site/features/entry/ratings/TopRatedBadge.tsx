import type { Language } from '#contract/languages.ts'
import { topRatedFrom } from '#site/content/model/evidence.ts'
import { translator } from '#site/i18n/translate.ts'
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
