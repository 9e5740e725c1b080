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
    <search><form action="/sok"><input id="home" name="q"></form></search>`
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

it('opens the panel with «/», until its button turns that off', () => {
  fireEvent.keyDown(document.body, { key: '/' })
  expect(panel().showPopover).toHaveBeenCalled()
  vi.mocked(panel().showPopover).mockClear()
  localStorage.setItem(shortcutKey, 'off')
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true)
  expect(panel().showPopover).not.toHaveBeenCalled()
})
