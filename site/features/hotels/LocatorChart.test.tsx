import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { listHotels } from '#site/editorial/hotel-lists.ts'
import { readHotelsCopy } from '#site/editorial/pages/hotels-copy.ts'
import { groupByVillage, LocatorChart } from './LocatorChart.tsx'

const hotels = listHotels('no')

describe('LocatorChart', () => {
  it('gives every hotel the number of its row, once', () => {
    const numbers = groupByVillage(hotels).flatMap((village) => village.numbers)
    expect(numbers.toSorted((one, other) => one - other)).toEqual(hotels.map((_, index) => index + 1))
  })

  it('says in words where the hotels are, and draws no number that is none', () => {
    const html = renderToStaticMarkup(<LocatorChart hotels={hotels} copy={readHotelsCopy('de').chart} />)
    expect(html).toMatch(/aria-label="Karte der Lofoten[^"]*1, 2, 3 Svolvær/)
    expect(html).not.toContain('NaN')
  })
})
