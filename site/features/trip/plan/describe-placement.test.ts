import { expect, it } from 'vitest'
import { pickWords } from '#site/i18n/translate.ts'
import { describePlacement } from './describe-placement.ts'
import { emptyPlan, type Plan } from './plan.ts'

const words = pickWords('en', ['onTrip.'])
const plan: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08' },
  days: [
    { stops: [{ ref: 'p.reine' }], bed: 'c.one' },
    { stops: [], bed: 'c.two' },
    { stops: [], bed: 'c.two' },
  ],
  waiting: [{ ref: 't.ryten' }],
}

it.each([
  ['p.nusfjord', plan, undefined],
  ['p.reine', undefined, undefined],
  ['p.reine', plan, 'In my trip, day 1'],
  ['t.ryten', plan, 'In my trip'],
  ['c.one', plan, 'In my trip, night before Friday'],
  ['c.one', { ...plan, arrival: {} }, 'In my trip, night after day 1'],
  ['c.two', plan, 'In my trip, 2 nights'],
])('says of %s where it is', (ref, of, said) => expect(describePlacement(of, ref, words, 'en')).toBe(said))
