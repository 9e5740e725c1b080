import { describe, expect, it } from 'vitest'
import { readRoad } from '#site/content/model/road-queries.ts'
import { listBridges, nameOfPoint, networkSchema, pointOfVillage, wayBetween } from './way-queries.ts'

describe('the road network', () => {
  it('has one distance from end to end, whichever way it is added up', () => {
    const between = (from: string, to: string) => Math.round(wayBetween(from, to).kilometres)
    expect(between('svolvaer', 'leknes') + between('leknes', 'a')).toBe(between('svolvaer', 'a'))
    // The posts of the E10 agree with the table (docs/decisions/roads.md).
    expect(readRoad().stops.at(-1)).toMatchObject({ id: 'a', kilometre: 132 })
    expect(between('svolvaer', 'a')).toBe(132)
  })

  it('refuses what is not on it', () => {
    expect(() => wayBetween('svolvaer', 'atlantis')).toThrow('no road leads')
    expect(() => pointOfVillage('Atlantis')).toThrow('places has no "Atlantis"')
    expect(() => nameOfPoint('j-reine')).toThrow('places has no "j-reine"')
  })

  it('wants a road to every place', () => {
    const network = {
      source: 'Our own',
      checkedOn: '2026-11-20',
      places: { a: 'Å', b: 'Borg' },
      legs: [['a', 'c', 1, 1]],
      bridges: [
        {
          id: 'strait',
          name: 'Strait',
          leg: ['a', 'b'],
          judgedBy: ['reine'],
          source: 'Our own',
          checkedOn: '2026-11-20',
        },
      ],
    }
    const said = networkSchema.safeParse(network).error?.issues.map(({ message }) => message)
    expect(said?.join('\n')).toContain('no leg leads there')
    expect(said?.join('\n')).toContain('is missing, and has a forecast')
    expect(said?.join('\n')).toContain('strait: no such leg')
    expect(said?.join('\n')).toContain('no bridge says at which gusts')
  })

  it('knows at which gusts bridges are shut', () => {
    // The one whose limit nobody says is taken to be shut at the lowest that is known.
    expect(listBridges().map(({ closesAt }) => closesAt)).toEqual([28, 28, 28])
  })
})
