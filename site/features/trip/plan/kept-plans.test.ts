// @vitest-environment happy-dom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { keepPlan, keptPlansKey, readHidden, readKeptPlans } from './kept-plans.ts'
import { readNotes, setNote } from './notes.ts'
import { emptyPlan, listRefs, type Plan } from './plan.ts'
import { contentOf, createPlanId, readLink, writeLink } from './plan-link.ts'
import { readKept, recognisePlan } from './recognise-plan.ts'
import { anyPlan } from './trip-plan-examples.ts'

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
} as unknown as Storage

// Every run draws other plans; before a release ten times as many.
const runs = process.env.VERIFY === 'all' ? 10_000 : 1000

describe('plans on this device', () => {
  beforeEach(() => localStorage.clear())

  it('are kept beside each other, the last one open', () => {
    keepPlan(localStorage, { id: '1', link: '1&d=&k=a', changed: 1 }, undefined)
    keepPlan(localStorage, { id: '2', link: '1&d=&k=b', changed: 2 }, undefined)
    expect(readKeptPlans(localStorage)).toMatchObject({ open: '2', plans: [{ id: '2' }, { id: '1' }] })
  })

  it('are not overwritten by a window that has not seen the newer one', () => {
    keepPlan(localStorage, { id: '1', link: 'first', changed: 1 }, undefined)
    expect(keepPlan(localStorage, { id: '1', link: 'second', changed: 2 }, 1)).toBe('kept')
    expect(keepPlan(localStorage, { id: '1', link: 'other window', changed: 3 }, 1)).toBe('changedElsewhere')
    expect(readKeptPlans(localStorage).plans[0]?.link).toBe('second')
  })

  it('keep their notes, which another window does not overwrite either', () => {
    const noted = { id: '1', link: 'same', changed: 1, notes: { 'p.reine': { text: 'Mine' } } }
    keepPlan(localStorage, noted, undefined)
    expect(keepPlan(localStorage, { ...noted, changed: 3, notes: {} }, undefined)).toBe('changedElsewhere')
    expect(readKeptPlans(localStorage).plans[0]?.notes).toEqual({ 'p.reine': { text: 'Mine' } })
  })

  it('survive on the device byte by byte, whatever stands in them', () => {
    let seen: number | undefined
    fc.assert(
      fc.property(anyPlan, fc.string({ maxLength: 60 }), fc.nat(5000), (plan, text, cost) => {
        const link = writeLink(plan)
        const notes = setNote({}, listRefs(plan)[0] ?? 'none', { text, cost })
        const changed = (seen ?? 0) + 1
        expect(keepPlan(localStorage, { id: 'one', link, changed, notes }, seen)).toBe('kept')
        seen = changed
        const [kept] = readKeptPlans(localStorage).plans
        expect(kept?.link).toBe(link)
        expect(readNotes(kept?.notes)).toEqual(notes)
        const again = readLink(kept?.link ?? '')
        expect(again.kind === 'plan' && writeLink(again.plan)).toBe(link)
      }),
      { numRuns: runs },
    )
  })

  it('are none where storage is refused, full, or not ours', () => {
    expect(keepPlan(undefined, { id: '1', link: '', changed: 1 }, undefined)).toBe('refused')
    expect(keepPlan(full, { id: '1', link: '', changed: 1 }, undefined)).toBe('refused')
    for (const strange of ['no json', 'null', '[]', '{"plans":7}', '{"plans":[{"id":1}]}']) {
      localStorage.setItem(keptPlansKey, strange)
      expect(readKeptPlans(localStorage).plans).toEqual([])
    }
  })
})

describe('one’s own plan', () => {
  const keep = (plan: Plan, id = plan.id ?? createPlanId()) => ({ id, link: writeLink(plan), changed: 1 })
  const readPlan = (link: string): Plan => {
    const answer = readLink(link)
    if (answer.kind !== 'plan') throw new Error(`${link} is ${answer.kind}.`)
    return answer.plan
  }

  it('is known by any link that it ever had, and says whether it has become another since', () => {
    fc.assert(
      fc.property(anyPlan, anyPlan, anyPlan, (first, second, other) => {
        const id = createPlanId()
        const plans = [keep({ ...other, id: createPlanId() }), keep({ ...second, id })]
        const now = recognisePlan(plans, readPlan(writeLink({ ...second, id })))
        expect([now?.kept.id, now?.isEarlier]).toEqual([id, false])
        const before = recognisePlan(plans, readPlan(writeLink({ ...first, id })))
        expect([before?.kept.id, before?.isEarlier]).toEqual([id, contentOf(first) !== contentOf(second)])
      }),
      { numRuns: runs / 4 },
    )
  })

  it('is nobody else’s that looks much the same', () => {
    const mine = { ...emptyPlan, id: 'mine000000', name: 'Summer', days: [{ stops: [{ ref: 'p.reine' }] }] }
    const theirs = { ...mine, id: 'theirs0000', name: 'Summer 2' }
    expect(recognisePlan([keep(mine)], theirs)).toBeUndefined()
    expect(recognisePlan([keep(mine)], { ...theirs, id: undefined })).toBeUndefined()
    // Made one's own and not changed yet, it is there already.
    expect(recognisePlan([keep(mine)], { ...mine, id: 'theirs0000' })).toMatchObject({ isEarlier: false })
  })

  it('has its id whichever edition kept it, and is known by the links of that edition', () => {
    const old = { ...emptyPlan, name: 'Before', days: [{ stops: [{ ref: 'p.reine' }], bed: 'm.moskenes-camping' }] }
    const kept = keep(old, '1795916517000')
    expect(kept.link).not.toContain('i=')
    const answer = readKept(kept)
    expect(answer.kind === 'plan' && answer.plan).toEqual({ ...old, id: '1795916517000' })
    expect(recognisePlan([kept], readPlan(kept.link))).toEqual({ kept, isEarlier: false })
    const renamed = keep({ ...old, id: kept.id, name: 'After' })
    expect(recognisePlan([renamed], { ...old, id: kept.id })).toMatchObject({ isEarlier: true })
  })

  it('has an id that fits in a link, never the same twice', () => {
    const ids = Array.from({ length: 1000 }, createPlanId)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(readPlan(writeLink({ ...emptyPlan, id })).id).toBe(id)
  })
})

it('what was hidden when its kind had another name stays hidden', () => {
  expect(readHidden(['closedMonth.t.ryten', 'closedDays.a.kajakk', 'closedHours.r.krambua', 'noBed.2', 7])).toEqual([
    'monthOutOfSeason.t.ryten',
    'dateOutOfSeason.a.kajakk',
    'closedThen.r.krambua',
    'noBed.2',
  ])
})
