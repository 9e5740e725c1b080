// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { buildElement } from './build-element.ts'
import { replaceKeepingFolds } from './replace-keeping-folds.ts'

const drawHead = (text: string) => [buildElement('section', {}, buildElement('details', {}, text))]

it('leaves the hidden notes as the visitor has them when the head is drawn again', () => {
  const part = buildElement('div', {})
  replaceKeepingFolds(part, drawHead('one'))
  replaceKeepingFolds(part, drawHead('two'))
  expect(part.querySelector('details')?.open).toBe(false)
  part.querySelector('details')?.setAttribute('open', '')
  replaceKeepingFolds(part, drawHead('three'))
  expect(part.textContent).toBe('three')
  expect(part.querySelector('details')?.open).toBe(true)
})

it('tells several folds apart, also in another order', () => {
  const fold = (name: string) => buildElement('details', { 'data-fold': name }, name)
  const part = buildElement('div', {}, fold('wind'), fold('snow'))
  part.querySelector('[data-fold="snow"]')?.setAttribute('open', '')
  replaceKeepingFolds(part, [fold('snow'), fold('rain'), fold('wind')])
  expect([...part.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false])
})
