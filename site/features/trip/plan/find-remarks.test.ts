import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindsOfPlans, type RemarkKind } from '#site/content/model/remark-kinds.ts'
import { findBetterPlace } from './find-better-place.ts'
import { findRemarks } from './find-remarks.ts'
import { countStops, emptyPlan, type Plan } from './plan.ts'
import type { Remark } from './remark.ts'
import { scheduleDay } from './schedule.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

function remarksOf(plan: Plan): Remark[] {
  const schedules = plan.days.map((_, index) => scheduleDay(plan, index, atlas))
  return findRemarks(plan, schedules, atlas)
}

function kindsOf(plan: Plan): RemarkKind[] {
  return remarksOf(plan).map(({ kind }) => kind)
}

const july: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'leknes-airport' },
  departure: { date: '2027-07-09', place: 'leknes-airport' },
  days: [{ stops: [{ ref: 'p.nusfjord' }], bed: 'p.reine' }, { stops: [] }],
}

const inJanuary = { ...july, arrival: { ...july.arrival, date: '2027-01-08' } }
const withStops = (plan: Plan, ...refs: string[]): Plan => ({
  ...plan,
  days: [{ ...plan.days[0], stops: refs.map((ref) => ({ ref })) }, ...plan.days.slice(1)],
})

/** Each kind of remark that a plan tells: one that has it, and one as like it as can be that has not. */
const examples: Record<(typeof kindsOfPlans)[number], { has: Plan; hasNot: Plan }> = {
  againstMonth: { has: withStops(inJanuary, 't.reinebringen'), hasNot: withStops(july, 't.reinebringen') },
  monthOutOfSeason: { has: withStops(inJanuary, 'a.kajakk'), hasNot: withStops(july, 'a.kajakk') },
  dateOutOfSeason: {
    has: withStops({ ...july, arrival: { ...july.arrival, date: '2027-02-11' } }, 'a.skreifiske'),
    hasNot: withStops({ ...july, arrival: { ...july.arrival, date: '2027-02-15' } }, 'a.skreifiske'),
  },
  closedThen: {
    has: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '19:00' } }, 'a.lofotr'),
    hasNot: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '10:00' } }, 'a.lofotr'),
  },
  closesEarly: {
    has: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '14:40' } }, 'a.lofotr'),
    hasNot: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '10:00' } }, 'a.lofotr'),
  },
  opensLater: {
    has: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '08:25' } }, 'a.lofotr'),
    hasNot: withStops({ ...july, arrival: { ...july.arrival, date: '2026-08-20', time: '10:00' } }, 'a.lofotr'),
  },
  darkUntil: {
    has: {
      ...inJanuary,
      days: [{ start: '08:00', stops: [{ ref: 't.ryten', minutes: 300 }], bed: 'p.reine' }, { stops: [] }],
    },
    hasNot: {
      ...july,
      days: [{ start: '08:00', stops: [{ ref: 't.ryten', minutes: 300 }], bed: 'p.reine' }, { stops: [] }],
    },
  },
  longDrive: {
    has: withStops(july, 'p.svolvaer', 'p.a', 'p.eggum', 'p.svolvaer'),
    hasNot: withStops(july, 'p.svolvaer', 'p.a'),
  },
  usuallyClosed: {
    has: {
      ...withStops(inJanuary, 'a.museene-pa-a'),
      arrival: { ...inJanuary.arrival, date: '2027-01-16' },
      departure: { date: '2027-01-17' },
    },
    hasNot: {
      ...withStops(inJanuary, 'a.museene-pa-a'),
      arrival: { ...inJanuary.arrival, date: '2027-01-14' },
      departure: { date: '2027-01-15' },
    },
  },
  uncheckedHours: { has: withStops(july, 'r.anitas-sjomat'), hasNot: july },
  tooLong: {
    has: {
      ...july,
      pace: 'calm',
      days: [{ stops: [{ ref: 'p.reine', minutes: 560 }], bed: 'p.reine' }, { stops: [] }],
    },
    hasNot: {
      ...july,
      pace: 'full',
      days: [{ stops: [{ ref: 'p.reine', minutes: 560 }], bed: 'p.reine' }, { stops: [] }],
    },
  },
  // By car one is there in time.
  tooLongByBus: {
    has: { ...withStops(july, 'p.svolvaer', 'p.henningsvaer', 'p.nusfjord'), means: { kind: 'bus' } },
    hasNot: withStops(july, 'p.svolvaer', 'p.henningsvaer', 'p.nusfjord'),
  },
  beyondLight: {
    has: withStops(inJanuary, 'p.reine', 'p.nusfjord', 'p.a', 'p.svolvaer'),
    hasNot: withStops(july, 'p.reine', 'p.nusfjord', 'p.a', 'p.svolvaer'),
  },
  dark: {
    has: { ...inJanuary, days: [{ start: '16:00', stops: [{ ref: 't.ryten' }], bed: 'p.reine' }, { stops: [] }] },
    hasNot: { ...july, days: [{ start: '16:00', stops: [{ ref: 't.ryten' }], bed: 'p.reine' }, { stops: [] }] },
  },
  notForChildren: {
    has: { ...withStops(july, 't.reinebringen'), withChildren: true },
    hasNot: withStops(july, 't.reinebringen'),
  },
  noDog: {
    has: { ...withStops(july), party: { dog: true }, days: [{ stops: [], bed: 'c.ballstad' }, { stops: [] }] },
    hasNot: { ...withStops(july), party: { dog: true }, days: [{ stops: [], bed: 'c.reine' }, { stops: [] }] },
  },
  dogOnLead: {
    has: { ...withStops(july, 't.ryten'), party: { dog: true } },
    hasNot: withStops(july, 't.ryten'),
  },
  notStepFree: {
    has: { ...withStops(july, 't.ryten'), party: { wheelchair: true } },
    hasNot: { ...withStops(july, 'a.lofotr', 'p.eggum'), party: { wheelchair: true } },
  },
  camperFare: {
    has: { ...july, arrival: { ...july.arrival, place: 'moskenes' }, means: { kind: 'camper' }, party: { length: 72 } },
    hasNot: { ...july, arrival: { ...july.arrival, place: 'moskenes' }, means: { kind: 'car' }, party: { length: 72 } },
  },
  hardForChildren: {
    has: { ...withStops(july, 't.hoven'), withChildren: true },
    hasNot: { ...withStops(july, 't.haukland-uttakleiv'), withChildren: true },
  },
  noBed: { has: { ...july, days: [{ stops: [{ ref: 'p.nusfjord' }] }, { stops: [] }] }, hasNot: july },
  bedUnnamed: {
    has: { ...july, days: [{ stops: [], bed: 'p.reine' }, { stops: [] }] },
    hasNot: { ...july, days: [{ stops: [], bed: 'c.reine' }, { stops: [] }] },
  },
  fewBoats: { has: withStops(inJanuary, 't.reinefjorden-bunes'), hasNot: withStops(july, 't.reinefjorden-bunes') },
  lateThere: {
    has: { ...july, days: [{ stops: [{ ref: 'p.svolvaer', at: '10:00' }], bed: 'p.reine' }, { stops: [] }] },
    hasNot: { ...july, days: [{ stops: [{ ref: 'p.svolvaer', at: '19:00' }], bed: 'p.reine' }, { stops: [] }] },
  },
  bedFar: {
    has: {
      ...july,
      days: [{ stops: [], bed: 'p.reine' }, { stops: [{ ref: 'p.henningsvaer' }], bed: 'p.leknes' }, { stops: [] }],
    },
    // The day leads there.
    hasNot: {
      ...july,
      days: [{ stops: [], bed: 'p.reine' }, { stops: [{ ref: 'p.nusfjord' }], bed: 'p.svolvaer' }, { stops: [] }],
    },
  },
  earlyBed: {
    has: { ...july, days: [{ stops: [{ ref: 'p.nusfjord' }], bed: 'c.hamnoy' }, { stops: [] }] },
    hasNot: { ...july, days: [{ start: '13:00', stops: [{ ref: 'p.nusfjord' }], bed: 'c.hamnoy' }, { stops: [] }] },
  },
  lastBoat: { has: withStops(july, 't.skrova'), hasNot: withStops(july, 't.ryten') },
  lateBoat: {
    has: {
      ...july,
      days: [{ start: '18:30', stops: [{ ref: 't.reinefjorden-bunes' }], bed: 'p.reine' }, { stops: [] }],
    },
    hasNot: withStops(july, 't.reinefjorden-bunes'),
  },
  farOff: { has: withStops(july, 'p.svolvaer'), hasNot: withStops(july, 'p.nusfjord') },
  battery: {
    has: withStops({ ...july, means: { kind: 'ev', kilowattHours: 20 } }, 'p.svolvaer', 'p.reine'),
    hasNot: withStops({ ...july, means: { kind: 'ev', kilowattHours: 90 } }, 'p.svolvaer', 'p.reine'),
  },
  missed: {
    has: { ...july, departure: { ...july.departure, time: '11:00' } },
    hasNot: { ...july, departure: { ...july.departure, time: '18:00' } },
  },
  bookFerry: {
    has: { ...july, arrival: { ...july.arrival, place: 'moskenes' } },
    hasNot: { ...july, arrival: { ...july.arrival, place: 'moskenes' }, means: { kind: 'bike' } },
  },
  winterDrive: { has: inJanuary, hasNot: july },
  twice: {
    has: withStops(july, 'p.nusfjord', 'p.reine', 'p.nusfjord'),
    hasNot: withStops(july, 'p.nusfjord', 'p.reine'),
  },
}

