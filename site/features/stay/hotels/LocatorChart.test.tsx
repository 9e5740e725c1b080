import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { hotels } from '#site/content/model/hotel-queries.ts'
import { readHotelsCopy } from '#site/content/model/pages/hotels-copy.ts'
import { numberByVillage, LocatorChart } from './LocatorChart.tsx'

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
