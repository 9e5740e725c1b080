import type { Language } from '#contract/languages.ts'
import type { EntryOf } from '#site/content/model/entries.ts'
import { showFigure } from '#site/content/model/evidence.ts'
import type { Price, PriceFigure } from '#site/content/model/price-schema.ts'
import type { Trip } from '#site/content/model/trip-queries.ts'
import { formatKroner, formatPrice } from '#site/i18n/format-price.ts'
import { translator } from '#site/i18n/translate.ts'
import { Figures } from '#site/ui/Figures.tsx'
import './EntryPrice.css'

const highest = 4

export function PriceLevel({ range, language }: { range: string; language: Language }) {
  return (
    <span className="level" role="img" aria-label={translator(language)('rating.priceLevel', { level: range.length })}>
      <span aria-hidden="true">
        {range}
        <i>{'$'.repeat(highest - range.length)}</i>
      </span>
    </span>
  )
}

type PricedEntry = EntryOf<'hotels' | 'cabins' | 'restaurants' | 'activities' | 'stations'> | Trip

interface Props {
  entry: PricedEntry
  language: Language
}

/**
 * What an entry costs, on cards and on its page: the price with what it buys and its month, a level from $ to $$$$, what the
 * way to a trip costs, a kilowatt-hour of a station; or that no price is known.
 */
export function EntryPrice({ entry, language }: Props) {
  const where = (field: string) => `content/${entry.kind}/${entry.id}/facts.yaml: ${field}`
  const price = 'price' in entry.facts ? showFigure<Price>(entry.facts.price, where('price')) : undefined
  const level =
    'priceRange' in entry.facts ? showFigure<string>(entry.facts.priceRange, where('priceRange')) : undefined
  const extras = listMore(entry).flatMap((more) => showFigure<Price>(more, where('prices')) ?? [])
  const note = price && 'priceNote' in entry.words ? entry.words.priceNote : undefined
  const rows = [
    ...(price
      ? [{ ...price, key: 'price', words: <PriceWords price={price.value} note={note} language={language} /> }]
      : []),
    ...(level ? [{ ...level, key: 'level', words: <PriceLevel range={level.value} language={language} /> }] : []),
    ...extras.map((extra) => ({
      ...extra,
      key: extra.value.unit,
      words: <PriceWords price={extra.value} language={language} />,
    })),
  ]
  return (
    <div className="prices">
      {price || level || (entry.kind === 'stations' && extras.length > 0) ? null : (
        <p className="small muted">{translator(language)('price.none')}</p>
      )}
      {[true, false].map((isSample) => {
        const group = rows.filter((row) => row.isSample === isSample)
        return group.length > 0 ? (
          <Figures key={String(isSample)} isSample={isSample} language={language}>
            {group.map(({ key, words }) => (
              <div key={key}>{words}</div>
            ))}
          </Figures>
        ) : null
      })}
    </div>
  )
}

/** What the way to a trip costs, and a station’s energy and minutes. */
function listMore(entry: PricedEntry): readonly PriceFigure[] {
  if (entry.kind === 'trips') return entry.facts.extraPrices
  return entry.kind === 'stations' ? entry.facts.prices : []
}

function PriceWords({ price, note, language }: { price: Price; note?: string | undefined; language: Language }) {
  const { amount, basis } = formatPrice(price, language)
  const details = [basis, note].filter(Boolean).join('; ')
  return (
    <>
      <b className="price num">{details && !basis ? `${amount},` : amount}</b>{' '}
      {price.strikeOut ? (
        <span>
          <span className="visually-hidden">{translator(language)('price.before')} </span>
          <s className="muted num">{formatKroner(price.strikeOut, language)}</s>{' '}
        </span>
      ) : null}
      {details ? <span className="muted">{details}</span> : null}
    </>
  )
}