describe('remarks on a plan', () => {
  it.each(kindsOfPlans)('say %s where it is so, and not where it is not', (kind) => {
    expect(kindsOf(examples[kind].has)).toContain(kind)
    expect(kindsOf(examples[kind].hasNot)).not.toContain(kind)
  })

  it('name arrival, departure and what should lie between in minutes', () => {
    const missed = remarksOf(examples.missed.has).find(({ kind }) => kind === 'missed')
    expect(missed).toMatchObject({ weight: 'look', day: 1, clocks: { leaves: 660 }, lengths: { before: 90 } })
  })

  it('say what the check of a pasted plan says of a house without hours, and say it at its time only', () => {
    const winter = { ...inJanuary, departure: { date: '2027-01-09', place: 'leknes-airport' } }
    const at = (time: string) =>
      kindsOf({
        ...withStops(winter, 'm.magic-ice-lofoten'),
        arrival: { ...winter.arrival, place: 'svolvaer-airport', time },
      })
    expect(at('10:00')).toContain('usuallyClosed')
    expect(at('18:00')).not.toContain('usuallyClosed')
  })

  it('call nothing far off that a day out and back goes to', () => {
    const round: Plan = {
      ...july,
      days: [
        { stops: [], bed: 'p.henningsvaer' },
        { stops: [{ ref: 'p.henningsvaer' }, { ref: 'p.leknes' }], bed: 'p.henningsvaer' },
      ],
    }
    expect(kindsOf(round)).not.toContain('farOff')
    const [first, second] = round.days
    const onward = { ...round, days: [first ?? { stops: [] }, { stops: second?.stops ?? [], bed: 'p.svolvaer' }] }
    expect(kindsOf(onward)).toContain('farOff')
  })

  it('know no clock by bus, but a day that is too long', () => {
    const late = { ...examples.closedThen.has, means: { kind: 'bus' } as const }
    expect(kindsOf(late)).not.toContain('closedThen')
    const fromEvenes: Plan = {
      ...july,
      arrival: { date: '2027-07-08', place: 'evenes' },
      means: { kind: 'bus' },
      days: [
        { stops: [{ ref: 't.tjeldbergtinden' }, { ref: 'a.skrei-kabelvag' }], bed: 'p.henningsvaer' },
        { stops: [] },
      ],
    }
    expect(kindsOf(fromEvenes)).toContain('tooLongByBus')
  })

  it('know a charger on the way', () => {
    const charger = atlas.stops.find(({ ref }) => ref.startsWith('s.') && ref.includes('svolvaer'))?.ref ?? ''
    const small: Plan = { ...july, means: { kind: 'ev', kilowattHours: 54 } }
    expect(kindsOf(withStops(small, 'p.svolvaer', 'p.reine'))).toContain('battery')
    expect(kindsOf(withStops(small, charger, 'p.reine'))).not.toContain('battery')
  })

  it('let no boat trip pass in a month in which it never or seldom sails', () => {
    const boats = atlas.stops.filter(({ isBoat }) => isBoat)
    const silent = boats.flatMap(({ ref, open = [], seldom = [] }) =>
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].filter((month) => {
        const isUsual = (open.length === 0 || open.includes(month)) && !seldom.includes(month)
        const date = `2027-${String(month).padStart(2, '0')}-10`
        const kinds = kindsOf(withStops({ ...july, arrival: { ...july.arrival, date } }, ref))
        return isUsual === kinds.some((kind) => ['fewBoats', 'monthOutOfSeason'].includes(kind))
      }),
    )
    expect(boats.length).toBeGreaterThan(4)
    expect(boats.some(({ seldom = [] }) => seldom.includes(2))).toBe(true)
    expect(silent).toEqual([])
  })

  it('are found for any plan, each about a day of it', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        for (const { day } of remarksOf(plan)) expect(plan.days[day]).toBeDefined()
      }),
      { numRuns: 150 },
    )
  })
})

