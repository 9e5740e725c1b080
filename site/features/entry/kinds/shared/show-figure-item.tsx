import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/editorial/entries.ts'
import { type Figure, showFigure } from '#site/editorial/evidence.ts'
import { sayKroner, sayPriceFrom } from '#site/i18n/say-money.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { Stars } from '#site/ui/Stars.tsx'
import { TrustLabel } from '#site/ui/TrustLabel.tsx'

/** One figure of the booking, in the row of ratings or of prices. */
export interface FigureItem {
  row: 'rating' | 'price'
  isSample: boolean
  node: ReactNode
}

/** Returns a figure of an entry as drawn, or nothing where the guide does not show it. */
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

/** Returns what guests are said to have given it: stars, a badge where its kind has one, and how many they were. */
export function showRating(
  entry: Exclude<HouseEntry, { kind: 'stations' }>,
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
        {sayReviews(count, language)}
      </span>
    )),
  ]
}

/** Returns how dear a house is, in steps. */
export function showPriceLevel(
  entry: HouseEntry & { kind: 'hotels' | 'restaurants' },
  language: Language,
): FigureItem[] {
  return showFigureItem(entry, 'priceRange', 'price', entry.facts.priceRange, (level) => (
    <span key="level">{translator(language)('entry.priceLevel', { level })}</span>
  ))
}

/** Returns the price of a night, with the higher one that is struck out beside it. */
export function drawNightPrice(lead: number, language: Language, strikeOut?: number): ReactNode {
  return (
    <span className="price-line" key="price">
      <span className="price">{sayPriceFrom(lead, language)}</span>{' '}
      {strikeOut ? <s className="muted num">{sayKroner(strikeOut, language)}</s> : null}{' '}
      <span className="muted">{translator(language)('money.perNight')}</span>
    </span>
  )
}
