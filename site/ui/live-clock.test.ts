import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAnswers, noteAnswer, now, whenClockIsSet } from './live-clock.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** By the server's clock. */
const start = Date.parse('2026-11-23T12:00:00Z')
/** The steady clock at the start, whatever the device's clock shows. */
let steady = 0

beforeEach(() => {
  steady = 5000
  forgetAnswers()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function pass(ms: number): void {
  steady += ms
  vi.setSystemTime(Date.now() + ms)
}

const answerOf = (date: number, more: Record<string, string> = {}) => ({
  headers: new Headers({ date: new Date(date).toUTCString(), ...more }),
})

describe.each([
  ['right', 0],
  ['three hours ahead', 3 * hour],
  ['twenty minutes ahead', 20 * minute],
  ['two days behind', -2 * day],
  ['in another century', -100 * 365 * day],
])('on a device whose clock is %s', (_, wrongBy) => {
  beforeEach(() => {
    vi.setSystemTime(start + wrongBy)
  })

  it('the time is the server’s from the first answer on, and passes while the page is open', () => {
    noteAnswer(answerOf(start))
    expect(now()).toBe(start)
    pass(7 * minute)
    expect(now()).toBe(start + 7 * minute)
  })

  it('there is only the device’s clock before an answer, as without a network', () => {
    expect(now()).toBe(start + wrongBy)
  })

  it('an answer that the worker kept, without a date, says nothing', () => {
    noteAnswer({ headers: new Headers() })
    expect(now()).toBe(start + wrongBy)
  })
})

describe('while a page is open', () => {
  beforeEach(() => {
    vi.setSystemTime(start)
    noteAnswer(answerOf(start))
  })

  it('a device that slept has not stopped the time, though its steady clock has', () => {
    vi.setSystemTime(start + 5 * hour)
    expect(now()).toBe(start + 5 * hour)
  })

  it('a clock that is set back changes nothing, one set ahead is put right by the next answer', () => {
    steady += minute
    vi.setSystemTime(start - 3 * hour)
    expect(now()).toBe(start + minute)
    vi.setSystemTime(start + 3 * hour)
    noteAnswer(answerOf(start + minute))
    expect(now()).toBe(start + minute)
  })

  it('an older answer out of a store does not turn it back, and the age that a store tells is added', () => {
    pass(10 * minute)
    noteAnswer(answerOf(start))
    expect(now()).toBe(start + 10 * minute)
    noteAnswer(answerOf(start, { age: '660' }))
    expect(now()).toBe(start + 11 * minute)
  })

  it('whoever waits hears of each answer', () => {
    const hear = vi.fn()
    const stop = whenClockIsSet(hear)
    noteAnswer(answerOf(start))
    stop()
    noteAnswer(answerOf(start))
    expect(hear).toHaveBeenCalledTimes(1)
  })
})
