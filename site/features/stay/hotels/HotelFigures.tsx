import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { Hotel } from '#site/content/model/hotel-queries.ts'
import { TopRatedBadge } from '#site/features/entry/ratings/TopRatedBadge.tsx'
import { TrustLabel } from '#site/features/entry/ratings/TrustLabel.tsx'
import { formatReviews } from '#site/i18n/format-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { PriceLevel } from '#site/ui/PriceLevel.tsx'
import { Stars } from '#site/ui/Stars.tsx'

export function HotelFigures({ hotel, language }: { hotel: Hotel; language: Language }) {
  const where = (field: string) => `content/hotels/${hotel.id}/facts.yaml: ${field}`
  const rating = showFigure(hotel.facts.rating, where('rating'))
  const count = showFigure(hotel.facts.reviewCount, where('reviewCount'))
  const range = showFigure(hotel.facts.priceRange, where('priceRange'))
  if (!rating && !count && !range) return null
  return (
    <Figures isSample={[rating, count, range].some((figure) => figure?.isSample)} language={language}>
      {rating ? (
        <div>
          <Stars value={rating.value} language={language} />
          <TrustLabel rating={rating.value} language={language} />
          <TopRatedBadge rating={rating.value} language={language} />
        </div>
      ) : null}
      {count || range ? (
        <div>
          {count ? <span className="num">{formatReviews(count.value, language)}</span> : null}
          {range ? <PriceLevel range={range.value} language={language} /> : null}
        </div>
      ) : null}
    </Figures>
  )
}
