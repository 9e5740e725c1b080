import { describe, expect, it } from 'vitest'
import { findDayOnTheWay, findDetour, putOnTheWay, spotOfLeastWay } from './detours.ts'
import { emptyPlan, type Plan, spotBeside } from './plan.ts'
import { scheduleDay } from './schedule.ts'
import { atlas } from './trip-plan-examples.ts'

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'moskenes' },
  departure: { date: '2027-07-10', place: 'svolvaer-airport' },
  days: [
    { stops: [{ ref: 'p.reine' }], bed: 'm.moskenes-camping' },
    { stops: [{ ref: 'p.nusfjord' }, { ref: 'p.henningsvaer' }] },
    { stops: [] },
  ],
}

function detourOf(ref: string, day: number) {
  const place = atlas.find(ref)
  return place && findDetour(scheduleDay(plan, day, atlas), place, atlas)
}

describe('the detour to a stop', () => {
  it('is as long as the day gets longer where the stop is put in', () => {
    const detour = detourOf('t.ryten', 1)
    const stops = (plan.days[1]?.stops ?? []).toSpliced(detour?.index ?? 0, 0, { ref: 't.ryten' })
    const longer: Plan = { ...plan, days: plan.days.map((day, each) => (each === 1 ? { ...day, stops } : day)) }
    const before = scheduleDay(plan, 1, atlas).kilometres
    expect(scheduleDay(longer, 1, atlas).kilometres - before).toBeCloseTo(detour?.kilometres ?? 0)
  })

  it('leads a stop to the day that passes it, between the stops where it is shortest', () => {
    expect(findDayOnTheWay(plan, 't.ryten', atlas)).toMatchObject({ day: 1, index: 0 })
    expect(findDayOnTheWay(plan, 't.ryten', atlas, (day) => day !== 1)).toBeUndefined()
  })

  it('comes after a boat of the early morning, whichever way a stop gets to its day', () => {
    const boat: Plan = {
      ...plan,
      days: [
        { stops: [{ ref: 'p.reine' }], bed: 'p.svolvaer' },
        {
          start: '06:30',
          stops: [
            { ref: 't.skrova', at: '07:00' },
            { ref: 'p.henningsvaer', at: '19:00' },
          ],
        },
      ],
    }
    for (const ref of ['p.reine', 'p.svolvaer', 't.ryten', 'a.kajakk'])
      expect(spotOfLeastWay(boat, ref, 1, atlas).index, ref).toBeGreaterThan(0)
    expect(spotBeside(boat, { day: 0, index: 0 }, 1)).toEqual({ day: 1, index: 1 })
    // An evening's table is no such boat.
    const dinner: Plan = {
      ...boat,
      days: [{ stops: [{ ref: 'p.reine' }] }, { stops: [{ ref: 'p.leknes', at: '19:00' }] }],
    }
    expect(spotBeside(dinner, { day: 0, index: 0 }, 1)).toEqual({ day: 1, index: 0 })
  })

  it('leads nowhere without a road, or in a plan without days', () => {
    expect(findDayOnTheWay(plan, 'q.unknown', atlas)).toBeUndefined()
    expect(findDayOnTheWay(emptyPlan, 'p.reine', atlas)).toBeUndefined()
    expect(findDayOnTheWay(plan, 'o.69.6500.18.9500.Tromso', atlas)).toBeUndefined()
  })
})

describe('a stop that is moved to a day', () => {
  it('goes where it lengthens the way least, and last where nothing is known of a way', () => {
    expect(spotOfLeastWay(plan, 't.ryten', 1, atlas)).toEqual({ day: 1, index: 0 })
    expect(spotOfLeastWay(plan, 'p.svolvaer', 1, atlas)).toEqual({ day: 1, index: 2 })
    expect(spotOfLeastWay(plan, 'q.unknown', 1, atlas)).toEqual({ day: 1, index: 2 })
    expect(spotOfLeastWay(plan, 't.ryten', 'waiting', atlas)).toEqual({ day: 'waiting', index: 0 })
  })
})

describe('what the first press adds', () => {
  it('goes where the road passes, else waits for a day', () => {
    expect(putOnTheWay(emptyPlan, 't.ryten', atlas).waiting).toEqual([{ ref: 't.ryten' }])
    const added = putOnTheWay(plan, 't.ryten', atlas)
    expect(added.days[1]?.stops.map(({ ref }) => ref)).toEqual(['t.ryten', 'p.nusfjord', 'p.henningsvaer'])
    expect(added.waiting).toEqual([])
  })

  it('is a free night of the way for a bed, and takes no other bed its night', () => {
    const bed = atlas.stops.find(({ ref, name }) => ref.startsWith('h.') && /henningsv/i.test(name))?.ref ?? ''
    const once = putOnTheWay(plan, bed, atlas)
    expect(once.days[1]?.bed).toBe(bed)
    expect(once.days[0]?.bed).toBe('m.moskenes-camping')
    expect(putOnTheWay({ ...once }, bed, atlas).waiting).toEqual([{ ref: bed }])
  })
})
