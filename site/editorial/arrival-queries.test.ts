import { describe, expect, it } from 'vitest'
import { arrivalsSchema, listArrivals } from './arrival-queries.ts'

describe('listArrivals', () => {
  it('gives the ways to a village from east to west', () => {
    const arrivals = listArrivals('Reine', 'no')
    expect(arrivals.map(({ id }) => id)[0]).toBe('evenes')
    expect(arrivals.at(-1)).toMatchObject({ name: 'Moskenes', by: 'ferje fra Bodø', minutes: 10 })
  })

  it('refuses a village that nobody has written ways for', () => {
    expect(() => listArrivals('Atlantis', 'no')).toThrow('villages.Atlantis is missing')
  })
})

describe('arrivalsSchema', () => {
  const arrivals = [
    { id: 'east', kilometre: -5, name: 'Øst', by: { no: 'ferje', en: 'ferry', de: 'Fähre' } },
    { id: 'west', kilometre: 5, name: 'Vest', by: { no: 'ferje', en: 'ferry', de: 'Fähre' } },
  ]
  const table = (villages: object) => ({ source: 'Our own', checkedOn: '2026-11-20', arrivals, villages })
  const explain = (value: object) => arrivalsSchema.safeParse(value).error?.issues[0]?.message

  it('misses a way', () => {
    expect(explain(table({ Reine: { east: [1, 2] } }))).toContain('the way from "west" is missing')
  })

  it('refuses a way from nowhere', () => {
    expect(explain(table({ Reine: { east: [1, 2], west: [1, 2], north: [1, 2] } }))).toContain('no arrival')
  })

  it('wants the order of the road', () => {
    expect(explain({ ...table({}), arrivals: arrivals.toReversed() })).toContain('in the order')
  })
})
