import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countStops, emptyPlan, type Plan } from './plan.ts'
import { planForRain } from './rain-day.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

const july: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'leknes-airport' },
  days: [
    { stops: [{ ref: 'p.reine' }, { ref: 't.reinebringen', minutes: 200 }], bed: 'c.reine' },
    { stops: [{ ref: 'p.a' }] },
  ],
}

describe('a day for rain', () => {
  it('keeps the village, puts something indoors in the place of the walk, and keeps the walk for another day', () => {
    const rain = planForRain(july, 0, atlas)
    expect(rain?.plan.waiting).toEqual([{ ref: 't.reinebringen', minutes: 200 }])
    expect(rain?.plan.days[0]?.stops[0]).toEqual({ ref: 'p.reine' })
    expect(rain?.plan.days[0]?.stops.slice(1).every(({ ref }) => atlas.find(ref)?.isIndoor)).toBe(true)
    expect(rain?.plan.days[1]).toBe(july.days[1])
  })

  it('is not made where rain changes nothing', () => {
    expect(planForRain(july, 1, atlas)).toBeUndefined()
    expect(planForRain(july, 7, atlas)).toBeUndefined()
  })

  it('sends nobody to a house that is shut on that day', () => {
    const december = {
      ...july,
      arrival: { ...july.arrival, date: '2027-12-12' },
      days: [{ ...july.days[0], stops: [{ ref: 't.munkebu' }] }],
    }
    expect(planForRain(december, 0, atlas)?.plan.days[0]?.stops.map(({ ref }) => ref)).not.toContain('a.museene-pa-a')
  })

  it('loses no stop, whatever the plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(12), (plan, day) => {
        const rain = planForRain(plan, day, atlas)
        if (rain) expect(countStops(rain.plan)).toBe(countStops(plan) + rain.added)
      }),
      { numRuns: 40 },
    )
  })
})
