import { describe, expect, it } from 'vitest'
import { exampleForecasts, exampleHours, exampleNow } from '#site/features/today/parts/today-examples.ts'
import { findDriest, listColumns, sumColumn } from './dry-hours.ts'

describe('columns of a day', () => {
  it('are three hours long from six to midnight, without those that ended', () => {
    expect(listColumns('2026-11-23', exampleNow).map(({ hour }) => hour)).toEqual([12, 15, 18, 21])
    expect(listColumns('2026-11-24', exampleNow).map(({ hour }) => hour)).toEqual([6, 9, 12, 15, 18, 21])
  })

  it('keep their hours on the days that clocks change', () => {
    const columns = listColumns('2027-03-28', Date.parse('2027-03-27T12:00:00Z'))
    expect(new Date(columns[0]?.start ?? 0).toISOString()).toBe('2027-03-28T04:00:00.000Z')
    expect(columns).toHaveLength(6)
  })
})

describe('a cell', () => {
  const column = { start: exampleNow + 2 * 3_600_000, end: exampleNow + 5 * 3_600_000, hour: 15 }

  it('sums the rain, and has the strongest gust with where it comes from', () => {
    const hours = exampleHours([0, 0, 0.4, 1.2, 0.3])
    const stormy = hours.map((hour, index) => (index === 3 ? { ...hour, gust: 31, windFromDirection: 270 } : hour))
    expect(sumColumn(stormy, column, exampleNow)).toEqual({ rain: 1.9, wind: 6, gust: 31, from: 270, degrees: 4 })
  })

  it('says nothing when an hour is missing or its rain is not known', () => {
    expect(sumColumn(exampleHours([1]).slice(0, 4), column, exampleNow).rain).toBeNull()
    expect(sumColumn(exampleHours([1], { precipitation: null }), column, exampleNow).rain).toBeNull()
  })

  it('takes the wind where there is no gust', () => {
    expect(sumColumn(exampleHours([0], { gust: null }), column, exampleNow).gust).toBe(6)
  })
})

describe('the driest place', () => {
  it('is the one with the least rain until another one is drier', () => {
    const places = exampleForecasts({ reine: exampleHours([0, 0, 0, 4]), svolvaer: exampleHours([1, 1, 1, 0]) })
    // Reine is dry until 16, and by 17 has had more than Svolvær.
    expect(findDriest(places, exampleNow)).toMatchObject({ kind: 'driest', places: ['reine'], rain: 0, until: 16 })
  })

  it('is two places when a forecast cannot tell them apart', () => {
    const places = exampleForecasts({ reine: exampleHours([0.1, 0]), leknes: exampleHours([0.2, 0]) })
    expect(findDriest(places, exampleNow)).toMatchObject({ places: ['reine', 'leknes'], rain: 0.1, until: 24 })
  })

  it('is everywhere, or nowhere', () => {
    expect(findDriest(exampleForecasts({}, [0]), exampleNow)?.kind).toBe('dry')
    expect(findDriest(exampleForecasts({}, [3]), exampleNow)?.kind).toBe('wet')
  })

  it('is not named when a place lacks an hour of today', () => {
    expect(findDriest(exampleForecasts({ reine: exampleHours([0]).slice(0, 5) }), exampleNow)).toBeNull()
    expect(findDriest([], exampleNow)).toBeNull()
  })

  it('comes with where it blows most today', () => {
    const places = exampleForecasts({ ballstad: exampleHours([1], { gust: 24 }) })
    expect(findDriest(places, exampleNow)?.windiest).toEqual({ place: 'ballstad', gust: 24 })
  })
})
