import { type Language, languages } from '#contract/languages.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { ChargingFigures, EvChargingCopy } from '#site/content/model/pages/ev-charging-copy.ts'
import { fillGaps } from '#site/i18n/fill-gaps.ts'
import { formatNumber } from '#site/i18n/format-number.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Fold } from '#site/ui/Fold.tsx'
import './ChargingPrices.css'

interface Props {
  figures: ChargingFigures
  copy: EvChargingCopy['paying']
  language: Language
}

/** Prices that a source gives, with its date; below them the examples, marked as such. */
export function ChargingPrices({ figures, copy, language }: Props) {
  const { list } = figures.prices
  const highest = Math.max(...list.map(({ kilowattHour }) => kilowattHour))
  const decimals = (price: number) => formatNumber(price, languages[language].locale, { least: 2, most: 2 })
  const typical = showFigure(figures.typicalPrice, 'content/pages/ev-charging/figures.yaml: typicalPrice')
  return (
    <Fold title={copy.pricesTitle}>
      <dl className="rows price-bars">
        {list.map(({ operator, kilowattHour }) => (
          <div key={operator}>
            <dt>{operator === 'Tesla' ? copy.tesla : operator}</dt>
            <dd>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                <rect className="scale" width="100" height="6" />
                <rect width={((kilowattHour / highest) * 100).toFixed(1)} height="6" />
              </svg>
              <b className="num">{decimals(kilowattHour)}</b>
            </dd>
          </div>
        ))}
      </dl>
      <p className="tiny quiet">{copy.pricesNote}</p>
      {typical ? (
        <div className="typical-price">
          <h3 className="charging-title">{copy.typicalTitle}</h3>
          <Figures isSample={typical.isSample} language={language}>
            <div className="num">
              {fillGaps(copy.typical, {
                from: decimals(typical.value.from),
                to: decimals(typical.value.to),
              })}
            </div>
          </Figures>
        </div>
      ) : null}
    </Fold>
  )
}
