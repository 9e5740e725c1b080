import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { cabins } from '#site/content/model/cabin-queries.ts'
import { hasCharging, hotels } from '#site/content/model/hotel-queries.ts'
import { readHotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { listFeaturedHotels, readRanking } from '#site/content/model/ranking-queries.ts'
import { listShownPrices } from '#site/content/model/shown-prices.ts'
import { formatKroner } from '#site/i18n/format-price.ts'
import { HotelLedger } from './HotelLedger.tsx'
import { HotelsAnswer } from './HotelsAnswer.tsx'
import { LocatorChart, numberByVillage } from './LocatorChart.tsx'

afterEach(() => vi.unstubAllEnvs())

function render(evidence: 'sample' | 'verified'): string {
  vi.stubEnv('CONTENT_EVIDENCE', evidence)
  return renderToStaticMarkup(<HotelLedger hotels={hotels.list('no')} copy={readHotelsCopy('no').list} language="no" />)
}

describe('HotelLedger', () => {
  it('labels every paying link and marks every group of examples', () => {
    const html = render('sample')
    const paying = html.match(/rel="sponsored/g)?.length
    expect(paying).toBe(hotels.list('no').length)
    expect(html.match(/data-partner-label/g)).toHaveLength(paying ?? 0)
    expect(html.match(/data-evidence="sample"/g)?.length).toBe(html.match(/class="sample"/g)?.length)
    expect(html).toContain('Topprangert')
  })

  it('shows no rating of guests, count, price level or review beside the editors’ stars when only checked figures may be shown', () => {
    const html = render('verified')
    expect(html).not.toMatch(/evidence="sample|class="sample"|anmeldelse|Prisnivå/)
    const judged = hotels.list('no').filter(({ facts }) => facts.assessment)
    expect(html.match(/Vår vurdering: \d,\d av 5 stjerner/g)).toHaveLength(judged.length)
    expect(html).toContain('Trevarefabrikken')
  })

  it('marks hotels with charging for the style sheet', () => {
    expect(render('sample').match(/data-passes="lading/g)).toHaveLength(hotels.list('no').filter(hasCharging).length)
  })
})

describe('the lists of hotels', () => {
  it('follow the road from east to west, and give the home page the first four of the ranking', () => {
    const kilometres = hotels.list('en').map(({ facts }) => facts.road?.kilometre ?? 0)
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other))
    const ranked = readRanking('hotels', 'en').ranked.map(({ entry }) => entry.id)
    expect(listFeaturedHotels('en').map(({ id }) => id)).toEqual(ranked.slice(0, 4))
  })
})

const list = hotels.list('no')

describe('LocatorChart', () => {
  it('gives every hotel the number of its row, once', () => {
    const numbers = numberByVillage(list).flatMap((village) => village.numbers)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(list.map((_, index) => index + 1))
  })

  it('says in words where the hotels are, and draws no number that is none', () => {
    const html = renderToStaticMarkup(<LocatorChart hotels={list} copy={readHotelsCopy('de').chart} />)
    expect(html).toMatch(/aria-label="Karte der Lofoten[^"]*1, 2, 3, 4 Svolvær/)
    expect(html).not.toContain('NaN')
  })
})

describe.each(languageKeys)('the answer before the list: %s', (language) => {
  const houses = hotels.list(language)
  const answer = (some = houses) =>
    renderToStaticMarkup(
      <HotelsAnswer
        hotels={some}
        cabins={cabins.list(language)}
        copy={readHotelsCopy(language).answer}
        language={language}
      />,
    )

  it('names every hotel that takes guests in winter, with a link, and no other', () => {
    const [winter = ''] = answer().split('</p>')
    for (const { id, facts } of houses)
      expect([id, winter.includes(`/${id}">${facts.name}</a>`)]).toEqual([id, facts.inWinter?.value === 'usual'])
  })

  it('gives the lowest price that somebody saw, with its month, and never an example', () => {
    const [lowest] = listShownPrices(houses)
    const seen = houses.flatMap(({ facts: { price } }) => (price?.evidence === 'verified' ? [price.value.from] : []))
    expect(lowest?.price.from).toBe(Math.min(...seen))
    expect(answer()).toMatch(/3[.,\s\u00a0]400.*2026/)
    expect(answer(houses.filter(({ facts }) => facts.price?.evidence !== 'verified'))).not.toContain('2026')
  })

  it('agrees with the cards where examples are shown, and is marked as one', () => {
    vi.stubEnv('CONTENT_EVIDENCE', 'sample')
    const least = Math.min(...houses.flatMap(({ facts: { price } }) => price?.value.from ?? []))
    expect(answer()).toMatch(/data-evidence="sample"/)
    expect(answer()).toContain(formatKroner(least, language))
  })

  it('says that winter costs differ only while no price is one of winter', () => {
    const { noWinterPrice } = readHotelsCopy(language).answer
    expect(answer()).toContain(noWinterPrice)
    const inWinter = houses.map((house) =>
      house.facts.price?.evidence === 'verified'
        ? {
            ...house,
            facts: {
              ...house.facts,
              price: { ...house.facts.price, value: { ...house.facts.price.value, month: '2026-12' } },
            },
          }
        : house,
    )
    expect(answer(inWinter)).not.toContain(noWinterPrice)
  })
})
