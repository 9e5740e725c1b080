import type { Language } from '#contract/languages.ts'
import { type Stars as GivenStars, ratingOf } from '#site/content/model/assessment-schema.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { fragmentFor } from '#site/routes/fragments.ts'
import { hrefFor } from '#site/routes/path-for.ts'
import { DrawnStars } from '#site/ui/DrawnStars.tsx'
import { TopRatedBadge, TrustLabel } from './RatingWords.tsx'
import './EditorsRating.css'

interface Props {
  entry: { facts: { assessment?: { stars: GivenStars } | undefined } }
  language: Language
  /** How a fraction is drawn: a dimmed star, or (home and rankings) half a star from 0.5 on. */
  fraction?: 'dimmed' | 'half'
}

/** The editors’ rating of an entry: stars, figure, trust word and «Topprangert»; nothing for an entry without stars. */
export function EditorsRating({ entry, language, fraction = 'dimmed' }: Props) {
  const stars = entry.facts.assessment?.stars
  if (!stars) return null
  const rating = ratingOf(stars)
  const figure = formatRating(rating, language)
  return (
    <p className="editors-rating" data-evidence="own">
      <DrawnStars
        value={rating}
        fraction={fraction}
        label={translator(language)('assessment.stars', { rating: figure })}
        figure={figure}
      />
      <TrustLabel rating={rating} language={language} />
      <TopRatedBadge rating={rating} language={language} />
    </p>
  )
}

/** A link to the one page that says how the editors judge. */
export function MethodLink({ language }: { language: Language }) {
  return (
    <a className="link small" href={`${hrefFor('about', language)}#${fragmentFor('judging', language)}`}>
      {translator(language)('assessment.method')}
    </a>
  )
}
