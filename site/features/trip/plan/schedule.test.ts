import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTravelInfo } from '#site/content/model/pages/travel-info-copy.ts'
import { wayBetween } from '#site/content/roads/way-queries.ts'
import { dropTime, emptyPlan, moveStop, type Plan, removeStop, reversePlan, setDayCount, stopsOf } from './plan.ts'
import {
  countingRules,
  isClockChanged,
  isPlaceForNight,
  minutesOfTime,
  orderByRoad,
  scheduleDay,
  type Visit,
} from './schedule.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', time: '16:30', place: 'moskenes' },
  departure: { date: '2027-07-09', place: 'svolvaer-airport' },
  days: [
    { stops: [{ ref: 'p.reine' }], bed: 'm.moskenes-camping' },
    {
      start: '10:00',
      stops: [
        { ref: 'p.henningsvaer', minutes: 60 },
        { ref: 'p.nusfjord', minutes: 60 },
      ],
    },
  ],
}

describe('a day of a plan', () => {
  it('begins a quarter of an hour after the ferry, with the drive of the road table', () => {
    const { starts, visits, from } = scheduleDay(plan, 0, atlas)
    const table = wayBetween('moskenes-quay', 'reine')
    expect(from?.ref).toBe('moskenes-quay')
    expect(starts).toBe(16 * 60 + 45)
    expect(visits[0]?.way?.minutes).toBe(Math.ceil(table.minutes / 5) * 5)
    expect(visits[0]?.arrives).toBe(starts + (visits[0]?.way?.minutes ?? 0))
  })

  it('begins at the bed of the night before and ends where the trip does', () => {
    const { from, goal, date } = scheduleDay(plan, 1, atlas)
    expect(from?.ref).toBe('m.moskenes-camping')
    expect(goal).toMatchObject({ ref: 'svolvaer-airport', kind: 'departure' })
    expect(date).toBe('2027-07-09')
  })

  it.each([
    ['t.ryten', false],
    ['a.kajakk', false],
    ['r.anitas-sjomat', false],
    ['x.gone', false],
    ['p.reine', true],
    ['c.reine', true],
    ['m.moskenes-camping', true],
    ['moskenes-quay', true],
  ])('after a day without a bed that ends at %s somebody may have slept there: %s', (ref, isPlace) => {
    expect(isPlaceForNight({ ref, place: atlas.find(ref) })).toBe(isPlace)
  })

  it('waits for a fixed time whatever comes before it, and lets go of it once the stop is elsewhere', () => {
    const stops = [{ ref: 'p.henningsvaer', minutes: 30 }, { ref: 'p.nusfjord', at: '15:00' }, { ref: 'p.reine' }]
    const fixed = { ...plan, days: [{ stops: [] }, { start: '10:00', stops }] }
    expect(scheduleDay(fixed, 1, atlas).visits[1]?.arrives).toBe(15 * 60)
    const without = removeStop(fixed, { day: 1, index: 0 })
    expect(scheduleDay(without, 1, atlas).visits[0]?.arrives).toBe(15 * 60)
    const times = (each: Plan) =>
      [...each.days.flatMap((day) => day.stops), ...each.waiting].flatMap(({ at }) => at ?? [])
    expect(times(moveStop(fixed, { day: 1, index: 1 }, { day: 0, index: 0 }))).toEqual([])
    expect(times(setDayCount(fixed, 1))).toEqual([])
    expect(times(reversePlan(fixed))).toEqual([])
    expect(times(orderByRoad(fixed, 1, atlas).plan).length).toBe(orderByRoad(fixed, 1, atlas).saved > 0 ? 0 : 1)
  })

  it('takes longer with a campervan, in the cold, and by bicycle', () => {
    const minutesWith = (changes: Partial<Plan>) => scheduleDay({ ...plan, ...changes }, 1, atlas).driveMinutes
    const usual = minutesWith({})
    expect(minutesWith({ means: { kind: 'camper' } })).toBeGreaterThan(usual)
    expect(minutesWith({ arrival: { ...plan.arrival, date: '2027-01-08' } })).toBeGreaterThan(usual)
    expect(minutesWith({ means: { kind: 'bike' } })).toBeGreaterThan(usual * 2)
  })

  it('takes as long by bus as the airport bus does, and waits for every ride but the one from a bed', () => {
    const known = readTravelInfo('en').transport.modes.find(({ id }) => id === 'bus')?.legs[0]?.minutes[0]
    const byBus: Plan = {
      ...emptyPlan,
      arrival: { date: '2027-02-11', place: 'evenes' },
      means: { kind: 'bus' },
      days: [
        { stops: [{ ref: 'p.svolvaer' }], bed: 'p.svolvaer' },
        { stops: [{ ref: 'p.henningsvaer' }, { ref: 'p.leknes' }] },
      ],
    }
    const { startMinutes, busWaitMinutes } = countingRules
    const [svolvaer] = scheduleDay(byBus, 0, atlas).visits
    expect(svolvaer?.way?.minutes).toBe(known)
    expect(svolvaer?.arrives).toBe(startMinutes + busWaitMinutes + (known ?? 0))
    const [henningsvaer, leknes] = scheduleDay(byBus, 1, atlas).visits
    const wait = (visit: Visit | undefined, since: number) => (visit?.arrives ?? 0) - (visit?.way?.minutes ?? 0) - since
    expect(wait(henningsvaer, startMinutes)).toBe(0)
    expect(wait(leknes, henningsvaer?.leaves ?? 0)).toBe(busWaitMinutes)
  })

  it('ends under the night sky where one sleeps, which makes no day longer', () => {
    const without: Plan = { ...plan, arrival: { ...plan.arrival, date: '2027-02-11' } }
    const [first, second] = without.days
    const withSky = scheduleDay(
      {
        ...without,
        days: [{ ...first, stops: [...(first?.stops ?? []), { ref: 'a.nordlys' }] }, second ?? { stops: [] }],
      },
      0,
      atlas,
    )
    const before = scheduleDay(without, 0, atlas)
    expect(withSky.visits.at(-1)?.arrives).toBe(countingRules.skyMinutes)
    expect(withSky.kilometres).toBeCloseTo(before.kilometres)
    expect(withSky.outMinutes).toBe(before.outMinutes)
  })

  it('has times that add up, for any plan', () => {
    fc.assert(
      fc.property(anyPlan, (any) => {
        for (const [index, day] of any.days.entries()) {
          const { date, starts, visits, goal, driveMinutes, outMinutes } = scheduleDay(any, index, atlas)
          // Nights in which the clock is changed have a test of their own.
          if (date && isClockChanged(date)) continue
          let clock = starts
          let waited = 0
          for (const [each, { stop, place, way, arrives, leaves }] of visits.entries()) {
            const fixed = stop.at === undefined ? 0 : minutesOfTime(stop.at)
            const there = Math.max(clock + (way?.minutes ?? 0), fixed)
            const isEvening = place?.isSky && each === visits.length - 1
            if (any.means.kind === 'bus' || isEvening) expect(arrives).toBeGreaterThanOrEqual(there)
            else expect(arrives).toBe(there)
            expect(leaves).toBeGreaterThanOrEqual(arrives)
            if (isEvening) waited += leaves - there
            clock = leaves
          }
          const end = goal ? clock + (goal.way?.minutes ?? 0) : clock
          if (any.means.kind !== 'bus') {
            expect(goal?.arrives ?? end).toBe(end)
            expect(outMinutes).toBe(end - starts - waited)
          } else expect(goal?.arrives ?? end).toBeGreaterThanOrEqual(end)
          expect(driveMinutes % 5).toBe(0)
          expect(visits).toHaveLength(day.stops.length)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('gets no longer when its stops are put in the order of the road, and loses none', () => {
    const before = scheduleDay(plan, 1, atlas).kilometres
    const { plan: ordered, saved } = orderByRoad(plan, 1, atlas)
    expect(stopsOf(ordered, 1).map(({ ref }) => ref)).toEqual(['p.nusfjord', 'p.henningsvaer'])
    expect(scheduleDay(ordered, 1, atlas).kilometres).toBeCloseTo(before - saved)
    fc.assert(
      fc.property(anyPlan, (any) => {
        for (const index of any.days.keys()) {
          const next = orderByRoad(any, index, atlas)
          expect(next.saved).toBeGreaterThanOrEqual(0)
          const bare = (each: Plan) => stopsOf(each, index).map(dropTime).toSorted(byRef)
          expect(bare(next.plan)).toEqual(bare(any))
        }
      }),
      { numRuns: 300 },
    )
  })
})

function byRef(
  one: { ref: string; minutes?: number | undefined },
  other: { ref: string; minutes?: number | undefined },
) {
  return one.ref.localeCompare(other.ref) || (one.minutes ?? -1) - (other.minutes ?? -1)
}

describe('the nights in which the clock is changed', () => {
  const night = (date: string, start: string): Plan => ({
    ...emptyPlan,
    arrival: { date, place: 'svolvaer-quay' },
    days: [{ start, stops: [{ ref: 'p.svolvaer', minutes: 240 }], bed: 'p.kabelvag' }],
  })
  const timesOf = (plan: Plan) => {
    const { visits, goal } = scheduleDay(plan, 0, atlas)
    const [visit] = visits
    return { arrives: visit?.arrives, leaves: visit?.leaves, minutes: visit?.minutes, goal: goal?.arrives }
  }
  const usual = timesOf(night('2027-07-10', '23:00'))

  it.each([
    ['2027-03-27', 60],
    ['2027-10-30', -60],
  ])('on %s a clock shows %i minutes more after four hours, which stay four hours', (date, shift) => {
    const winter = timesOf(night('2027-03-20', '23:00'))
    const changed = timesOf(night(date, '23:00'))
    expect(changed.arrives).toBe(winter.arrives)
    expect(changed.minutes).toBe(usual.minutes)
    expect(changed.leaves).toBe((winter.leaves ?? 0) + shift)
    expect(changed.goal).toBe((winter.goal ?? 0) + shift)
  })

  it('are nothing to a day that is over before, or begins after', () => {
    for (const date of ['2027-03-27', '2027-10-30', '2027-03-28', '2027-10-31'])
      expect(timesOf(night(date, '10:00')).leaves).toBe(timesOf(night('2027-03-20', '10:00')).leaves)
  })
})
