import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/content/model/entries.ts'
import { type Figure, showFigure } from '#site/content/model/evidence.ts'
import { TrustLabel } from '#site/features/entry/ratings/TrustLabel.tsx'
import { formatKroner, formatPriceFrom } from '#site/i18n/format-money.ts'
import { formatReviews } from '#site/i18n/format-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { Stars } from '#site/ui/Stars.tsx'

export interface FigureItem {
  row: 'rating' | 'price'
  isSample: boolean
  node: ReactNode
}

/** Returns a figure of an entry as drawn; empty where the guide does not show it. */
export function showFigureItem<Value>(
  entry: HouseEntry,
  field: string,
  row: FigureItem['row'],
  found: Figure<Value> | undefined,
  draw: (value: Value) => ReactNode,
): FigureItem[] {
  const shown = showFigure(found, `content/${entry.kind}/${entry.id}/facts.yaml: ${field}`)
  return shown ? [{ row, isSample: shown.isSample, node: draw(shown.value) }] : []
}

export function showRating(
  entry: Extract<HouseEntry, { facts: { rating?: Figure<number> | undefined } }>,
  language: Language,
  drawBadge?: (rating: number) => ReactNode,
): FigureItem[] {
  const { rating, reviewCount } = entry.facts
  return [
    ...showFigureItem(entry, 'rating', 'rating', rating, (value) => (
      <span className="rating" key="rating">
        <Stars value={value} language={language} />
        <TrustLabel rating={value} language={language} />
        {drawBadge?.(value)}
      </span>
    )),
    ...showFigureItem(entry, 'reviewCount', 'rating', reviewCount, (count) => (
      <span className="num" key="reviews">
        {formatReviews(count, language)}
      </span>
    )),
  ]
}

export function showPriceLevel(
  entry: HouseEntry & { kind: 'hotels' | 'restaurants' },
  language: Language,
): FigureItem[] {
  return showFigureItem(entry, 'priceRange', 'price', entry.facts.priceRange, (level) => (
    <span key="level">{translator(language)('entry.priceLevel', { level })}</span>
  ))
}

export function drawNightPrice(lead: number, language: Language, strikeOut?: number): ReactNode {
  return (
    <span className="price-line" key="price">
      <span className="price">{formatPriceFrom(lead, language)}</span>{' '}
      {strikeOut ? <s className="muted num">{formatKroner(strikeOut, language)}</s> : null}{' '}
      <span className="muted">{translator(language)('money.perNight')}</span>
    </span>
  )
}
