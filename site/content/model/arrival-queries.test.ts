import { describe, expect, it } from 'vitest'
import { mapLanguages } from '#contract/languages.ts'
import { arrivalsSchema, listArrivals, refuseOtherKilometre } from './arrival-queries.ts'

describe('listArrivals', () => {
  it('gives the ways to a village from east to west', () => {
    const arrivals = listArrivals('Reine', 'no')
    expect(arrivals.map(({ id }) => id)[0]).toBe('evenes')
    expect(arrivals.at(-1)).toMatchObject({ name: 'Moskenes', by: 'ferje fra Bodø', kilometres: 7, minutes: 10 })
  })

  it('leaves out what is a walk away', () => {
    expect(listArrivals('Moskenes', 'en').map(({ id }) => id)).not.toContain('moskenes')
    expect(listArrivals('Svolvær', 'en').every(({ kilometres }) => kilometres > 1)).toBe(true)
  })

  it('refuses a village that no road leads to', () => {
    expect(() => listArrivals('Atlantis', 'no')).toThrow('places has no "Atlantis"')
  })
})

describe('arrivalsSchema', () => {
  const arrivals = [
    { id: 'east', at: 'a', kilometre: -5, name: 'Øst', by: mapLanguages(() => 'ferry') },
    { id: 'west', at: 'b', kilometre: 5, name: 'Vest', by: mapLanguages(() => 'ferry') },
  ]
  const explain = (value: object) => arrivalsSchema.safeParse(value).error?.issues[0]?.message

  it('wants the order of the road', () => {
    expect(explain({ arrivals })).toBeUndefined()
    expect(explain({ arrivals: arrivals.toReversed() })).toContain('in the order')
  })
})

describe('refuseOtherKilometre', () => {
  const source = { source: 'Our own', checkedOn: '2026-11-20' }
  const file = 'content/restaurants/fangst/facts.yaml'
  const refuse = (kilometre: number) => () =>
    refuseOtherKilometre({ village: 'Ballstad', road: { kilometre, offRoad: 8, ...source } }, file)

  it('takes the kilometre that the road table gives the village', () => {
    expect(refuse(71)).not.toThrow()
    expect(() => refuseOtherKilometre({ village: 'Ballstad' }, file)).not.toThrow()
  })

  it('refuses another, and says which', () => {
    expect(refuse(72)).toThrow(`${file}: road.kilometre is 72`)
    expect(refuse(72)).toThrow('Write 71.')
  })
})
