import type { ReactNode } from 'react'
import type { Language } from '#contract/languages.ts'
import type { HouseEntry } from '#site/editorial/entries.ts'
import { type Figure, showFigure } from '#site/editorial/evidence.ts'
import { sayKroner, sayPriceFrom } from '#site/i18n/say-money.ts'
import { sayOutingPrice } from '#site/i18n/say-outing-price.ts'
import { sayReviews } from '#site/i18n/say-rating.ts'
import { translator } from '#site/i18n/translate.ts'
import { Figures } from '#site/ui/Figures.tsx'
import { Stars } from '#site/ui/Stars.tsx'
import { TopRatedBadge } from '#site/ui/TopRatedBadge.tsx'
import { TrustLabel } from '#site/ui/TrustLabel.tsx'

interface Props {
  entry: HouseEntry
  language: Language
}

interface Item {
  row: 'rating' | 'price'
  isSample: boolean
  node: ReactNode
}

/** What others say of a house, and its price: examples in one bracket, checked figures in another, nothing where there are none. */
export function EntryFigures({ entry, language }: Props) {
  const items = listItems(entry, language)
  return (
    <>
      {[true, false].map((isSample) => {
        const group = items.filter((item) => item.isSample === isSample)
        const rows = (['rating', 'price'] as const)
          .map((row) => ({ row, nodes: group.filter((item) => item.row === row).map(({ node }) => node) }))
          .filter(({ nodes }) => nodes.length > 0)
        if (rows.length === 0) return null
        return (
          <Figures key={String(isSample)} isSample={isSample} language={language}>
            {rows.map(({ row, nodes }) => (
              <div key={row}>{nodes}</div>
            ))}
          </Figures>
        )
      })}
    </>
  )
}

function listItems(entry: HouseEntry, language: Language): Item[] {
  const translate = translator(language)
  function show<Value>(
    field: string,
    row: Item['row'],
    found: Figure<Value> | undefined,
    draw: (value: Value) => ReactNode,
  ): Item[] {
    const shown = showFigure(found, `content/${entry.kind}/${entry.id}/facts.yaml: ${field}`)
    return shown ? [{ row, isSample: shown.isSample, node: draw(shown.value) }] : []
  }
  if (entry.kind === 'stations') {
    return show('price', 'price', entry.facts.price, ({ kilowattHour, minute }) => (
      <span key="price">
        <span className="price">
          {translate('entry.priceKilowattHour', { price: sayKroner(kilowattHour, language) })}
        </span>
        {minute ? ` ${translate('entry.priceMinute', { price: sayKroner(minute, language) })}` : ''}
      </span>
    ))
  }
  const { rating, reviewCount } = entry.facts
  const items = [
    ...show('rating', 'rating', rating, (value) => (
      <span className="rating" key="rating">
        <Stars value={value} language={language} />
        <TrustLabel rating={value} language={language} />
        {entry.kind === 'hotels' ? <TopRatedBadge rating={value} language={language} /> : null}
      </span>
    )),
    ...show('reviewCount', 'rating', reviewCount, (count) => (
      <span className="num" key="reviews">
        {sayReviews(count, language)}
      </span>
    )),
  ]
  const priceLevel = (value: string) => <span key="level">{translate('entry.priceLevel', { level: value })}</span>
  if (entry.kind === 'restaurants')
    return [...items, ...show('priceRange', 'price', entry.facts.priceRange, priceLevel)]
  if (entry.kind === 'activities') {
    const { priceNote } = entry.words
    return [
      ...items,
      ...show('price', 'price', entry.facts.price, (value) => (
        <span className="price-line" key="price">
          <span className="price">{sayOutingPrice(value, language)}</span>{' '}
          {priceNote ? <span className="muted">{priceNote}</span> : null}
        </span>
      )),
    ]
  }
  const price = (lead: number, strikeOut?: number) => (
    <span className="price-line" key="price">
      <span className="price">{sayPriceFrom(lead, language)}</span>{' '}
      {strikeOut ? <s className="muted num">{sayKroner(strikeOut, language)}</s> : null}{' '}
      <span className="muted">{translate('money.perNight')}</span>
    </span>
  )
  if (entry.kind === 'cabins') return [...items, ...show('price', 'price', entry.facts.price, (value) => price(value))]
  return [
    ...items,
    ...show('price', 'price', entry.facts.price, ({ lead, strikeOut }) => price(lead, strikeOut)),
    ...show('priceRange', 'price', entry.facts.priceRange, priceLevel),
  ]
}
