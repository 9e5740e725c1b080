import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { Restaurant } from '#site/content/model/restaurant-queries.ts'
import { formatReviews } from '#site/i18n/format-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { PriceLevel } from '#site/ui/PriceLevel.tsx'
import { Stars } from '#site/ui/Stars.tsx'

interface Props {
  restaurant: Restaurant
  language: Language
}

export function RestaurantFigures({ restaurant: { id, facts }, language }: Props) {
  const where = (field: string) => `content/restaurants/${id}/facts.yaml: ${field}`
  const rating = showFigure(facts.rating, where('rating'))
  const count = showFigure(facts.reviewCount, where('reviewCount'))
  const range = showFigure(facts.priceRange, where('priceRange'))
  const shown = [rating, count, range].filter((figure) => figure !== undefined)
  if (shown.length === 0) return null
  return (
    <Figures isSample={shown.some((figure) => figure.isSample)} language={language}>
      {rating || range ? (
        <div>
          {rating ? <Stars value={rating.value} language={language} /> : null}
          {range ? <PriceLevel range={range.value} language={language} /> : null}
        </div>
      ) : null}
      {count ? (
        <div>
          <span className="num">{formatReviews(count.value, language)}</span>
        </div>
      ) : null}
    </Figures>
  )
}
