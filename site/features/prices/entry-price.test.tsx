import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Language, languageKeys } from '#contract/languages.ts'
import { activities } from '#site/content/model/activity-queries.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { readTripsCopy } from '#site/content/model/pages/trips-copy.ts'
import { restaurants } from '#site/content/model/restaurant-queries.ts'
import { trips } from '#site/content/model/trip-queries.ts'
import { BillOfFare } from '#site/features/eat/restaurants/BillOfFare.tsx'
import { ActivityList } from '#site/features/go/activities/ActivityList.tsx'
import { TripTable } from '#site/features/go/trips/TripTable.tsx'
import { CabinCard } from '#site/features/stay/cabins/CabinCard.tsx'
import { translator } from '#site/i18n/translate.ts'
import { EntryPrice } from './EntryPrice.tsx'

afterEach(() => vi.unstubAllEnvs())

const none = { no: 'Pris ikke tilgjengelig', en: 'Price not available', de: 'Preis nicht verfügbar' }

const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')

function listAll(language: Language) {
  return [
    ...hotels.list(language),
    ...cabins.list(language),
    ...restaurants.list(language),
    ...activities.list(language),
    ...trips.list(language),
  ]
}

describe('the price of an entry', () => {
  it.each(languageKeys)('is free, a price with month and year, or said to be unknown: %s', (language) => {
    const free = translator(language)('price.free')
    for (const entry of listAll(language)) {
      const text = textOf(renderToStaticMarkup(<EntryPrice entry={entry} language={language} />))
      const amounts = text.match(/\d\s(?:kr|Kronen)\b|NOK\s\d/g) ?? []
      if (amounts.length === 0) expect(text, entry.id).toMatch(new RegExp(`${none[language]}|${free}`))
      else expect(text.match(/\p{L}+ 20\d\d/gu)?.length, `${entry.id}: ${text}`).toBeGreaterThan(0)
      expect(text, `${entry.id} shows an example`).not.toMatch(/\$/)
    }
  })

  it('says in the words of each language from how much, for what and when', () => {
    const shown = languageKeys.map((language) =>
      textOf(renderToStaticMarkup(<EntryPrice entry={cabins.read('svolvaer', language)} language={language} />)).trim(),
    )
    expect(shown).toEqual([
      'Fra 2 950 kr per natt, august 2026; for to',
      'From NOK 2,950 a night, August 2026; for two',
      'Ab 2.950 Kronen pro Nacht, August 2026; zu zweit',
    ])
  })

  it('of a trip names what parking and bus cost, each with its month', () => {
    const text = textOf(renderToStaticMarkup(<EntryPrice entry={trips.read('ryten', 'no')} language="no" />))
    expect(text).toContain('Gratis')
    expect(text).toContain('100 kr for parkering en dag, juli 2025')
    expect(text).toContain('60 kr for bussen fra Leknes, juli 2025')
  })

  it('marks an example, and shows none in the guide of verified figures', () => {
    const hotel = hotels.read('scandic-svolvaer', 'no')
    expect(textOf(renderToStaticMarkup(<EntryPrice entry={hotel} language="no" />))).toContain(none.no)
    vi.stubEnv('CONTENT_EVIDENCE', 'sample')
    const html = renderToStaticMarkup(<EntryPrice entry={hotel} language="no" />)
    expect(html).toContain('data-evidence="sample"')
    expect(textOf(html)).toContain('Før 1 900 kr')
    expect(html).toContain('Prisnivå 2 av 4')
  })
})

describe('every card', () => {
  it('says what it costs', () => {
    const copy = readTripsCopy('no')
    const lists = [
      <ActivityList key="a" activities={activities.list('no')} later="Later" language="no" />,
      <BillOfFare key="r" restaurants={restaurants.list('no')} language="no" />,
      <TripTable key="t" trips={trips.list('no')} copy={copy} language="no" />,
      ...cabins.list('no').map((cabin) => <CabinCard key={cabin.id} cabin={cabin} language="no" />),
    ]
    const cards = lists.reduce((sum, list) => sum + renderToStaticMarkup(list).split('class="prices"').length - 1, 0)
    const entries = [activities, restaurants, trips, cabins].reduce((sum, kind) => sum + kind.listIds().length, 0)
    expect(cards).toBe(entries)
  })
})
