import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRemarks } from './find-remarks.ts'
import { countStops, dropKeys, emptyPlan, listRefs, type Plan, stopsOf } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import { scheduleDay } from './schedule.ts'
import { anyPlan, voice } from './trip-plan-examples.ts'
import { createTripReducer, type TripAction, type TripStep } from './trip-reducer.ts'
import { emptyState, emptyTrip, type TripState } from './trip-state.ts'

const reduce = createTripReducer(voice)
const { words } = voice

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'moskenes' },
  days: [
    { stops: [{ ref: 'p.reine' }, { ref: 't.ryten' }], bed: 'c.reine' },
    { stops: [{ ref: 'p.nusfjord' }] },
    { stops: [{ ref: 'p.svolvaer' }] },
  ],
  waiting: [{ ref: 'p.kabelvag' }],
}

function open(opened: Plan, mode: TripState['mode'] = 'own'): TripState {
  return reduce(emptyState, { type: 'opened', mode, trip: { ...emptyTrip, plan: opened } })
}
const own = open(plan)
const keyOf = (ref: string, { trip }: TripState = own) =>
  [...trip.plan.days.flatMap(({ stops }) => stops), ...trip.plan.waiting].find((stop) => stop.ref === ref)?.key ?? -1
const refsOf = ({ trip: { plan: now } }: TripState) => [
  ...now.days.map(({ stops }) => stops.map(({ ref }) => ref).join(' ')),
  now.waiting.map(({ ref }) => ref).join(' '),
]
const schedulesOf = (now: Plan) => now.days.map((_, day) => scheduleDay(now, day, voice.atlas))
const remarkOf = (kind: string) => {
  const found = findRemarks(own.trip.plan, schedulesOf(own.trip.plan), voice.atlas).find((each) => each.kind === kind)
  if (!found) throw new Error(`The example has no remark «${kind}».`)
  return found
}

