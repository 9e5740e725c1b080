import { topRatedFrom, trustLabelOf } from '#site/editorial/evidence.ts'
import type { Language } from '#site/i18n/languages.ts'
import { sayRating } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { TrustLabel } from '#site/ui/TrustLabel.tsx'
import './RatingLegend.css'

const everyRating = Array.from({ length: 51 }, (_, index) => index / 10)
const labels = ['excellent', 'veryGood', 'good'] as const

/** From which rating to which each word of the list is used. */
export function RatingLegend({ language }: { language: Language }) {
  const translate = translator(language)
  return (
    <dl className="legend">
      {labels.map((label) => {
        const ratings = everyRating.filter((value) => trustLabelOf(value) === label)
        const [low = 0, high = 0] = [ratings[0], ratings.at(-1)]
        const isTop = high === everyRating.at(-1)
        return (
          <div key={label}>
            <dt>
              <TrustLabel rating={low} language={language} />
            </dt>
            <dd>
              {isTop
                ? translate('rating.andUp', { rating: sayRating(low, language) })
                : translate('rating.span', { low: sayRating(low, language), high: sayRating(high, language) })}
            </dd>
          </div>
        )
      })}
      <div>
        <dt>{translate('rating.topRated')}</dt>
        <dd>{translate('rating.andUp', { rating: sayRating(topRatedFrom, language) })}</dd>
      </div>
    </dl>
  )
}
