import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { trips } from '#site/content-model/trip-queries.ts'
import { findRemarks, latestAtDeparture } from './find-remarks.ts'
import { describeReadyPlans } from './list-ready-plans.ts'
import { emptyPlan, gateways, listRefs, meansKinds, type Plan } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import { writeReadyChoice } from './ready-choice.ts'
import { fillFromReady, readReadyChoice } from './ready-plans.ts'
import { formatTime, scheduleDay } from './schedule.ts'
import { atlas } from './trip-plan-examples.ts'

const ready = describeReadyPlans('en')

interface Case {
  count: number
  from: string | undefined
  kind: Plan['means']['kind']
  withChildren: boolean
  season: 'July' | 'January' | 'undated' | 'winter, undated'
}

const cases: Case[] = [1, 2, 3, 5, 7].flatMap((count) =>
  [undefined, ...gateways].flatMap((from) =>
    meansKinds.flatMap((kind) =>
      [false, true].flatMap((withChildren) =>
        (['July', 'January', 'undated', 'winter, undated'] as const).map((season) => ({
          count,
          from,
          kind,
          withChildren,
          season,
        })),
      ),
    ),
  ),
)

function fill({ count, from, kind, withChildren, season }: Case, time?: string): Plan {
  const date = season === 'July' ? '2027-07-08' : season === 'January' ? '2027-01-08' : undefined
  const plan: Plan = { ...emptyPlan, arrival: { place: from, date, time }, means: { kind } }
  return fillFromReady(plan, count, { withChildren, isWinter: season === 'winter, undated' }, { ready, atlas })
}

function say({ count, from, kind, withChildren, season }: Case, plan: Plan): string {
  return `${count} days, ${from}, ${kind}, ${withChildren}, ${season}: ${writeLink(plan)}`
}

function walkOf(ref: string) {
  if (!ref.startsWith('t.')) return undefined
  const { type, difficulty } = trips.read(ref.slice(2), 'en').facts
  return type === 'hike' ? difficulty : undefined
}

