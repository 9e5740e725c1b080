import type { Language } from '#contract/languages.ts'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import { DrawnStars } from './DrawnStars.tsx'

interface Props {
  value: number
  language: Language
  /** How a fraction is drawn: a dimmed star, or (home and rankings) half a star from 0.5 on. */
  fraction?: 'dimmed' | 'half'
}

/** A rating as stars and figure, for static pages; components in the browser use `DrawnStars`. */
export function Stars({ value, language, fraction = 'dimmed' }: Props) {
  const rating = formatRating(value, language)
  return (
    <DrawnStars
      value={value}
      fraction={fraction}
      label={translator(language)('rating.stars', { rating })}
      figure={rating}
    />
  )
}
