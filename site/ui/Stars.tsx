import type { Language } from '#contract/languages.ts'
import { sayRating } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { DrawnStars } from './DrawnStars.tsx'

interface Props {
  /** 0 to 5; shown with one decimal. */
  value: number
  language: Language
  /** What stands for a remaining fraction: a dimmed star, or (home and rankings) half a star from 0.5 on. */
  fraction?: 'dimmed' | 'half'
}

/** A rating as five stars and in figures. For pages as sent; components in the browser take `DrawnStars`. */
export function Stars({ value, language, fraction = 'dimmed' }: Props) {
  const rating = sayRating(value, language)
  return (
    <DrawnStars
      value={value}
      fraction={fraction}
      label={translator(language)('rating.stars', { rating })}
      figure={rating}
    />
  )
}
