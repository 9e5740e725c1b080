// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { keepTabInParameter } from './keep-tab-in-parameter.ts'
import { letButtonsPrint } from './print-behaviour.ts'
import { activateTabs } from './tabs-behaviour.ts'

const root = () => document.querySelector('[data-planning]') as HTMLElement
const tab = (days: string) => root().querySelector(`[aria-controls=days-${days}]`) as HTMLElement

function open(address: string): void {
  history.replaceState(null, '', address)
  activateTabs()
  keepTabInParameter(root(), 'days')
  letButtonsPrint(root())
}

beforeEach(() => {
  const tabs = ['1', '3'].map((days) => `<button role="tab" aria-controls="days-${days}">${days}</button>`)
  const panels = ['1', '3'].map((days) => `<div class="tab-panel" id="days-${days}"></div>`)
  document.body.innerHTML = `<main data-planning><button data-print></button>
    <div data-tabs="days"><div role="tablist">${tabs.join('')}</div>${panels.join('')}</div></main>`
})

test('the plan that the address asks for is open', () => {
  open('/planlegg?days=1')
  expect(tab('1').getAttribute('aria-selected')).toBe('true')
})

test('an address that asks for no plan of ours changes nothing', () => {
  open('/planlegg?days=400')
  expect(tab('1').hasAttribute('aria-selected')).toBe(false)
})

test('the chosen plan stands in the address, without a step in the history', () => {
  open('/planlegg#dager')
  const steps = history.length
  tab('3').click()
  expect(location.search + location.hash).toBe('?days=3#dager')
  expect(history.length).toBe(steps)
})

test('the button prints', () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  open('/planlegg')
  root().querySelector<HTMLElement>('[data-print]')?.click()
  expect(print).toHaveBeenCalledOnce()
})
