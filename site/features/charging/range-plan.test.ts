import { describe, expect, it } from 'vitest'
import { readEvCharging } from '#site/content/model/pages/ev-charging-copy.ts'
import { stations } from '#site/content/model/station-queries.ts'
import { listLegs } from '#site/content/roads/way-queries.ts'
import { listRangeChargers } from './list-range-chargers.ts'
import { findFallback, minutesToCharge, planRange, type RangeCharger, type RangeTrip } from './range-plan.ts'

const legs = [
  { from: 'a', to: 'b', kilometres: 50, minutes: 60 },
  { from: 'b', to: 'c', kilometres: 50, minutes: 60 },
  { from: 'c', to: 'd', kilometres: 50, minutes: 60 },
  { from: 'b', to: 'aside', kilometres: 30, minutes: 30 },
]
// 20 kWh per 100 km of 40 kWh: every leg takes 25 percent.
const trip: RangeTrip = { from: 'a', to: 'd', battery: 40, charge: 100, consumption: 20 }
const plan = (
  changes: Partial<RangeTrip>,
  chargers = [
    { at: 'b', isSure: true },
    { at: 'c', isSure: true },
  ],
) => planRange(legs, chargers, { ...trip, ...changes })

describe('planRange', () => {
  it('says enough when the reserve is left, with what is left at every stop', () => {
    expect(plan({})).toEqual({
      kind: 'enough',
      stops: [
        { at: 'b', isBack: false, kilometres: 50, arrival: 75 },
        { at: 'c', isBack: false, kilometres: 100, arrival: 50 },
        { at: 'd', isBack: false, kilometres: 150, arrival: 25 },
      ],
    })
  })

  it('charges at the farthest charger that is reached with the reserve', () => {
    expect(plan({ charge: 80 })).toMatchObject({ kind: 'charge', at: [{ at: 'c', needed: 40 }] })
    expect(plan({ charge: 64 })).toMatchObject({ kind: 'charge', at: [{ at: 'b', needed: 65 }] })
  })

  it('charges more than once where one charge does not last', () => {
    const twice = plan({ battery: 20, charge: 100 })
    expect(twice).toMatchObject({
      kind: 'charge',
      at: [
        { at: 'b', needed: 65 },
        { at: 'c', needed: 65 },
      ],
    })
  })

  it('plans with chargers that were confirmed lately, and with others only when it must', () => {
    const chargers = [
      { at: 'b', isSure: true },
      { at: 'c', isSure: false },
    ]
    expect(plan({ charge: 80 }, chargers)).toMatchObject({ at: [{ at: 'b' }] })
    expect(plan({ charge: 80 }, [{ at: 'c', isSure: false }])).toMatchObject({ at: [{ at: 'c' }] })
  })

  it('takes one that is only reported to work where those confirmed do not do', () => {
    const chargers = [
      { at: 'b', isSure: true },
      { at: 'c', isSure: false, isWorking: true },
    ]
    expect(plan({ charge: 80 }, chargers)).toMatchObject({ at: [{ at: 'b' }] })
    expect(plan({ charge: 80 }, chargers.slice(1))).toMatchObject({ at: [{ at: 'c' }] })
    // Nothing but a fuller battery leads to the one that is sure; that is asked for first.
    const swapped = chargers.map((charger, index) => ({ ...charger, at: index === 0 ? 'c' : 'b' }))
    expect(plan({ charge: 20 }, swapped)).toMatchObject({ kind: 'notEnough', needed: 65, at: [{ at: 'c' }] })
  })

  it('says not enough, with what would be', () => {
    expect(plan({ charge: 20 })).toMatchObject({ kind: 'notEnough', needed: 40, at: [{ at: 'b', needed: 65 }] })
    expect(plan({ charge: 20 }, [])).toMatchObject({ kind: 'notEnough', needed: 90, at: [] })
    expect(plan({ charge: 100, battery: 20 }, [])).toMatchObject({ kind: 'notEnough', needed: 165 })
    expect(plan({ charge: 20 }).stops.at(-1)?.arrival).toBe(-55)
  })

  it('leaves out chargers off the way, and counts those at the ends as no stop', () => {
    const chargers = ['a', 'aside', 'd'].map((at) => ({ at, isSure: true }))
    expect(plan({}, chargers).stops.map(({ at }) => at)).toEqual(['d'])
  })
})