describe('a step', () => {
  it.each<[string, TripStep, { said: string | RegExp; refs?: string[]; focus?: string[] }]>([
    [
      'moves a stop over the edge of a day',
      { type: 'stopMoved', key: keyOf('p.reine'), to: { day: 1, index: 0 }, control: 'later' },
      {
        said: /^Reine: day 2, 1 of 2, arrival about /,
        refs: ['t.ryten', 'p.reine p.nusfjord', 'p.svolvaer', 'p.kabelvag'],
        focus: [`later-${keyOf('p.reine')}`, `change-${keyOf('p.reine')}`],
      },
    ],
    [
      'takes a stop off its day',
      { type: 'stopMoved', key: keyOf('p.nusfjord'), to: { day: 'waiting', index: 0 }, control: 'day' },
      { said: /^Nusfjord/, refs: ['p.reine t.ryten', '', 'p.svolvaer', 'p.nusfjord p.kabelvag'] },
    ],
    [
      'removes a stop, and the next gets the focus',
      { type: 'stopRemoved', key: keyOf('p.reine') },
      {
        said: /Reine/,
        refs: ['t.ryten', 'p.nusfjord', 'p.svolvaer', 'p.kabelvag'],
        focus: [`change-${keyOf('t.ryten')}`],
      },
    ],
    [
      'removes the last stop of a day, and what adds one gets it',
      { type: 'stopRemoved', key: keyOf('p.nusfjord') },
      { said: /Nusfjord/, focus: ['add-1'] },
    ],
    [
      'adds a stop to a day',
      { type: 'stopAdded', ref: 'p.leknes', day: 2 },
      {
        said: /^Leknes: day 3, 2 of 2/,
        refs: ['p.reine t.ryten', 'p.nusfjord', 'p.svolvaer p.leknes', 'p.kabelvag'],
        focus: ['search-2', 'add-2'],
      },
    ],
    [
      'adds a stop to a day that is not there any more',
      { type: 'stopAdded', ref: 'p.leknes', day: 9 },
      { said: /Leknes/, refs: ['p.reine t.ryten', 'p.nusfjord', 'p.svolvaer', 'p.kabelvag p.leknes'] },
    ],
    [
      'sets the minutes of a stop',
      { type: 'minutesSet', key: keyOf('p.reine'), minutes: 45 },
      { said: /^Reine: day 1/ },
    ],
    ['sets a bed', { type: 'bedSet', day: 1, ref: 'c.reine' }, { said: /bed after day 2/, focus: ['add-1'] }],
    ['frees a bed', { type: 'bedSet', day: 0, ref: undefined }, { said: /1/, focus: ['add-0'] }],
    ['sets when a day begins', { type: 'startSet', day: 1, minutes: 480 }, { said: /^Day 2 now begins at 08:00\./ }],
    ['writes a note', { type: 'noteSet', ref: 'p.reine', note: { text: 'Ours', cost: 120 } }, { said: words.noted }],
    [
      'hides a remark',
      { type: 'remarkHidden', remark: remarkOf('noBed'), isHidden: true },
      { said: words.remarkHidden, focus: ['add-1'] },
    ],
    ['names the plan', { type: 'renamed', name: '  Summer ' }, { said: words.changed }],
    [
      'turns the trip round',
      { type: 'tripReversed' },
      { said: words.reversedDone, refs: ['p.svolvaer', 'p.nusfjord', 't.ryten p.reine', 'p.kabelvag'] },
    ],
    ['adds a day', { type: 'dayAdded' }, { said: /4/ }],
    ['spreads what has no day', { type: 'waitingSpread' }, { said: /^Stops that now have a day: 1\./ }],
    [
      'puts in the days of another plan',
      { type: 'daysInserted', plan: { ...emptyPlan, days: [{ stops: [{ ref: 'p.a' }] }] } },
      { said: /^1 day is now in your plan\./ },
    ],
    [
      'takes out a stop wherever it is',
      { type: 'takenOut', ref: 'p.reine' },
      { said: /Reine/, refs: ['t.ryten', 'p.nusfjord', 'p.svolvaer', 'p.kabelvag'] },
    ],
    ['takes a stop where its road passes', { type: 'stopTaken', ref: 'p.hamnoy' }, { said: /^Hamnøy: day 2/ }],
    ['chooses another day for a stop', { type: 'dayChosen', ref: 'p.kabelvag', day: 2 }, { said: /^Kabelvåg: day 3/ }],
    [
      'chooses a night for a bed',
      { type: 'nightChosen', ref: 'c.reine', day: 1, isThere: true },
      { said: /bed after day 1/ },
    ],
  ])('%s', (_, action, { said, refs, focus }) => {
    const next = reduce(own, action)
    if (typeof said === 'string') expect(next.last?.said).toBe(said)
    else expect(next.last?.said).toMatch(said)
    if (refs) expect(refsOf(next)).toEqual(refs)
    if (focus) expect(next.last?.focus).toEqual(focus)
    expect(next.last?.canUndo).toBe(true)
    expect(next.isStored).toBe(false)
    // It is taken back as it was.
    expect(reduce(next, { type: 'undone' }).trip).toBe(own.trip)
  })

  it.each<[string, TripStep, TripState]>([
    ['already follows the road', { type: 'daysOrdered' }, open({ ...plan, days: [{ stops: [{ ref: 'p.reine' }] }] })],
    ['has nothing to spread', { type: 'waitingSpread' }, open({ ...plan, waiting: [{ ref: 'x.unknown' }] })],
    ['is already in the trip', { type: 'stopTaken', ref: 'p.reine' }, own],
  ])('that %s says so and is no step', (_, action, state) => {
    const next = reduce(state, action)
    expect(next.trip).toBe(state.trip)
    expect(next.past).toBe(state.past)
    expect(next.last?.said).not.toBe('')
    expect(next.last?.canUndo).toBe(false)
  })

  it.each<[string, TripAction]>([
    ['an unknown key', { type: 'stopMoved', key: 999, to: { day: 0, index: 0 } }],
    ['an unknown key', { type: 'stopRemoved', key: 999 }],
    ['an unknown key', { type: 'minutesSet', key: 999, minutes: 5 }],
    ['an unknown day', { type: 'bedSet', day: 9, ref: 'c.reine' }],
    ['an unknown day', { type: 'startSet', day: 9, minutes: 480 }],
    ['where it is already', { type: 'stopMoved', key: keyOf('p.reine'), to: { day: 0, index: 0 } }],
    ['the bed that it has', { type: 'bedSet', day: 0, ref: 'c.reine' }],
    ['the usual start', { type: 'startSet', day: 0, minutes: 570 }],
    ['the same name', { type: 'renamed', name: '' }],
    ['an empty note', { type: 'noteSet', ref: 'p.reine', note: { text: ' ' } }],
    ['a stop that is nowhere', { type: 'takenOut', ref: 'p.a' }],
    ['a form that was sent for another page', { type: 'planSet', plan: emptyPlan, from: 'begin' }],
    ['nothing to take back', { type: 'undone' }],
    ['the same alarm', { type: 'alarmed', alarm: undefined }],
  ])('about %s changes nothing', (_, action) => expect(reduce(own, action)).toBe(own))

  it('leaves the days that it does not touch the same objects', () => {
    const moved = reduce(own, { type: 'stopMoved', key: keyOf('p.reine'), to: { day: 0, index: 1 } })
    expect(moved.trip.plan.days[1]).toBe(own.trip.plan.days[1])
    expect(moved.trip.plan.days[2]).toBe(own.trip.plan.days[2])
    const ordered = reduce(
      open({ ...plan, days: [...plan.days, { stops: [{ ref: 'p.a' }, { ref: 'p.svolvaer' }, { ref: 'p.reine' }] }] }),
      { type: 'daysOrdered' },
    )
    expect(ordered.last?.said).toMatch(/km/)
    expect(reduce(own, { type: 'stopAdded', ref: 'p.a', day: 2 }).trip.plan.days[0]).toBe(own.trip.plan.days[0])
  })

  it('makes a received plan one’s own, and knows it by an id from then on without a step', () => {
    const received = open(plan, 'received')
    const mine = reduce(received, { type: 'planSet', plan: received.trip.plan, from: 'link' })
    expect(mine.mode).toBe('own')
    const known = reduce(mine, { type: 'identified', id: 'abc234567x' })
    expect(known.trip.plan.id).toBe('abc234567x')
    expect(known.past).toBe(mine.past)
    expect(known.isStored).toBe(true)
  })

  it.each([
    ['begin', 'begin'],
    ['begin', 'guide'],
    ['begin', 'check'],
    ['received', 'link'],
  ] as const)('is taken back to the page as it was before a plan was made of it: %s, %s', (mode, from) => {
    const before = open(mode === 'begin' ? emptyPlan : plan, mode)
    const mine = reduce(before, { type: 'planSet', plan, from })
    const known = reduce(mine, { type: 'identified', id: 'abc234567x' })
    expect(known.mode).toBe('own')
    const undone = reduce(known, { type: 'undone' })
    expect(undone.trip).toBe(before.trip)
    expect(undone).toMatchObject({ mode, isStored: true })
  })

  it('sets a fixed time and takes it away', () => {
    const key = keyOf('p.reine')
    const set = reduce(own, { type: 'arrivalSet', key, at: '12:00' })
    expect(set.trip.plan.days[0]?.stops[0]).toMatchObject({ ref: 'p.reine', at: '12:00' })
    const free = reduce(set, { type: 'arrivalSet', key, at: undefined })
    expect(free.trip.plan.days[0]?.stops[0]).not.toHaveProperty('at')
    expect(reduce(own, { type: 'arrivalSet', key, at: undefined })).toBe(own)
  })

  it('puts something else in the place of what is not for then', () => {
    const children = open({
      ...plan,
      withChildren: true,
      days: [{ stops: [{ ref: 't.reinebringen' }, { ref: 'p.a' }] }],
    })
    const remark = { kind: 'notForChildren', weight: 'against', day: 0, index: 0, ref: 't.reinebringen' } as const
    const next = reduce(children, { type: 'stopReplaced', remark })
    expect(next.trip.plan.days[0]?.stops.map(({ ref }) => ref)).toEqual([
      expect.stringMatching(/^[tp]\.(?!reinebringen)/),
      'p.a',
    ])
    expect(next.last).toMatchObject({
      said: expect.stringMatching(/has taken the place of Reinebringen/),
      canUndo: true,
    })
    expect(reduce(next, { type: 'undone' }).trip).toBe(children.trip)
  })

  it('keeps at most fifty steps', () => {
    const many = Array.from({ length: 60 }).reduce<TripState>((state) => reduce(state, { type: 'dayAdded' }), own)
    expect(many.past).toHaveLength(50)
  })
})

