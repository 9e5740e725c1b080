// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepPlan, keptPlansKey, readKeptPlans } from './kept-plans.ts'

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
} as unknown as Storage

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

  it('are none where storage is refused, full, or not ours', () => {
    expect(keepPlan(undefined, { id: '1', link: '', changed: 1 }, undefined)).toBe('refused')
    expect(keepPlan(full, { id: '1', link: '', changed: 1 }, undefined)).toBe('refused')
    for (const strange of ['no json', 'null', '[]', '{"plans":7}', '{"plans":[{"id":1}]}']) {
      localStorage.setItem(keptPlansKey, strange)
      expect(readKeptPlans(localStorage).plans).toEqual([])
    }
  })
})
