// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { explainMissingPage } from './missing-page-behaviour.ts'

const reload = vi.fn()
const ask = vi.fn()
const root = () => document.querySelector<HTMLElement>('[data-missing-page]') as HTMLElement

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  vi.spyOn(location, 'reload').mockImplementation(reload)
  document.body.innerHTML = '<div data-missing-page="/uten-nett" hidden><button data-retry></button></div>'
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  reload.mockReset()
  ask.mockReset()
  history.replaceState(null, '', '/')
})

test('at its own address nothing is missing', () => {
  history.replaceState(null, '', '/uten-nett')
  explainMissingPage(root())
  expect(root().hidden).toBe(true)
})

test('in place of another page it says so, and opens that page once the server responds', async () => {
  history.replaceState(null, '', '/kontakt')
  explainMissingPage(root())
  expect(root().hidden).toBe(false)
  ask.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce({ status: 503 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
  ask.mockResolvedValueOnce({ status: 200 })
  await vi.advanceTimersByTimeAsync(5000)
  expect(reload).toHaveBeenCalledOnce()
  vi.clearAllTimers()
})

test('the button opens it at once', () => {
  history.replaceState(null, '', '/kontakt')
  explainMissingPage(root())
  root().querySelector<HTMLElement>('[data-retry]')?.click()
  expect(reload).toHaveBeenCalledOnce()
  vi.clearAllTimers()
})
