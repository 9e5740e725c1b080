import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import { showFigure } from '#site/content-model/evidence.ts'
import type { RankedEntry } from '#site/content-model/ranking-queries.ts'
import { formatPriceFrom } from '#site/i18n/format-money.ts'
import { formatOutingPrice } from '#site/i18n/format-outing-price.ts'
import { translator } from '#site/i18n/translate.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { PriceLevel } from '#site/ui/PriceLevel.tsx'

export function RankedPrice({ ranked: { entry }, language }: { ranked: RankedEntry; language: Language }) {
  const translate = translator(language)
  const where = (field: string) => `content/${entry.kind}/${entry.id}/facts.yaml: ${field}`
  const frame = ({ isSample }: { isSample: boolean }, content: ReactNode) => (
    <Figures isSample={isSample} language={language}>
      <div>{content}</div>
    </Figures>
  )
  const withNote = (price: string, note: string | undefined) => (
    <>
      <span className="price">{price}</span> {note ? <span className="muted">{note}</span> : null}
    </>
  )
  if (entry.kind === 'restaurants') {
    const level = showFigure(entry.facts.priceRange, where('priceRange'))
    return level ? frame(level, <PriceLevel range={level.value} language={language} />) : null
  }
  if (entry.kind === 'activities') {
    const price = showFigure(entry.facts.price, where('price'))
    if (!price) return <p className="small">{translate('outing.noPrice')}</p>
    return frame(price, withNote(formatOutingPrice(price.value, language), entry.words.priceNote))
  }
  const price = showFigure<number | { lead: number }>(entry.facts.price, where('price'))
  if (!price) return null
  const lead = typeof price.value === 'number' ? price.value : price.value.lead
  return frame(price, withNote(formatPriceFrom(lead, language), translate('money.perNight')))
}
