import { describe, expect, it } from 'vitest'
import { remarkKinds } from '#site/content/model/remark-kinds.ts'
import { describeRemark } from './describe-remark.ts'
import { keepRemark, listKeptRemarks } from './kept-remarks.ts'
import { changeDay, emptyPlan, insertDays, moveStop, type Plan, removeStop, setArrival } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import type { Remark, RemarkMatter } from './remark.ts'
import { voice } from './trip-plan-examples.ts'

const lengthsSaid = ['way', 'over', 'out', 'before', 'needed', 'left', 'detour', 'inDark', 'light']
const clocksSaid = ['from', 'to', 'dark', 'at', 'leaves', 'said', 'closes', 'opens']

const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-05' },
  days: [
    { stops: [{ ref: 'p.reine' }, { ref: 't.ryten', minutes: 60 }, { ref: 'p.a' }], bed: 'c.reine' },
    { stops: [{ ref: 'p.svolvaer' }] },
  ],
}
const kindsIn = (changed: Plan, found: readonly Remark[] = []) =>
  listKeptRemarks(changed, found).map(({ kind, day }) => `${kind} ${day + 1}`)
const keep = (matter: RemarkMatter, isOfTimes = false) => keepRemark(plan, 0, matter, isOfTimes)

describe('what the check of a text said', () => {
  it('comes back from a link as it was, at its stop', () => {
    const matter: RemarkMatter = {
      kind: 'dark',
      ref: 't.ryten',
      name: 'Æ, «b»: c/d',
      rule: 'low-hills',
      month: 7,
      kilometres: 12.4,
      hours: 10,
      lengths: { needed: 240, left: 60 },
      clocks: { from: 960, to: 1080, dark: 980 },
    }
    const answer = readLink(writeLink(keep(matter, true)))
    const read = answer.kind === 'plan' ? answer.plan : expect.fail(answer.kind)
    expect(listKeptRemarks(read, [])).toEqual([
      { ...matter, kilometres: 12, weight: 'look', day: 0, index: 1, isKept: true },
    ])
  })

  it('comes back with all figures that its words ask for, of whatever kind', () => {
    for (const kind of remarkKinds) {
      const gaps = [...`${voice.words.remarks[kind].title} ${voice.words.remarks[kind].text}`.matchAll(/\{(\w+)\}/g)]
      const asked = gaps.map(([, gap = '']) => gap)
      const minutes = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 75]))
      const matter = {
        kind,
        ref: 'a.kajakk',
        date: '2027-07-05',
        month: 7,
        kilometres: 12,
        hours: 10,
        lengths: minutes(asked.filter((gap) => lengthsSaid.includes(gap))),
        clocks: minutes(asked.filter((gap) => clocksSaid.includes(gap))),
      }
      const answer = readLink(writeLink(keepRemark({ ...plan, waiting: [{ ref: 'a.kajakk' }] }, 0, matter, false)))
      const [read] = answer.kind === 'plan' ? listKeptRemarks(answer.plan, []) : []
      expect(read?.lengths, kind).toEqual(matter.lengths)
      expect(read?.clocks, kind).toEqual(matter.clocks)
      const { title, text } = describeRemark(read ?? expect.fail(kind), voice)
      // A fare and a length stand in no pasted text.
      if (kind !== 'camperFare') expect(`${title} ${text}`, kind).not.toMatch(/\{/)
    }
  })

  it('is said while its stop is there, in the plan or without a day', () => {
    const kept = keep({ kind: 'shut', ref: 'p.a' })
    expect(kindsIn(kept)).toEqual(['shut 1'])
    const gone = removeStop(kept, { day: 0, index: 2 })
    expect(kindsIn(gone)).toEqual([])
    expect(kindsIn({ ...gone, waiting: [{ ref: 'p.a' }] })).toEqual(['shut 1'])
    expect(kindsIn(keep({ kind: 'advised', ref: 'c.reine' }))).toEqual(['advised 1'])
  })

  it('on times is said until they are others, whatever comes behind', () => {
    const kept = keep({ kind: 'shortWalk', ref: 't.ryten', lengths: { needed: 240, left: 60 } }, true)
    expect(kindsIn(removeStop(kept, { day: 0, index: 2 }))).toEqual(['shortWalk 1'])
    expect(kindsIn(setArrival(kept, { day: 0, index: 1 }, '09:00'))).toEqual([])
    expect(kindsIn(changeDay(kept, 0, { start: '07:00' }))).toEqual([])
    const ofDay = keep({ kind: 'bedFar', ref: 'c.reine', kilometres: 90, lengths: { way: 120 } }, true)
    expect(kindsIn(ofDay)).toEqual(['bedFar 1'])
    expect(kindsIn(changeDay(ofDay, 0, { bed: 'p.reine' }))).toEqual([])
  })

  it('on a date or a month is said of no other, and of a plan that has the month only', () => {
    const on = (date: string | undefined, kept: Plan) => kindsIn({ ...kept, arrival: { date } })
    const ofDate = keep({ kind: 'shut', rule: 'shops', date: '2027-07-05' })
    expect([on('2027-07-05', ofDate), on('2027-07', ofDate)].flat()).toEqual(['shut 1', 'shut 1'])
    expect([on('2027-07-06', ofDate), on('2027-08', ofDate), on(undefined, ofDate)].flat()).toEqual([])
    const ofMonth = keep({ kind: 'noMidnightSun', month: 7 })
    expect([on('2027-07-31', ofMonth), on('2027-07', ofMonth)].flat()).toEqual(['noMidnightSun 1', 'noMidnightSun 1'])
    expect([on('2027-08-01', ofMonth), on(undefined, ofMonth)].flat()).toEqual([])
  })

  it('is not said twice, and goes with its day', () => {
    const found: Remark = { kind: 'lateThere', weight: 'look', day: 0, index: 1, ref: 't.ryten' }
    const kept = keep({ kind: 'shortDrive', ref: 't.ryten' })
    expect(kindsIn(kept, [found])).toEqual([])
    expect(kindsIn(kept, [{ ...found, day: 1 }])).toEqual(['shortDrive 1'])
    const mine = { ...emptyPlan, days: [{ stops: [{ ref: 'p.a' }] }] }
    expect(kindsIn(insertDays(mine, kept))).toEqual(['shortDrive 2'])
  })

  it('goes with its stop to another day, there and back, and is said there only on its own date', () => {
    const move = (from: Plan, day: number, to: number) =>
      moveStop(from, { day, index: day === 0 ? 2 : 0 }, { day: to, index: 0 })
    for (const about of [{ ref: 'p.a' }, { rule: 'wine-shop', beside: 'p.a' }]) {
      const kept = keep({ kind: 'shut', ...about })
      const moved = move(kept, 0, 1)
      expect(kindsIn(moved)).toEqual(['shut 2'])
      const answer = readLink(writeLink(moved))
      expect(answer.kind === 'plan' && kindsIn(answer.plan)).toEqual(['shut 2'])
      const dated = keep({ kind: 'shut', ...about, date: '2027-07-05' })
      expect(kindsIn(dated)).toEqual(['shut 1'])
      expect(kindsIn(move(dated, 0, 1))).toEqual([])
      expect(kindsIn(move(move(dated, 0, 1), 1, 0))).toEqual(['shut 1'])
    }
    // Of another stop it stays.
    expect(
      kindsIn(moveStop(keep({ kind: 'shut', ref: 'p.reine' }), { day: 0, index: 2 }, { day: 1, index: 0 })),
    ).toEqual(['shut 1'])
  })

  it('is nothing where a link has what this edition does not know', () => {
    const remarks = ['valueOf', 'constructor:ref.p.a', 'shut:date.2027-02-31', 'laterKind:ref.p.a', '', ':::']
    expect(kindsIn(changeDay(plan, 0, { remarks }))).toEqual(['shut 1'])
  })
})
