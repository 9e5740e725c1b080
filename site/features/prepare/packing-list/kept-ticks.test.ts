// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepTicks, readTicks } from './kept-ticks.ts'

const full = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('no room', 'QuotaExceededError')
  },
} as unknown as Storage

describe('ticks on this device', () => {
  beforeEach(() => localStorage.clear())

  it('are read as they were kept', () => {
    expect(keepTicks(localStorage, { winter: ['wool', 'boots'] })).toBe(true)
    expect(readTicks(localStorage)).toEqual({ winter: ['wool', 'boots'] })
  })

  it('leave nothing behind when nothing is ticked', () => {
    keepTicks(localStorage, { winter: ['wool'] })
    keepTicks(localStorage, { winter: [] })
    expect(localStorage).toHaveLength(0)
  })

  it('are none when what is stored is not ours', () => {
    for (const strange of ['not json', '[]', 'null', '"wool"', '{"winter":"wool"}', '{"winter":[1]}']) {
      localStorage.setItem('packing-list', strange)
      expect(readTicks(localStorage)).toEqual({})
    }
  })

  it('say so when the browser forbids it or has no room', () => {
    expect(keepTicks(undefined, { winter: ['wool'] })).toBe(false)
    expect(keepTicks(full, { winter: ['wool'] })).toBe(false)
    expect(readTicks(undefined)).toEqual({})
  })
})