describe('a charger that cannot be used', () => {
  const chargers = [
    { at: 'b', isSure: true },
    { at: 'c', isSure: true },
    { at: 'aside', isSure: true },
  ]
  const fallbackAt = (changes: Partial<RangeTrip>, at: string, isBack = false, among: RangeCharger[] = chargers) => {
    const there: RangeTrip = { ...trip, ...changes }
    const { stops } = planRange(legs, among, there)
    const stop = stops.find((each) => each.at === at && each.isBack === isBack)
    return stop && findFallback(legs, among, there, stops, stop)
  }

  it('has the next one ahead that is reached with the reserve, and never one behind', () => {
    expect(fallbackAt({ charge: 80 }, 'b')).toEqual({ at: 'c', isBack: false, kilometres: 50, arrival: 30 })
    expect(fallbackAt({ charge: 80 }, 'c')).toBeUndefined()
    expect(fallbackAt({ charge: 60 }, 'b')).toBeUndefined()
  })

  it('has one on the way back, told by the road round the turning point', () => {
    const among = [
      { at: 'b', isSure: false },
      { at: 'c', isSure: true },
    ]
    const back = { to: 'c', isReturn: true }
    expect(fallbackAt({ ...back, charge: 95 }, 'c', false, among)).toEqual({
      at: 'b',
      isBack: true,
      kilometres: 50,
      arrival: 20,
    })
    expect(fallbackAt({ ...back, charge: 80 }, 'c', false, among)).toBeUndefined()
  })

  it('has one that was confirmed lately before a nearer one that was not', () => {
    const long = [...legs, { from: 'd', to: 'e', kilometres: 20, minutes: 24 }]
    const among = ['b', 'c', 'd'].map((at) => ({ at, isSure: at !== 'c' }))
    const there: RangeTrip = { ...trip, to: 'e', charge: 98 }
    const { stops } = planRange(long, among, there)
    expect(stops[0] && findFallback(long, among, there, stops, stops[0])?.at).toBe('d')
    const unsure = among.slice(0, 2)
    const least = planRange(long, unsure, there)
    expect(least.stops[0] && findFallback(long, unsure, there, least.stops, least.stops[0])?.at).toBe('c')
  })
})

describe('the time it takes to charge', () => {
  it('is that of the energy at what the charger and a car can do, and unknown with the power', () => {
    expect(minutesToCharge(trip, 20, 70, 50)).toBe(25)
    expect(minutesToCharge(trip, 20, 70, 250)).toBe(20)
    expect(minutesToCharge(trip, 20, 70, undefined)).toBeUndefined()
  })
})

describe('a way there and back', () => {
  const charger = { at: 'b', isSure: true }

  it('comes past everything twice, and ends where it began', () => {
    expect(plan({ to: 'c', isReturn: true }, [charger])).toEqual({
      kind: 'charge',
      stops: [
        { at: 'b', isBack: false, kilometres: 50, arrival: 75, withCharging: 75 },
        { at: 'c', isBack: false, kilometres: 100, arrival: 50, withCharging: 50 },
        { at: 'b', isBack: true, kilometres: 150, arrival: 25, withCharging: 25 },
        // Charged to 40 percent, one is back with the reserve.
        { at: 'a', isBack: true, kilometres: 200, arrival: 0, withCharging: 15 },
      ],
      at: [{ at: 'b', isBack: true, needed: 40 }],
    })
    expect(plan({ to: 'b', isReturn: true }, [])).toMatchObject({ kind: 'enough' })
  })

  it('charges where it turns, if it can', () => {
    const turning = plan({ to: 'c', isReturn: true }, [{ at: 'c', isSure: true }])
    expect(turning).toMatchObject({ kind: 'charge', at: [{ at: 'c', isBack: false, needed: 65 }] })
  })

  it('counts what lies aside of the turning point both ways', () => {
    const aside = plan({ to: 'aside', isReturn: true }, [])
    expect(aside.stops.map(({ kilometres }) => kilometres)).toEqual([80, 160])
  })

  it('says what one has to start with', () => {
    expect(plan({ charge: 30, isReturn: true })).toMatchObject({
      kind: 'notEnough',
      needed: 40,
      at: [
        { at: 'b', isBack: false },
        { at: 'c', isBack: false },
        { at: 'c', isBack: true },
      ],
    })
  })
})

describe('the chargers of the guide', () => {
  const chargers = listRangeChargers(
    stations.list('no'),
    readEvCharging('no').figures.gateways,
    'no',
    new Date('2026-11-23'),
  )

  it('are one a place, and those of old lists are not planned with', () => {
    expect(Object.fromEntries(chargers.map(({ at, isSure }) => [at, isSure]))).toEqual({
      svolvaer: true,
      reine: true,
      evenes: true,
      leknes: false,
    })
  })

  it('are used by what is confirmed: Svolvær to Å and back in November with 350 km charges in Reine, Leknes working or not', () => {
    for (const isWorking of [true, false]) {
      const now = chargers.map((charger) => ({ ...charger, isWorking: charger.at === 'leknes' && isWorking }))
      const there = {
        from: 'svolvaer',
        to: 'a',
        isReturn: true,
        battery: 59.5,
        charge: 90,
        consumption: 17,
        temperature: 2,
      }
      const found = planRange(listLegs(), now, there)
      expect(found).toMatchObject({ kind: 'charge', at: [{ at: 'reine', isBack: true }] })
      const stop = found.stops.find(({ at, isBack }) => at === 'reine' && isBack)
      const fallback = stop && findFallback(listLegs(), now, there, found.stops, stop)
      expect(fallback).toMatchObject({ at: 'leknes', isBack: true })
      expect(fallback?.arrival).toBeGreaterThanOrEqual(15)
    }
  })

  it('bring an ordinary car from Evenes to Å in January, with a charge in Svolvær', () => {
    const winter = { from: 'evenes', to: 'a', battery: 60, charge: 90, consumption: 17, temperature: -1 }
    const plan = planRange(listLegs(), chargers, winter)
    expect(plan).toMatchObject({ kind: 'charge', at: [{ at: 'svolvaer' }] })
    expect(plan.stops.map(({ at }) => at)).toEqual(['svolvaer', 'leknes', 'reine', 'a'])
  })
})
