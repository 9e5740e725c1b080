import type { Language } from '#contract/languages.ts'
import { type Figure, showFigure } from '#site/content/model/evidence.ts'
import { TopRatedBadge, TrustLabel } from '#site/features/entry/ratings/RatingWords.tsx'
import { formatReviews } from '#site/i18n/formats.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Stars } from '#site/ui/Stars.tsx'

interface Props {
  entry: {
    kind: string
    id: string
    facts: { rating?: Figure<number> | undefined; reviewCount?: Figure<number> | undefined }
  }
  language: Language
  /** How to draw a remaining fraction of a star: half a star on home page and rankings. */
  fraction?: 'dimmed' | 'half'
  /** Says beside the stars what they mean: «Utmerket», and of a hotel «Topprangert». */
  isNamed?: boolean
}

/** Rating and number of reviews: examples in their bracket, nothing in a guide of checked figures. */
export function RatingFigure({ entry: { kind, id, facts }, language, fraction, isNamed }: Props) {
  const where = (field: string) => `content/${kind}/${id}/facts.yaml: ${field}`
  const rating = showFigure(facts.rating, where('rating'))
  const reviews = showFigure(facts.reviewCount, where('reviewCount'))
  if (!rating) return null
  return (
    <Figures isSample={rating.isSample || reviews?.isSample === true} language={language}>
      <span className="rating">
        <Stars value={rating.value} language={language} fraction={fraction} />
        {isNamed ? <TrustLabel rating={rating.value} language={language} /> : null}
        {isNamed && kind === 'hotels' ? <TopRatedBadge rating={rating.value} language={language} /> : null}
        {reviews ? <span className="num">{formatReviews(reviews.value, language)}</span> : null}
      </span>
    </Figures>
  )
}
