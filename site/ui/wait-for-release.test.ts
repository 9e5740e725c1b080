import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitForRelease } from './wait-for-release.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const press = (target: EventTarget, type: string, key?: string) =>
  target.dispatchEvent(Object.assign(new Event(type), { key }))

it('calls at once where nothing is pressed', () => {
  const call = vi.fn()
  waitForRelease(new EventTarget())(call)
  expect(call).toHaveBeenCalledOnce()
})

it.each([
  ['a finger', 'pointerdown', 'pointerup', undefined],
  ['a finger that scrolls', 'pointerdown', 'pointercancel', undefined],
  ['the space bar', 'keydown', 'keyup', ' '],
])('waits for the end of the press of %s, and calls the last of what waits, once', (_, begin, end, key) => {
  const target = new EventTarget()
  const [first, last] = [vi.fn(), vi.fn()]
  const call = waitForRelease(target)
  press(target, begin, key)
  call(first)
  call(last)
  expect(last).not.toHaveBeenCalled()
  press(target, end, key)
  expect(last, 'the click comes first').not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(first).not.toHaveBeenCalled()
  expect(last).toHaveBeenCalledOnce()
})

it('does not wait for other keys', () => {
  const target = new EventTarget()
  const call = vi.fn()
  const whenReleased = waitForRelease(target)
  press(target, 'keydown', 'a')
  whenReleased(call)
  expect(call).toHaveBeenCalledOnce()
})
