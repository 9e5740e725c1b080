// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startSearchLoader } from './search-loader-behaviour.ts'
import { shortcutKey } from './shortcut.ts'

vi.mock('./suggestions-entry.tsx?chunk-address', () => ({ default: '/_assets/suggestions-entry.js' }))

const importWhole = vi.fn(async () => undefined)
const panel = () => document.querySelector('#search-panel') as HTMLElement

beforeEach(() => {
  vi.stubGlobal('pageStart', { importWhole })
  importWhole.mockClear()
  document.body.innerHTML = `<div id="search-panel" popover><search><form action="/sok"><input name="q"></form></search></div>
    <search><form action="/sok"><input id="home" name="q"><p aria-live="polite" data-searching="Søker …"></p></form></search>`
  panel().showPopover = vi.fn()
  startSearchLoader()
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('fetches the suggestions with the first focus of a field, once', () => {
  expect(importWhole).not.toHaveBeenCalled()
  for (const input of document.querySelectorAll('input')) fireEvent.focusIn(input)
  expect(importWhole.mock.calls).toEqual([['/_assets/suggestions-entry.js']])
})

it('says that it searches with the first letters, once, and takes that back where the script does not come', async () => {
  const never = Promise.withResolvers<undefined>()
  importWhole.mockReturnValueOnce(never.promise)
  const input = document.querySelector('#home') as HTMLInputElement
  const sign = document.querySelector('[data-searching]') as HTMLElement
  fireEvent.focusIn(input)
  const told: string[] = []
  const watch = new MutationObserver(() => told.push(sign.textContent))
  watch.observe(sign, { childList: true, characterData: true, subtree: true })
  expect(sign.textContent).toBe('')
  for (const value of ['r', 're', 'rei']) fireEvent.input(input, { target: { value } })
  await vi.waitFor(() => expect(told).toEqual(['Søker …']))
  never.reject(new TypeError('Failed to fetch'))
  await vi.waitFor(() => expect(sign.textContent).toBe(''))
})

it('opens the panel with «/», until its button turns that off', () => {
  fireEvent.keyDown(document.body, { key: '/' })
  expect(panel().showPopover).toHaveBeenCalled()
  vi.mocked(panel().showPopover).mockClear()
  localStorage.setItem(shortcutKey, 'off')
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
  expect(panel().showPopover).not.toHaveBeenCalled()
})
