import { describe, expect, it } from 'vitest'
import { readRoad } from '#site/content-model/road-queries.ts'
import { nameOfPoint, networkSchema, pointOfVillage, wayBetween } from './way-queries.ts'

describe('the road network', () => {
  it('adds up to the kilometres of the E10 strip, within one', () => {
    for (const stop of readRoad().stops.filter(({ isWater }) => !isWater)) {
      const { kilometres } = wayBetween('svolvaer', stop.id)
      expect(Math.abs(kilometres - stop.kilometre - (stop.offRoad ?? 0)), stop.name).toBeLessThanOrEqual(1)
    }
  })

  it('adds up to the minutes of the E10 strip', () => {
    expect(wayBetween('svolvaer', 'a').minutes).toBe(readRoad().minutes)
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
