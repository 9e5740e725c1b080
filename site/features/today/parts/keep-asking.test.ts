// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TodayAnswer } from '#contract/today.ts'
import { isWaiting, keepAsking, pauseBeforeAsking } from './keep-asking.ts'
import { examplePart, exampleToday } from './today-examples.ts'

const usualMs = 300_000
const waiting = exampleToday({ warnings: { ...examplePart(null), state: 'waiting' } })
const partly = exampleToday({ floods: { ...examplePart([]), state: 'waiting' } })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the pauses', () => {
  it('are short while something is under way, grow, and end', () => {
    const pauses = Array.from({ length: 32 }, (_, rounds) => pauseBeforeAsking(rounds, usualMs))
    expect(pauses.slice(0, 4)).toEqual([usualMs, 2000, 3000, 4500])
    expect(Math.max(...pauses.slice(1, 31))).toBe(10_000)
    expect(pauses[31]).toBe(usualMs)
  })

  it('count parts that are there in part, and nothing that failed, is old or off', () => {
    expect([waiting, partly].map(isWaiting)).toEqual([true, true])
    const states = ['failed', 'stale', 'off', 'outOfSeason', 'fresh'] as const
    expect(states.map((state) => isWaiting(exampleToday({ warnings: { ...examplePart([]), state } })))).toEqual(
      states.map(() => false),
    )
    expect(isWaiting(null)).toBe(false)
  })
})

describe('a page at a server that was just started', () => {
  it.each([1, 8, 30, 100])('shows what is there after %d seconds within fifteen more', async (seconds) => {
    const arrivesAt = Date.now() + seconds * 1000
    let shownAt: number | null = null
    let asked = 0
    const ask = async (): Promise<TodayAnswer> => {
      asked += 1
      if (Date.now() < arrivesAt) return waiting
      shownAt ??= Date.now()
      return exampleToday()
    }
    await keepAsking(ask, usualMs).first
    await vi.advanceTimersByTimeAsync(seconds * 1000 + 15_000)
    expect(shownAt).not.toBeNull()
    expect((shownAt ?? 0) - arrivesAt).toBeLessThanOrEqual(15_000)
    // And then as usual.
    const before = asked
    await vi.advanceTimersByTimeAsync(usualMs - 20_000)
    expect(asked).toBe(before)
  })

  it.each(['offline', 'online'])('asks at once when the network changes: %s', async (event) => {
    const ask = vi.fn(async () => exampleToday())
    await keepAsking(ask, usualMs).first
    window.dispatchEvent(new Event(event))
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('does not ask on for ever', async () => {
    const ask = vi.fn(async () => waiting)
    await keepAsking(ask, usualMs).first
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(ask.mock.calls.length).toBeLessThan(50)
  })

  it('asks once at a time, whoever wants to know', async () => {
    let answer: (given: TodayAnswer | null) => void = () => undefined
    const ask = vi.fn(() => new Promise<TodayAnswer | null>((resolve) => (answer = resolve)))
    const { first, askNow } = keepAsking(ask, usualMs)
    document.dispatchEvent(new Event('visibilitychange'))
    void askNow()
    answer(null)
    await first
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
