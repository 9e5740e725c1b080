// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readKeptPlans } from '#site/trip-plan/kept-plans.ts'
import { addStop, emptyPlan, type Plan } from '#site/trip-plan/plan.ts'
import { readLink, writeLink } from '#site/trip-plan/plan-link.ts'
import { startTripSession } from './trip-session.ts'

const summer: Plan = { ...emptyPlan, name: 'Summer', days: [{ stops: [{ ref: 'p.reine' }] }] }
const put = (plan: Plan, ref: string) => addStop(plan, { ref }, { day: 0, index: 9 })
const refused = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
} as unknown as Storage

let clock = 1
/** Returns a window with the page of a trip open. */
function openWindow(storage: Storage = localStorage) {
  const events = {
    makeReady: () => undefined,
    opened: vi.fn(),
    taken: vi.fn(),
    earlier: vi.fn(),
    unreadable: vi.fn(),
    changedElsewhere: vi.fn(),
    refused: vi.fn(),
  }
  const session = startTripSession(storage, () => (clock += 1), events)
  session.openAddress()
  return { session, events }
}
const refsOf = (plan: Plan) => plan.days.flatMap(({ stops }) => stops.map(({ ref }) => ref))
const goTo = (link: string) => history.replaceState(null, '', `#${link}`)
const ways = { Back: false, 'a bookmark, or a restored tab': true }

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', location.pathname)
})

describe('an address of one’s own plan as it once was', () => {
  it.each(Object.entries(ways))('opens the plan as it is now, by %s', (_, isNewPage) => {
    const first = openWindow()
    first.session.take({ plan: summer })
    const early = location.hash.slice(1)
    first.session.take({ plan: put(first.session.open.plan, 't.ryten'), notes: { 'p.reine': { text: 'Ours' } } })
    goTo(early)
    const { session, events } = isNewPage ? openWindow() : first
    if (!isNewPage) session.openAddress()
    expect(session.open).toMatchObject({ mode: 'own', notes: { 'p.reine': { text: 'Ours' } } })
    expect(refsOf(session.open.plan)).toEqual(['p.reine', 't.ryten'])
    expect(location.hash).not.toBe(`#${early}`)

    // What is changed is kept with what there was.
    session.take({ plan: put(session.open.plan, 't.kvalvika') })
    expect(readKeptPlans(localStorage).plans).toHaveLength(1)
    const kept = readLink(readKeptPlans(localStorage).plans[0]?.link ?? '')
    expect(kept.kind === 'plan' && refsOf(kept.plan)).toEqual(['p.reine', 't.ryten', 't.kvalvika'])

    // The earlier state is offered, and is a step like any other.
    const [earlier] = events.earlier.mock.calls[0] ?? []
    expect(refsOf(earlier)).toEqual(['p.reine'])
    session.take({ plan: earlier })
    expect(refsOf(session.open.plan)).toEqual(['p.reine'])
    session.undo()
    expect(refsOf(session.open.plan)).toEqual(['p.reine', 't.ryten', 't.kvalvika'])
  })

  it('is known in a browser that does not save, as long as the page is open', () => {
    const { session } = openWindow(refused)
    session.take({ plan: summer })
    const early = location.hash.slice(1)
    session.take({ plan: put(session.open.plan, 't.ryten') })
    goTo(early)
    session.openAddress()
    expect(session.open.mode).toBe('own')
  })

  it('leads to the right one of several', () => {
    const { session } = openWindow()
    session.take({ plan: summer })
    const [early, id] = [location.hash.slice(1), session.ownId]
    session.take({ plan: put(session.open.plan, 't.ryten') })
    session.begin()
    session.take({ plan: { ...summer, name: 'Winter' } })
    expect(session.ownId).not.toBe(id)
    goTo(early)
    session.openAddress()
    expect([session.ownId, session.open.plan.name]).toEqual([id, 'Summer'])
  })
})

describe('a plan that is made one’s own', () => {
  it('is another from then on: neither it nor what is made of it is the sender’s', () => {
    const theirs = writeLink({ ...summer, id: 'theirs0000' })
    goTo(theirs)
    const { session } = openWindow()
    expect(session.open.mode).toBe('received')
    session.take({ plan: put(session.open.plan, 't.ryten') })
    const { id } = session.open.plan
    expect(id).not.toBe('theirs0000')
    expect(session.ownId).toBe(id)
    expect(location.hash).toContain(`&i=${id}&`)
    // The sender sends it again, changed.
    goTo(writeLink({ ...put(summer, 't.kvalvika'), id: 'theirs0000' }))
    session.openAddress()
    expect(session.open.mode).toBe('received')
  })

  it('has an id of its own where it is kept beside the one that another window changed', () => {
    const { session } = openWindow()
    session.take({ plan: summer })
    const { id } = session.open.plan
    session.keepBoth()
    expect(session.open.plan.id).not.toBe(id)
    expect(readKeptPlans(localStorage).plans.map((each) => each.id)).toEqual([session.open.plan.id, id])
  })
})

it('a plan of an earlier edition has its id in its address as soon as it is opened', () => {
  const kept = { id: '1795916517000', link: writeLink(summer), changed: 1 }
  localStorage.setItem('trip-plans', JSON.stringify({ open: kept.id, plans: [kept] }))
  goTo(kept.link)
  const { session, events } = openWindow()
  expect(session.open.mode).toBe('own')
  expect(location.hash).toContain('&i=1795916517000&')
  expect(events.earlier).not.toHaveBeenCalled()
  session.take({ plan: put(session.open.plan, 't.ryten') })
  expect(readKeptPlans(localStorage).plans).toHaveLength(1)
})
