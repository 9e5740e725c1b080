import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addStop,
  countStops,
  dropTime,
  emptyPlan,
  insertDays,
  moveStop,
  type Plan,
  removeStop,
  reversePlan,
  type Spot,
  setDayCount,
  setMinutes,
  spotBeside,
  stopsOf,
} from './plan.ts'
import { anyPlan } from './trip-plan-examples.ts'

const anySpot: fc.Arbitrary<Spot> = fc.record({
  day: fc.oneof(fc.integer({ min: -1, max: 14 }), fc.constant<'waiting'>('waiting')),
  index: fc.integer({ min: -2, max: 10 }),
})

const listRefs = (plan: Plan) =>
  [...plan.days.flatMap(({ stops }) => stops), ...plan.waiting].map(({ ref }) => ref).sort()

describe('operations on a plan', () => {
  it('keep every stop wherever one is moved, even to a day that is not there', () => {
    fc.assert(
      fc.property(anyPlan, anySpot, anySpot, (plan, from, to) => {
        expect(listRefs(moveStop(plan, from, to))).toEqual(listRefs(plan))
      }),
    )
  })

  it('put in and take out one stop, and nothing else', () => {
    fc.assert(
      fc.property(anyPlan, anySpot, (plan, spot) => {
        expect(countStops(addStop(plan, { ref: 'p.reine' }, spot))).toBe(countStops(plan) + 1)
        const isThere = stopsOf(plan, spot.day)[spot.index] !== undefined
        expect(countStops(removeStop(plan, spot))).toBe(countStops(plan) - (isThere ? 1 : 0))
      }),
    )
  })

  it('put the days of another plan into the empty ones and behind the last, and keep every stop and bed', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, (plan, other) => {
        const joined = insertDays(plan, other)
        expect(listRefs(joined)).toEqual([...listRefs(plan), ...listRefs(other)].sort())
        const bedsOf = ({ days }: Plan) => days.flatMap(({ bed }) => bed ?? [])
        expect(bedsOf(joined).sort()).toEqual([...bedsOf(plan), ...bedsOf(other)].sort())
        expect(joined.days.length).toBeGreaterThanOrEqual(plan.days.length)
      }),
    )
    const own = { ...emptyPlan, days: [{ stops: [{ ref: 'p.reine' }] }, { start: '08:00', stops: [] }] }
    const other = { days: [{ stops: [{ ref: 'p.a' }], bed: 'c.reine' }, { stops: [{ ref: 't.ryten' }] }], waiting: [] }
    expect(insertDays(own, other).days).toEqual([
      own.days[0],
      { start: '08:00', stops: [{ ref: 'p.a' }], bed: 'c.reine' },
      { stops: [{ ref: 't.ryten' }] },
    ])
  })

  it('turn a trip round without losing anything, and back again', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const turned = reversePlan(plan)
        expect(listRefs(turned)).toEqual(listRefs(plan))
        expect(turned.days.map(({ bed }) => bed).toSorted()).toEqual(plan.days.map(({ bed }) => bed).toSorted())
        const untimed = plan.days.map((day) => ({ ...day, stops: day.stops.map(dropTime) }))
        expect(reversePlan(turned)).toEqual({ ...plan, days: untimed })
      }),
    )
    const plan = {
      ...emptyPlan,
      arrival: { date: '2027-07-08', place: 'moskenes' },
      departure: { place: 'evenes' },
      days: [{ stops: [{ ref: 'p.a' }], bed: 'c.reine' }, { stops: [{ ref: 'p.reine' }, { ref: 'p.nusfjord' }] }],
    }
    expect(reversePlan(plan)).toMatchObject({
      arrival: { date: '2027-07-08', place: 'evenes' },
      departure: { place: 'moskenes' },
      days: [{ stops: [{ ref: 'p.nusfjord' }, { ref: 'p.reine' }], bed: 'c.reine' }, { stops: [{ ref: 'p.a' }] }],
    })
    // What ends a day still does.
    expect(reversePlan(plan, ({ ref }) => ref === 'p.nusfjord').days[0]?.stops).toEqual(plan.days[1]?.stops)
  })

  it('keep stops and beds of days that fall away', () => {
    fc.assert(
      fc.property(anyPlan, fc.integer({ min: -5, max: 500 }), (plan, count) => {
        const changed = setDayCount(plan, count)
        const gone = plan.days.slice(changed.days.length)
        expect(changed.days).toHaveLength(Math.min(400, Math.max(0, count)))
        expect(countStops(changed)).toBe(countStops(plan) + gone.filter(({ bed }) => bed).length)
      }),
    )
  })

  it('lead a stop step by step through the days and back', () => {
    const plan = addStop(
      addStop(setDayCount(emptyPlan, 2), { ref: 'a' }, { day: 0, index: 0 }),
      { ref: 'b' },
      { day: 1, index: 0 },
    )
    const over = spotBeside(plan, { day: 0, index: 0 }, 1)
    expect(over).toEqual({ day: 1, index: 0 })
    const moved = over ? moveStop(plan, { day: 0, index: 0 }, over) : plan
    expect(stopsOf(moved, 1).map(({ ref }) => ref)).toEqual(['a', 'b'])
    expect(spotBeside(moved, { day: 1, index: 0 }, -1)).toEqual({ day: 0, index: 0 })
    expect(spotBeside(moved, { day: 1, index: 1 }, 1)).toBeUndefined()
  })

  it('never set minutes that a link cannot carry', () => {
    fc.assert(
      fc.property(anyPlan, fc.double(), (plan, minutes) => {
        const changed = setMinutes(
          addStop(plan, { ref: 'p.reine' }, { day: 'waiting', index: 0 }),
          { day: 'waiting', index: 0 },
          minutes,
        )
        const set = changed.waiting[0]?.minutes ?? -1
        expect(Number.isInteger(set) && set >= 0 && set <= 9999).toBe(true)
      }),
    )
  })
})
