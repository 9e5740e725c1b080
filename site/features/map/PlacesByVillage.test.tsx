import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { listMapPoints } from '#site/content/model/map-point-queries.ts'
import { restaurants } from '#site/content/model/restaurant-queries.ts'
import { groupByVillage, PlacesByVillage } from './PlacesByVillage.tsx'

const beds = ['hotel', 'accommodation'] as const
const tables = ['restaurant', 'cafe'] as const

describe('PlacesByVillage', () => {
  it.each([beds, tables])(
    'has each %s or %s of the map without a page of its own once, in every language',
    (...categories) => {
      for (const language of languageKeys) {
        const without = listMapPoints(language).filter(
          ({ category, href }) => categories.some((each) => each === category) && !href,
        )
        const listed = groupByVillage(categories, language).flatMap(({ points }) => points)
        expect(listed.map(({ id }) => id).sort()).toEqual(without.map(({ id }) => id).sort())
        expect(listed.length).toBeGreaterThan(10)
      }
    },
  )

  it('goes from Svolvær outwards, islands without a road last', () => {
    const villages = groupByVillage(tables, 'en').map(({ village }) => village.name)
    expect(villages[0]).toBe('Svolvær')
    expect(villages.indexOf('Leknes')).toBeLessThan(villages.indexOf('Reine'))
    expect(villages.indexOf('Å')).toBeLessThan(villages.indexOf('Røst'))
  })

  it.each([beds, tables])(
    'has the villages of %s and %s in the order of the kilometres beside their names',
    (...categories) => {
      const said = groupByVillage(categories, 'no').filter(({ kilometre = 0 }) => kilometre >= 0)
      const kilometres = said.map(({ kilometresOfRoad = Number.POSITIVE_INFINITY }) => kilometresOfRoad)
      expect(kilometres).toEqual([...kilometres].sort((one, other) => one - other))
      expect(kilometres.length).toBeGreaterThan(5)
    },
  )

  it('says what a place is that has nothing else to be said of', () => {
    const html = renderToStaticMarkup(<PlacesByVillage categories={tables} language="no" />)
    expect(html).toMatch(/Feskarheimen<\/a><p>Restaurant<\/p><p>Hellandsgata 13/)
  })

  it('says the kilometres that the restaurants above say of the same village, the way beside the E10 too', () => {
    const said = new Map(groupByVillage(tables, 'no').map((each) => [each.village.name, each.kilometresOfRoad]))
    const houses = restaurants.list('no').filter(({ facts }) => facts.road && said.has(facts.village))
    expect(houses.length).toBeGreaterThan(2)
    for (const { facts } of houses) {
      const ofHouse = (facts.road?.kilometre ?? 0) + (facts.road?.offRoad ?? 0)
      // A house may stand a kilometre from the middle of its village.
      expect(Math.abs((said.get(facts.village) ?? Number.NaN) - ofHouse), facts.village).toBeLessThanOrEqual(1)
    }
  })

  it('counts a place to a village that a road leads to', () => {
    const henningsvaer = groupByVillage(tables, 'no').find(({ village }) => village.name === 'Henningsvær')
    expect(henningsvaer?.points.map(({ address }) => address).join()).not.toContain('8357 Valberg')
  })

  it('tells a house far from every named village by the town of its address', () => {
    const villages = new Map(
      groupByVillage(tables, 'de').flatMap(({ village, points }) => points.map(({ id }) => [id, village.name])),
    )
    expect(['aimees-restaurant', 'evenes-grill-bar', 'gamle-skola'].map((id) => villages.get(id))).toEqual([
      'Valberg',
      'Evenes',
      'Bøstad',
    ])
    expect(villages.get('borgtun-kro')).toBe('Borg')
  })

  it('does not say of a place what its name says', () => {
    const html = renderToStaticMarkup(<PlacesByVillage categories={tables} language="de" />)
    expect(html).toMatch(/Svolvær Restaurant<\/a><p>Vestfjordgata 3/)
  })

  it('leads to each on the map, and says where it is', () => {
    const html = renderToStaticMarkup(<PlacesByVillage categories={beds} language="de" />)
    expect(html).toContain('live-lofoten-hotel"')
    expect(html).toContain('Steineveien 17, 8340 Stamsund')
  })
})