const anyAction: fc.Arbitrary<TripAction> = fc.oneof(
  fc.record({
    type: fc.constant('stopMoved' as const),
    key: fc.integer({ min: 0, max: 60 }),
    to: fc.record({ day: fc.oneof(fc.nat(14), fc.constant('waiting' as const)), index: fc.nat(9) }),
  }),
  fc.record({
    type: fc.constant('minutesSet' as const),
    key: fc.nat(60),
    minutes: fc.integer({ min: -60, max: 20_000 }),
  }),
  fc.record({ type: fc.constant('bedSet' as const), day: fc.nat(14), ref: fc.constantFrom('c.reine', undefined) }),
  fc.record({ type: fc.constant('startSet' as const), day: fc.nat(14), minutes: fc.nat(1439) }),
  fc.record({
    type: fc.constant('noteSet' as const),
    ref: fc.constant('p.reine'),
    note: fc.record({ text: fc.string() }),
  }),
  fc.constantFrom<TripAction>(
    { type: 'daysOrdered' },
    { type: 'tripReversed' },
    { type: 'dayAdded' },
    { type: 'waitingSpread' },
  ),
)

describe('any steps', () => {
  it('lose or double no stop, and are taken back to the very same trips', () => {
    fc.assert(
      fc.property(anyPlan, fc.array(anyAction, { maxLength: 12 }), (start, actions) => {
        const before = open(start)
        const states = [before]
        for (const action of actions) {
          const next = reduce(states.at(-1) ?? before, action)
          if (next.trip !== states.at(-1)?.trip) states.push(next)
        }
        const end = states.at(-1) ?? before
        const stopRefs = ({ trip: { plan: now } }: TripState) =>
          [...now.days.flatMap(({ stops }) => stops), ...now.waiting].map(({ ref }) => ref).sort()
        expect(stopRefs(end)).toEqual(stopRefs(before))
        const keys = [...end.trip.plan.days.flatMap(({ stops }) => stops), ...end.trip.plan.waiting].map(
          ({ key }) => key,
        )
        expect(new Set(keys).size).toBe(countStops(end.trip.plan))
        let state = end
        for (const { trip } of states.toReversed()) {
          expect(state.trip).toBe(trip)
          state = reduce(state, { type: 'undone' })
        }
      }),
    )
  })

  it('never show in the link: what a plan is in it is what it was without keys', () => {
    fc.assert(
      fc.property(anyPlan, (start) => {
        const { plan: keyed } = open(start).trip
        expect(writeLink(keyed)).toBe(writeLink(start))
        expect(dropKeys(keyed)).toEqual(dropKeys(start))
        const answer = readLink(writeLink(keyed))
        if (answer.kind === 'plan' && !answer.fault) expect(listRefs(answer.plan)).toEqual(listRefs(start))
        expect(stopsOf(keyed, 'waiting').every(({ key }) => key !== undefined)).toBe(true)
      }),
    )
  })
})
