import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/editorial/evidence.ts'
import type { RankedEntry } from '#site/editorial/ranking-queries.ts'
import { sayPriceFrom } from '#site/i18n/say-money.ts'
import { sayOutingPrice } from '#site/i18n/say-outing-price.ts'
import { translator } from '#site/i18n/translate.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { PriceLevel } from '#site/ui/PriceLevel.tsx'

interface Props {
  ranked: RankedEntry
  language: Language
}

/** What it costs, as far as that may be shown. */
export function RankedPrice({ ranked: { entry }, language }: Props) {
  const translate = translator(language)
  const where = (field: string) => `content/${entry.kind}/${entry.id}/facts.yaml: ${field}`
  if (entry.kind === 'restaurants') {
    const level = showFigure(entry.facts.priceRange, where('priceRange'))
    if (!level) return null
    return (
      <Figures isSample={level.isSample} language={language}>
        <div>
          <PriceLevel range={level.value} language={language} />
        </div>
      </Figures>
    )
  }
  if (entry.kind === 'activities' || entry.kind === 'trips') {
    const price = showFigure(entry.facts.price, where('price'))
    // A walk has no price to confirm.
    if (!price) return entry.kind === 'trips' ? null : <p className="small">{translate('outing.noPrice')}</p>
    return (
      <Figures isSample={price.isSample} language={language}>
        <div>
          <span className="price">{sayOutingPrice(price.value, language)}</span>{' '}
          {entry.words.priceNote ? <span className="muted">{entry.words.priceNote}</span> : null}
        </div>
      </Figures>
    )
  }
  const price = showFigure<number | { lead: number }>(entry.facts.price, where('price'))
  if (!price) return null
  const lead = typeof price.value === 'number' ? price.value : price.value.lead
  return (
    <Figures isSample={price.isSample} language={language}>
      <div>
        <span className="price">{sayPriceFrom(lead, language)}</span>{' '}
        <span className="muted">{translate('money.perNight')}</span>
      </div>
    </Figures>
  )
}
