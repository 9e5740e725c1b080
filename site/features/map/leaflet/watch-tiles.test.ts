import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  failuresUntilPause,
  firstPauseMs,
  slowAfterMs,
  type TileState,
  type TileWatch,
  watchTiles,
} from './watch-tiles.ts'

const states: TileState[] = []
const onPause = vi.fn<() => void>()
const onProbe = vi.fn<() => boolean>()
const onReturn = vi.fn<() => void>()
let watch: TileWatch

beforeEach(() => {
  vi.useFakeTimers()
  states.length = 0
  for (const listener of [onPause, onProbe, onReturn]) listener.mockReset()
  onProbe.mockImplementation(() => {
    watch.requested()
    return true
  })
  watch = watchTiles({ onState: (state) => states.push(state), onPause, onProbe, onReturn })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

function fail(times: number): void {
  for (let index = 0; index < times; index += 1) watch.requested()
  for (let index = 0; index < times; index += 1) watch.failed()
}

describe('watchTiles', () => {
  it('reports nothing while tiles load, even if single ones fail', () => {
    for (let round = 0; round < 5; round += 1) {
      fail(failuresUntilPause - 1)
      watch.requested()
      watch.loaded()
    }
    expect(states).toEqual([])
    expect(watch.mayRequest()).toBe(true)
  })

  it('reports missing tiles once, and pauses', () => {
    fail(failuresUntilPause)
    expect(states).toEqual(['missing'])
    expect(onPause).toHaveBeenCalledTimes(1)
    expect(watch.mayRequest()).toBe(false)
    fail(10)
    expect(states).toEqual(['missing'])
    expect(onPause).toHaveBeenCalledTimes(1)
  })

  it('probes with a single tile after the pause, and doubles the pause on failure', () => {
    fail(failuresUntilPause)
    for (const pauseMs of [firstPauseMs, 2 * firstPauseMs, 4 * firstPauseMs, 8 * firstPauseMs]) {
      onProbe.mockClear()
      vi.advanceTimersByTime(pauseMs - 1)
      expect(onProbe).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(onProbe).toHaveBeenCalledTimes(1)
      expect(watch.mayRequest()).toBe(false)
      watch.failed()
    }
    expect(states).toEqual(['missing'])
  })

  it('never waits longer than five minutes', () => {
    fail(failuresUntilPause)
    for (let round = 0; round < 8; round += 1) {
      vi.advanceTimersByTime(300_000)
      watch.failed()
    }
    expect(onProbe).toHaveBeenCalledTimes(8)
  })

  it('requests all missing tiles and reports recovery as soon as one loads', () => {
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    watch.loaded()
    expect(onReturn).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['missing', 'fine'])
    expect(watch.mayRequest()).toBe(true)
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    expect(onProbe).toHaveBeenCalledTimes(2)
  })

  it('reports slow tiles when none has loaded for a while, and recovery', () => {
    watch.requested()
    watch.requested()
    vi.advanceTimersByTime(slowAfterMs - 1)
    watch.loaded()
    vi.advanceTimersByTime(slowAfterMs - 1)
    expect(states).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['slow'])
    watch.loaded()
    expect(states).toEqual(['slow', 'fine'])
  })

  it('does not wait for aborted tiles', () => {
    watch.requested()
    watch.aborted()
    vi.advanceTimersByTime(2 * slowAfterMs)
    expect(states).toEqual([])
  })

  it('probes at once when the network is back during a pause only', () => {
    watch.tryNow()
    expect(onProbe).not.toHaveBeenCalled()
    fail(failuresUntilPause)
    watch.tryNow()
    expect(onProbe).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10 * firstPauseMs)
    expect(onProbe).toHaveBeenCalledTimes(1)
  })

  it('allows the next request if none is missing when the pause ends', () => {
    onProbe.mockReturnValue(false)
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    expect(watch.mayRequest()).toBe(true)
    watch.requested()
    watch.failed()
    expect(watch.mayRequest()).toBe(false)
  })

  it('does nothing once stopped', () => {
    fail(failuresUntilPause)
    watch.stop()
    vi.advanceTimersByTime(10 * firstPauseMs)
    expect(onProbe).not.toHaveBeenCalled()
  })
})
