import type { Language } from '#contract/languages.ts'
import { type Figure, showFigure } from '#site/editorial/evidence.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Stars } from '#site/ui/Stars.tsx'

interface Props {
  entry: { kind: string; id: string; facts: { rating: Figure<number>; reviewCount?: Figure<number> } }
  language: Language
  /** What stands for a remaining fraction of a star: half of one on home page and rankings. */
  fraction?: 'dimmed' | 'half'
}

/** What guests are said to have given, and how many: examples in their bracket, nothing in a guide of checked figures. */
export function RatingFigure({ entry: { kind, id, facts }, language, fraction }: Props) {
  const where = (field: string) => `content/${kind}/${id}/facts.yaml: ${field}`
  const rating = showFigure(facts.rating, where('rating'))
  const reviews = showFigure(facts.reviewCount, where('reviewCount'))
  if (!rating) return null
  return (
    <Figures isSample={rating.isSample || reviews?.isSample === true} language={language}>
      <span className="rating">
        <Stars value={rating.value} language={language} fraction={fraction} />
        {reviews ? <span className="num">{sayReviews(reviews.value, language)}</span> : null}
      </span>
    </Figures>
  )
}
