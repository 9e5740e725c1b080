import { describe, expect, it } from 'vitest'
import { readRoad } from '#site/content/model/road-queries.ts'
import { nameOfPoint, networkSchema, pointOfVillage, wayBetween } from './way-queries.ts'

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
    }
    expect(networkSchema.safeParse(network).error?.issues[0]?.message).toContain('no leg leads there')
  })
})