describe('a plan of the guide made one’s own', () => {
  it('suits every number of days, arrival, means, company and season', () => {
    // On a change a quarter of them, of each number of days, arrival and means.
    const some =
      process.env.VERIFY === 'all' ? cases : cases.filter((_, index) => index % 4 === Math.floor(index / 8) % 4)
    for (const each of some) {
      // Every other one comes late in the day.
      const plan = fill(each, each.count % 2 === 0 || each.kind === 'camper' ? '16:30' : undefined)
      const words = say(each, plan)
      expect(plan.days, words).toHaveLength(each.count)
      const refs = listRefs(plan)
      for (const ref of refs) expect(atlas.find(ref), `${ref} in ${words}`).toBeDefined()
      const beds = plan.days.slice(0, -1).map(({ bed }) => bed)
      expect(beds, words).not.toContain(undefined)
      if (each.kind === 'camper')
        for (const bed of beds) expect(atlas.stops.find(({ ref }) => ref === bed)?.isCamp, words).toBe(true)
      const schedules = plan.days.map((_, index) => scheduleDay(plan, index, atlas))
      const kinds = findRemarks(plan, schedules, atlas).map(({ kind }) => kind)
      for (const kind of [
        'againstMonth',
        'monthOutOfSeason',
        'dateOutOfSeason',
        'closedThen',
        'closesEarly',
        'dark',
        'twice',
        'noBed',
        'notForChildren',
        'hardForChildren',
      ] as const)
        expect(kinds, words).not.toContain(kind)
      // By bicycle the way from bed to bed alone may be a day too long, which its remark says.
      if (each.kind !== 'bike')
        for (const kind of ['tooLong', 'tooLongByBus'] as const) expect(kinds, words).not.toContain(kind)
      if (each.withChildren) expect(refs, words).not.toContain('a.havornsafari')
      if (each.withChildren)
        for (const ref of refs) if (walkOf(ref) !== undefined) expect(walkOf(ref), `${ref} in ${words}`).toBe('easy')
      if (each.season === 'winter, undated' || each.season === 'January')
        for (const ref of refs) expect(atlas.find(ref)?.againstMonths, words).not.toContain(1)
      if (each.kind === 'bus') expect(refs, words).not.toContain('p.nusfjord')
      const answer = readLink(writeLink(plan))
      expect(answer.kind === 'plan' && answer.plan.days, words).toEqual(plan.days)
    }
  })

  it('is in time for its departure wherever and whenever that is, and never out of season', () => {
    const anyLeave = fc.record({
      count: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 9),
      from: fc.constantFrom(undefined, ...gateways),
      to: fc.constantFrom(...gateways),
      arrives: fc.constantFrom(undefined, '07:30', '12:00', '16:30', '20:00'),
      leaves: fc.integer({ min: 0, max: 47 }).map((half) => formatTime(half * 30)),
      kind: fc.constantFrom(...meansKinds),
      withChildren: fc.boolean(),
      date: fc.constantFrom('2027-01-08', '2027-02-11', '2027-04-20', '2027-07-08', '2027-09-28', '2027-11-20'),
    })
    fc.assert(
      fc.property(anyLeave, ({ count, from, to, arrives, leaves, kind, withChildren, date }) => {
        const plan: Plan = {
          ...emptyPlan,
          arrival: { place: from, date, time: arrives },
          departure: { place: to, time: leaves },
          means: { kind },
        }
        const filled = fillFromReady(plan, count, { withChildren, isWinter: false }, { ready, atlas })
        const words = writeLink(filled)
        const schedules = filled.days.map((_, index) => scheduleDay(filled, index, atlas))
        const kinds = findRemarks(filled, schedules, atlas).map((each) => each.kind)
        for (const each of [
          'againstMonth',
          'monthOutOfSeason',
          'dateOutOfSeason',
          'closedThen',
          'dark',
          'twice',
          'noBed',
        ] as const)
          expect(kinds, words).not.toContain(each)
        if (kind !== 'bike')
          for (const each of ['farOff', 'tooLong', 'tooLongByBus'] as const) expect(kinds, words).not.toContain(each)
        if (kinds.includes('missed')) {
          // Nobody could be in time: not even who sets out at midnight from the nearest bed, or drives there at once.
          const last = {
            ...filled,
            days: filled.days.with(-1, { stops: [], ...(count > 1 ? { start: '00:00' } : {}) }),
          }
          const { goal } = scheduleDay(last, count - 1, atlas)
          expect(goal?.arrives, words).toBeGreaterThan(latestAtDeparture(plan) ?? 1440)
        }
        // What ends a day is its last stop before the night sky, and nobody has an evening where they leave.
        for (const [index, { stops }] of filled.days.entries())
          if (stops.some(({ ref }) => ready.evening.includes(ref))) {
            expect(ready.evening, words).toContain(stops.findLast(({ ref }) => !ready.anyDay.includes(ref))?.ref)
            expect(index < count - 1 || count === 1, words).toBe(true)
          }
      }),
      { numRuns: process.env.VERIFY === 'all' ? 3000 : 300 },
    )
  })

  it('sleeps its last night near the departure, with the far end of the islands before it', () => {
    const leave = (from: string, to: string, count: number, leaves: string) =>
      fillFromReady(
        {
          ...emptyPlan,
          arrival: { place: from, date: '2027-07-08', time: '16:30' },
          departure: { place: to, time: leaves },
        },
        count,
        { withChildren: true, isWinter: false },
        { ready, atlas },
      )
    const round = leave('moskenes', 'moskenes', 5, '12:00')
    expect(round.days.at(-2)?.bed, writeLink(round)).toBe('p.reine')
    expect(
      round.days.some(({ bed }) => bed === 'p.henningsvaer'),
      writeLink(round),
    ).toBe(true)
    const flown = leave('evenes', 'evenes', 7, '12:00')
    expect(flown.days.at(-2)?.bed, writeLink(flown)).toBe('p.svolvaer')
    expect(
      flown.days.some(({ bed }) => bed === 'p.reine'),
      writeLink(flown),
    ).toBe(true)
    // Nobody is at the airport at half past ten who sets out at half past nine.
    expect(flown.days.at(-1)?.start, writeLink(flown)).toMatch(/^0[678]:/)
    // Before dawn only a nearer bed helps.
    const early = leave('moskenes', 'evenes', 3, '07:00')
    expect(early.days.at(-2)?.bed, writeLink(early)).not.toBe('p.henningsvaer')
  })

  it('goes on at the last bed where it is longer than any of the guide’s', () => {
    const long = fill({ count: 9, from: 'moskenes', kind: 'camper', withChildren: false, season: 'July' })
    expect(long.days).toHaveLength(9)
    expect(long.days.slice(0, -1).every(({ bed }) => bed?.startsWith('m.'))).toBe(true)
  })

  it.each([3, 5, 7])('has something to do on %i days of summer, from the east and from the west', (count) => {
    for (const from of ['evenes', 'moskenes']) {
      const plan = fill({ count, from, kind: 'car', withChildren: false, season: 'July' })
      const busy = plan.days.filter(({ stops }) => stops.length > 0)
      expect(busy.length, writeLink(plan)).toBeGreaterThanOrEqual(count - 1)
    }
  })

  it('begins near the arrival, in the west from the west', () => {
    const east = fill({ count: 5, from: 'svolvaer-airport', kind: 'car', withChildren: false, season: 'July' })
    expect(east.days.map(({ bed }) => bed)).toEqual([
      'p.henningsvaer',
      'p.henningsvaer',
      'p.reine',
      'p.reine',
      undefined,
    ])
    const west = fill({ count: 5, from: 'moskenes', kind: 'car', withChildren: false, season: 'July' })
    expect(west.days.map(({ bed }) => bed)).toEqual([
      'p.reine',
      'p.henningsvaer',
      'p.henningsvaer',
      'p.henningsvaer',
      undefined,
    ])
  })

  it('keeps the rest of a late arrival near it, and gives what goes by the sky an evening', () => {
    const late = fill({ count: 5, from: 'moskenes', kind: 'camper', withChildren: true, season: 'July' }, '13:00')
    expect(late.days[0]).toMatchObject({ bed: 'm.moskenes-camping' })
    expect(late.days[0]?.stops.map(({ ref }) => ref)).toEqual(['p.reine', 'a.museene-pa-a'])
    const winter = fill({ count: 3, from: 'evenes', kind: 'car', withChildren: false, season: 'January' })
    expect(winter.days[0]?.stops.at(-1)?.ref, writeLink(winter)).toBe('a.nordlys')
    expect(winter.waiting.map(({ ref }) => ref)).not.toContain('a.nordlys')
  })

  it('fills no day before the season of what is done then, which waits for a later one', () => {
    const inFebruary = (date: string) =>
      fillFromReady(
        { ...emptyPlan, arrival: { place: 'evenes', date } },
        5,
        { withChildren: false, isWinter: false },
        { ready, atlas },
      )
    const dayOfFishing = ({ days }: Plan) =>
      days.findIndex(({ stops }) => stops.some(({ ref }) => ref === 'a.skreifiske'))
    const before = inFebruary('2027-02-08')
    expect(dayOfFishing(before), writeLink(before)).toBe(-1)
    expect(before.waiting).toContainEqual({ ref: 'a.skreifiske' })
    const during = inFebruary('2027-02-16')
    expect(dayOfFishing(during), writeLink(during)).toBeGreaterThanOrEqual(0)
    const across = inFebruary('2027-02-13')
    const found = dayOfFishing(across)
    expect(found === -1 || found >= 2, writeLink(across)).toBe(true)
  })
})

describe('the link to one of the guide’s plans', () => {
  it('is read back', () => {
    const choice = { days: 5, from: 'moskenes', by: 'camper', withChildren: true, isWinter: true }
    const fragment = writeReadyChoice(choice)
    expect(fragment).toBe('ready&days=5&from=moskenes&by=camper&children&winter')
    expect(readReadyChoice(`#${fragment}`)).toMatchObject({
      count: 5,
      withChildren: true,
      isWinter: true,
      plan: { arrival: { place: 'moskenes' }, means: { kind: 'camper' }, days: [] },
    })
  })

  it('takes what it knows of a strange one, and refuses another', () => {
    expect(readReadyChoice('ready&days=9999&from=oslo&by=%zz')).toMatchObject({
      count: 30,
      plan: { arrival: {}, means: { kind: 'car' } },
    })
    expect(readReadyChoice('ready&days=<b>')).toMatchObject({ count: 1 })
    expect(readReadyChoice('1&d=p.reine')).toBeUndefined()
    expect(readReadyChoice('')).toBeUndefined()
  })
})
