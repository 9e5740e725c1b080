import { describe, expect, it } from 'vitest'
import type { KeptPlan } from './kept-plans.ts'
import { openAddress } from './open-address.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { writeLink } from './plan-link.ts'
import { writeAddition } from './write-addition.ts'

const plan: Plan = { ...emptyPlan, id: 'abcdefghjk', name: 'Ours', days: [{ stops: [{ ref: 'p.reine' }] }] }
const ready: Plan = { ...emptyPlan, name: 'Three days', days: [{ stops: [{ ref: 'p.a' }] }] }
const keptAs = (kept: Plan, id = 'abcdefghjk'): KeptPlan => ({ id, link: writeLink(kept), changed: 1 })
const guide = {
  makeReady: (fragment: string) => (fragment.startsWith('#ready') ? ready : undefined),
  words: { taken: 'Taken.', earlierState: 'Earlier.' },
}
const open = (fragment: string, plans: KeptPlan[] = [], search = '') =>
  openAddress({ hash: fragment && `#${fragment}`, search }, { plans }, guide)
const theirs = writeLink({ ...plan, id: 'theirs2345', name: 'Theirs' })

describe('what an address opens', () => {
  it.each<[string, ReturnType<typeof open>, object]>([
    ['nothing: the empty page', open(''), { mode: 'begin' }],
    ['nothing: the own plan', open('', [keptAs(plan)]), { mode: 'own', trip: { plan } }],
    ['a link: somebody’s plan, to look at', open(theirs, [keptAs(plan)]), { mode: 'received', fault: undefined }],
    ['a link that was cut', open(theirs.slice(0, -9)), { mode: 'received', fault: 'cut' }],
    [
      'a link in the query, as messengers code it',
      open('', [], `?x=1%23${encodeURIComponent(theirs)}`),
      { mode: 'received' },
    ],
    ['one’s own link', open(writeLink(plan), [keptAs(plan)]), { mode: 'own', trip: { plan } }],
    ['what is no plan: an alarm over the empty page', open('hello'), { mode: 'begin', alarm: 'unreadable' }],
    [
      'what is no plan: an alarm over the own plan',
      open('hello', [keptAs(plan)]),
      { mode: 'own', alarm: 'unreadable' },
    ],
    [
      'a plan of the guide: a new one, to be kept',
      open('ready&days=3'),
      { mode: 'own', trip: { plan: ready }, isStored: false },
    ],
    [
      'a plan of the guide that is kept already',
      open('ready&days=3', [keptAs({ ...ready, id: 'readyplan2' }, 'readyplan2')]),
      { mode: 'own' },
    ],
  ])('%s', (_, { action }, expected) => expect(action).toMatchObject(expected))

  it('an earlier state of the own plan: the plan as it is now, and that it can be brought back', () => {
    const earlier = { ...plan, days: [] }
    const { action, kept } = open(writeLink(earlier), [keptAs(plan)])
    expect(action).toMatchObject({ mode: 'own', trip: { plan }, outcome: { said: 'Earlier.', earlier: { days: [] } } })
    expect(kept?.id).toBe(plan.id)
  })

  it.each([
    ['the own plan', [keptAs(plan)], 'own'],
    ['an empty page', [], 'begin'],
  ])('a stop to add: %s, with the stop', (_, plans, mode) => {
    expect(open(writeAddition('t.ryten'), plans)).toMatchObject({ add: 't.ryten', action: { mode } })
  })

  it('no stop where the address only looks like it', () => {
    expect(open('add=<b>').add).toBeUndefined()
    expect(open('add=').add).toBeUndefined()
  })
})
