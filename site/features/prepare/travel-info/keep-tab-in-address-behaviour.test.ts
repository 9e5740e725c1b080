// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { keepTabInAddress } from './keep-tab-in-address-behaviour.ts'

it('writes the chosen tab into the address without a step in the history', () => {
  const steps = history.length
  keepTabInAddress()
  document.body.dispatchEvent(new CustomEvent('tabchange', { bubbles: true, detail: 'best-time-winter' }))
  expect(location.hash).toBe('#best-time-winter')
  expect(history.length).toBe(steps)
})
