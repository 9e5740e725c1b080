// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepDetail, readKeptDetail } from './kept-detail.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
})

it('is read as it was kept, and leaves no trace when it is off', () => {
  expect(readKeptDetail()).toBe(false)
  keepDetail(true)
  expect(readKeptDetail()).toBe(true)
  keepDetail(false)
  expect(localStorage).toHaveLength(0)
})

it('is off where the browser refuses, and while a page is built', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('no', 'SecurityError')
    },
  })
  expect(() => keepDetail(true)).not.toThrow()
  expect(readKeptDetail()).toBe(false)
  vi.stubGlobal('window', undefined)
  expect(readKeptDetail()).toBe(false)
})
