import type { Language } from '#contract/languages.ts'
import { topRatedFrom, trustLabelOf } from '#site/content/model/evidence.ts'
import { TrustLabel } from '#site/features/entry/ratings/RatingWords.tsx'
import { formatRating } from '#site/i18n/formats.ts'
import { translator } from '#site/i18n/translate.ts'
import './HotelLedger.css'

const everyRating = Array.from({ length: 51 }, (_, index) => index / 10)
const labels = ['excellent', 'veryGood', 'good'] as const

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
                ? translate('rating.andUp', { rating: formatRating(low, language) })
                : translate('rating.span', { low: formatRating(low, language), high: formatRating(high, language) })}
            </dd>
          </div>
        )
      })}
      <div>
        <dt>{translate('rating.topRated')}</dt>
        <dd>{translate('rating.andUp', { rating: formatRating(topRatedFrom, language) })}</dd>
      </div>
    </dl>
  )
}