describe('a better place for a stop', () => {
  it('puts a walk into the light', () => {
    const plan: Plan = {
      ...july,
      arrival: { ...july.arrival, date: '2027-09-27' },
      departure: { ...july.departure, date: '2027-09-28' },
      days: [
        { start: '17:00', stops: [{ ref: 't.ryten' }], bed: 'p.fredvang' },
        { start: '10:00', stops: [] },
      ],
    }
    const dark = remarksOf(plan).find(({ kind }) => kind === 'dark')
    if (!dark) throw new Error('The walk is not in the dark.')
    const better = findBetterPlace(plan, dark, atlas)
    expect(better?.spot).toEqual({ day: 1, index: 0 })
    expect(kindsOf(better?.plan ?? plan)).not.toContain('dark')
  })

  it('ends the remark that it is offered for, brings no other, and is no way back, whatever the plan', () => {
    const about = ({ kind, ref, day }: Remark) => `${kind} ${ref ?? day}`
    const worries = (plan: Plan) => remarksOf(plan).filter(({ weight, isKept }) => weight !== 'know' && !isKept)
    const drive = (plan: Plan) => plan.days.reduce((sum, _, day) => sum + scheduleDay(plan, day, atlas).driveMinutes, 0)
    const setTimes = ({ days }: Plan) =>
      days.map(({ stops }) => stops.filter(({ at }) => at).map(({ ref, at }) => `${ref} ${at}`))
    let found = 0
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const small = { ...plan, days: plan.days.slice(0, 3) }
        for (const remark of worries(small)) {
          const better = findBetterPlace(small, remark, atlas)
          if (!better) continue
          found += 1
          const left = worries(better.plan).map(about)
          expect(left).not.toContain(about(remark))
          const before = new Set(worries(small).map(about))
          // Darkness is said once: that of a later day comes to light when that of the first is mended.
          const isDark = (each: string) =>
            each.startsWith('beyondLight') && [...before].some((one) => /^beyondL/.test(one))
          expect(left.filter((each) => !before.has(each) && !isDark(each))).toEqual([])
          expect(drive(better.plan) - drive(small)).toBeLessThanOrEqual(20)
          // A table or a boat that is set stays, with its time.
          expect(setTimes(better.plan)).toEqual(setTimes(small))
        }
      }),
      { numRuns: 80 },
    )
    expect(found).toBeGreaterThan(3)
  })

  it('is none for a ferry that one misses all the same', () => {
    const plan: Plan = {
      ...july,
      departure: { date: '2027-07-09', time: '07:00', place: 'moskenes' },
      days: [{ stops: [], bed: 'p.svolvaer' }, { stops: [{ ref: 'p.kabelvag' }, { ref: 'p.reine' }] }],
    }
    const missed = remarksOf(plan).find(({ kind }) => kind === 'missed') ?? expect.fail()
    expect(findBetterPlace(plan, missed, atlas)).toBeUndefined()
  })

  it('never has as many remarks, and keeps every stop', () => {
    const heavy = (plan: Plan) => remarksOf(plan).filter(({ weight }) => weight !== 'know').length
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const small = { ...plan, days: plan.days.slice(0, 3) }
        const remark = remarksOf(small).find(({ weight }) => weight === 'look')
        const better = remark && findBetterPlace(small, remark, atlas)
        if (!better) return
        expect(heavy(better.plan)).toBeLessThan(heavy(small))
        expect(countStops(better.plan)).toBe(countStops(small))
      }),
      { numRuns: 25 },
    )
  })
})

