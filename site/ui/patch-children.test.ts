// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { buildElement } from './build-element.ts'
import { patchChildren } from './patch-children.ts'

it('shows the wanted children in their order, and neither takes out nor moves those that stay', async () => {
  const [one, two, three, four] = ['1', '2', '3', '4'].map((text) => buildElement('p', {}, text))
  const parent = buildElement('div', {}, one, two, three)
  const touched: Node[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes } of records) touched.push(...addedNodes, ...removedNodes)
  })
  observer.observe(parent, { childList: true })
  patchChildren(parent, [one, four, undefined, three])
  await Promise.resolve()
  expect(parent.textContent).toBe('143')
  expect(touched).toEqual([two, four])
  patchChildren(parent, [three, one])
  expect(parent.textContent).toBe('31')
})
