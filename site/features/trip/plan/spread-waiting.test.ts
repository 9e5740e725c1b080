import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyPlan, type Plan } from './plan.ts'
import { scheduleDay } from './schedule.ts'
import { spreadWaiting } from './spread-waiting.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

const listRefs = (plan: Plan) =>
  [...plan.days.flatMap(({ stops }) => stops), ...plan.waiting].map(({ ref }) => ref).toSorted()

describe('spreading the stops without a day', () => {
  it('keeps every stop and changes no other', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const spread = spreadWaiting(plan, atlas)
        expect(listRefs(spread)).toEqual(listRefs(plan))
        for (const [index, { stops }] of plan.days.entries()) {
          const now = spread.days[index]?.stops ?? []
          expect(now.filter((stop) => stops.includes(stop))).toEqual(stops)
        }
      }),
    )
  })

  const west = { stops: [{ ref: 'p.reine' }], bed: 'p.reine' }
  const east = { stops: [{ ref: 'p.svolvaer' }], bed: 'p.svolvaer' }
  const plan = { ...emptyPlan, days: [west, east], waiting: [{ ref: 'p.kabelvag' }, { ref: 'p.a' }] }

  it('gives each the day that passes it', () => {
    const { days, waiting } = spreadWaiting(plan, atlas)
    expect(waiting).toEqual([])
    expect(days[0]?.stops.map(({ ref }) => ref)).toContain('p.a')
    expect(days[1]?.stops.map(({ ref }) => ref)).toContain('p.kabelvag')
  })

  it('leaves what no day has room for, and what this edition does not know', () => {
    const full = { ...west, stops: [{ ref: 'p.reine', minutes: 600 }] }
    const crowded = { ...plan, days: [full, { ...east, stops: [{ ref: 'p.svolvaer', minutes: 600 }] }] }
    expect(spreadWaiting(crowded, atlas).waiting).toHaveLength(2)
    expect(spreadWaiting({ ...plan, waiting: [{ ref: 'p.gone' }] }, atlas).waiting).toEqual([{ ref: 'p.gone' }])
    for (const index of [0, 1])
      expect(scheduleDay(spreadWaiting(plan, atlas), index, atlas).outMinutes).toBeLessThanOrEqual(600)
  })

  it('gives none a day before its season, and the northern lights the first evening', () => {
    const days = [{ ...east }, { ...east }]
    const waiting = [{ ref: 'a.skreifiske' }, { ref: 'a.nordlys' }]
    const from = (date: string) => spreadWaiting({ ...plan, arrival: { date }, days, waiting }, atlas)
    expect(from('2027-02-11').waiting).toEqual([{ ref: 'a.skreifiske' }])
    expect(from('2027-02-11').days[0]?.stops.at(-1)).toEqual({ ref: 'a.nordlys' })
    expect(from('2027-02-15').waiting).toEqual([])
    expect(from('2027-07-11').waiting).toHaveLength(2)
  })

  it('fills an empty day where no day goes anywhere yet', () => {
    const empty = { ...emptyPlan, days: [{ stops: [] }, { stops: [] }], waiting: [{ ref: 'p.a' }] }
    expect(spreadWaiting(empty, atlas).days[0]?.stops).toEqual([{ ref: 'p.a' }])
  })
})