describe('the ferry at Moskenes', () => {
  const daysOf = (arrival: string, departure: string, days = july.days) =>
    remarksOf({
      ...july,
      arrival: { ...july.arrival, place: arrival },
      departure: { ...july.departure, place: departure },
      days,
    })
      .filter(({ kind }) => kind === 'bookFerry')
      .map(({ day }) => day)

  it('is spoken of on each day that somebody takes it, once a day', () => {
    expect(daysOf('moskenes', 'leknes-airport')).toEqual([0])
    expect(daysOf('leknes-airport', 'moskenes')).toEqual([1])
    expect(daysOf('moskenes', 'moskenes')).toEqual([0, 1])
    expect(daysOf('moskenes', 'moskenes', [{ stops: [] }])).toEqual([0])
    expect(daysOf('svolvaer-quay', 'leknes-airport')).toEqual([])
  })
})

it('darkness begins at the same time of the clock on the day after it is changed as the day before, but for the hour', () => {
  const darkAt = (date: string) => {
    const plan = {
      ...july,
      arrival: { ...july.arrival, date },
      days: [{ start: '15:00', stops: [{ ref: 't.ryten', minutes: 480 }], bed: 'p.reine' }, { stops: [] }],
    }
    return remarksOf(plan).find(({ kind }) => kind === 'dark')?.clocks?.dark ?? 0
  }
  // A day moves the sun by some six minutes there, the clock by an hour.
  expect(darkAt('2027-03-28') - darkAt('2027-03-27')).toBeGreaterThan(55)
  expect(Math.abs(darkAt('2027-03-29') - darkAt('2027-03-28'))).toBeLessThan(15)
  expect(darkAt('2027-10-31') - darkAt('2027-10-30')).toBeLessThan(-55)
  expect(Math.abs(darkAt('2027-11-01') - darkAt('2027-10-31'))).toBeLessThan(15)
})

