import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import type { Hotel } from '#site/editorial/hotel-queries.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { PriceLevel } from '#site/ui/PriceLevel.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { TopRatedBadge } from '#site/ui/TopRatedBadge.tsx'
import { TrustLabel } from '#site/ui/TrustLabel.tsx'

/** What guests are said to think of a hotel and how dear it is; nothing in a guide that shows checked figures only. */
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
          {count ? <span className="num">{sayReviews(count.value, language)}</span> : null}
          {range ? <PriceLevel range={range.value} language={language} /> : null}
        </div>
      ) : null}
    </Figures>
  )
}
