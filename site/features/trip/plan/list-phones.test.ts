import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listPhones } from './list-phones.ts'
import { emptyPlan, listRefs } from './plan.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

it('a plan has the numbers of its houses, each once, with the days on which one needs them', () => {
  const plan = {
    ...emptyPlan,
    days: [
      { stops: [{ ref: 'a.lofotr' }, { ref: 'p.reine' }], bed: 'c.ballstad' },
      { stops: [], bed: 'c.ballstad' },
      { stops: [{ ref: 'a.lofotr' }] },
    ],
    waiting: [{ ref: 'r.underhuset' }],
  }
  const phones = listPhones(plan, atlas)
  expect(phones.map(({ name, days }) => [name, days])).toEqual([
    [atlas.find('a.lofotr')?.name, [0, 2]],
    [atlas.find('c.ballstad')?.name, [0, 1]],
    [atlas.find('r.underhuset')?.name, []],
  ])
})

it('no number of a plan is missing, whatever is in it', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const known = new Set(listRefs(plan).flatMap((ref) => atlas.find(ref)?.phone ?? []))
      expect(new Set(listPhones(plan, atlas).map(({ phone }) => phone))).toEqual(known)
    }),
  )
})