describe('the remarks of a day', () => {
  it('begin with what stops it, before what is advised against and what is only long', () => {
    const plan: Plan = {
      ...withStops(inJanuary, 't.reinebringen', 't.munkebu', 'a.lofotr'),
      departure: { date: '2027-01-08', time: '11:00', place: 'moskenes' },
      days: [{ stops: [{ ref: 't.reinebringen' }, { ref: 't.munkebu' }, { ref: 'p.svolvaer' }] }],
    }
    const kinds = kindsOf(plan)
    expect(kinds[0]).toBe('missed')
    expect(kinds.indexOf('againstMonth')).toBeLessThan(kinds.indexOf('tooLong'))
    expect(kinds.lastIndexOf('againstMonth')).toBeLessThan(kinds.indexOf('dark'))
  })

  it('tell of the darkness of winter once in a plan', () => {
    const plan: Plan = {
      ...inJanuary,
      arrival: { date: '2026-12-14' },
      departure: { date: '2026-12-17' },
      days: ['p.reine', 'p.svolvaer', 'p.reine', 'p.svolvaer'].map((ref) => ({
        start: '09:00',
        stops: [{ ref, minutes: 480 }],
        bed: 'p.leknes',
      })),
    }
    expect(remarksOf(plan).flatMap(({ kind, day }) => (kind === 'beyondLight' ? [day] : []))).toEqual([0])
  })
})
