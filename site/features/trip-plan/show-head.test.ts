// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { buildElement } from '#site/ui/build-element.ts'
import { showHead } from './show-head.ts'

const drawHead = (text: string) => [buildElement('section', {}, buildElement('details', {}, text))]

it('leaves the hidden notes as the visitor has them when the head is drawn again', () => {
  const part = buildElement('div', {})
  showHead(part, drawHead('one'))
  showHead(part, drawHead('two'))
  expect(part.querySelector('details')?.open).toBe(false)
  part.querySelector('details')?.setAttribute('open', '')
  showHead(part, drawHead('three'))
  expect(part.textContent).toBe('three')
  expect(part.querySelector('details')?.open).toBe(true)
})
