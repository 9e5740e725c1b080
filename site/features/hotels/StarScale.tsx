import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import { DrawnStars } from '#site/ui/DrawnStars.tsx'
import './StarScale.css'

const scale = [
  { stars: 5, word: 'liveHotelsPage.scale.exceptional' },
  { stars: 4, word: 'rating.trust.veryGood' },
  { stars: 3, word: 'rating.trust.good' },
] as const

export function StarScale({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <dl className="legend star-scale">
      {scale.map(({ stars, word }) => (
        <div key={stars}>
          <dt>
            <DrawnStars value={stars} label={translate('rating.stars', { rating: stars })} />
          </dt>
          <dd>{translate(word)}</dd>
        </div>
      ))}
    </dl>
  )
}
