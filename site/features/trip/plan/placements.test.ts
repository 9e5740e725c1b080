import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPlacements, removeEverywhere } from './placements.ts'
import { emptyPlan, type Plan, stopsOf } from './plan.ts'
import { anyPlan } from './trip-plan-examples.ts'

const plan: Plan = {
  ...emptyPlan,
  days: [
    { stops: [{ ref: 'p.reine' }, { ref: 't.ryten' }], bed: 'c.reine' },
    { stops: [{ ref: 't.ryten' }], bed: 'c.reine' },
    { stops: [] },
  ],
  waiting: [{ ref: 't.ryten' }],
}

describe('where a stop is in a plan', () => {
  it('is every day, the nights, and the list without a day', () => {
    expect(findPlacements(plan, 't.ryten')).toEqual({
      spots: [
        { day: 0, index: 1 },
        { day: 1, index: 0 },
        { day: 'waiting', index: 0 },
      ],
      nights: [],
    })
    expect(findPlacements(plan, 'c.reine').nights).toEqual([0, 1])
    expect(findPlacements(plan, 'p.nusfjord')).toEqual({ spots: [], nights: [] })
  })

  it('is nowhere once it is removed, and everything else stays, in any plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(40), (any, pick) => {
        const refs = any.days.flatMap(({ stops, bed }) => [...stops.map(({ ref }) => ref), ...(bed ? [bed] : [])])
        const ref = refs[pick % Math.max(1, refs.length)] ?? 'p.reine'
        const left = removeEverywhere(any, ref)
        expect(findPlacements(left, ref)).toEqual({ spots: [], nights: [] })
        for (const [index] of any.days.entries())
          expect(stopsOf(left, index)).toEqual(stopsOf(any, index).filter((stop) => stop.ref !== ref))
      }),
    )
  })
})
