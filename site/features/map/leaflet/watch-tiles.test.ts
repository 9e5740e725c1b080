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
    watch.asked()
    return true
  })
  watch = watchTiles({ onState: (state) => states.push(state), onPause, onProbe, onReturn })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

function fail(times: number): void {
  for (let index = 0; index < times; index += 1) watch.asked()
  for (let index = 0; index < times; index += 1) watch.failed()
}

describe('watchTiles', () => {
  it('says nothing while tiles come, though single ones fail', () => {
    for (let round = 0; round < 5; round += 1) {
      fail(failuresUntilPause - 1)
      watch.asked()
      watch.loaded()
    }
    expect(states).toEqual([])
    expect(watch.mayAsk()).toBe(true)
  })

  it('says once that tiles are missing, and asks for a pause', () => {
    fail(failuresUntilPause)
    expect(states).toEqual(['missing'])
    expect(onPause).toHaveBeenCalledTimes(1)
    expect(watch.mayAsk()).toBe(false)
    fail(10)
    expect(states).toEqual(['missing'])
    expect(onPause).toHaveBeenCalledTimes(1)
  })

  it('asks for a single tile after the pause, and waits twice as long each time that it fails', () => {
    fail(failuresUntilPause)
    for (const pauseMs of [firstPauseMs, 2 * firstPauseMs, 4 * firstPauseMs, 8 * firstPauseMs]) {
      onProbe.mockClear()
      vi.advanceTimersByTime(pauseMs - 1)
      expect(onProbe).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(onProbe).toHaveBeenCalledTimes(1)
      expect(watch.mayAsk()).toBe(false)
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

  it('asks for all that is missing, and takes back what it said, as soon as one tile comes', () => {
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    watch.loaded()
    expect(onReturn).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['missing', 'fine'])
    expect(watch.mayAsk()).toBe(true)
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    expect(onProbe).toHaveBeenCalledTimes(2)
  })

  it('says that tiles are slow when none has come for a while, and takes it back', () => {
    watch.asked()
    watch.asked()
    vi.advanceTimersByTime(slowAfterMs - 1)
    watch.loaded()
    vi.advanceTimersByTime(slowAfterMs - 1)
    expect(states).toEqual([])
    vi.advanceTimersByTime(1)
    expect(states).toEqual(['slow'])
    watch.loaded()
    expect(states).toEqual(['slow', 'fine'])
  })

  it('does not wait for what was called off', () => {
    watch.asked()
    watch.calledOff()
    vi.advanceTimersByTime(2 * slowAfterMs)
    expect(states).toEqual([])
  })

  it('asks at once when something has changed, and at no other time', () => {
    watch.tryNow()
    expect(onProbe).not.toHaveBeenCalled()
    fail(failuresUntilPause)
    watch.tryNow()
    expect(onProbe).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(10 * firstPauseMs)
    expect(onProbe).toHaveBeenCalledTimes(1)
  })

  it('lets the next tile be asked for where none is missing when the pause ends', () => {
    onProbe.mockReturnValue(false)
    fail(failuresUntilPause)
    vi.advanceTimersByTime(firstPauseMs)
    expect(watch.mayAsk()).toBe(true)
    watch.asked()
    watch.failed()
    expect(watch.mayAsk()).toBe(false)
  })

  it('does nothing any longer once it is stopped', () => {
    fail(failuresUntilPause)
    watch.stop()
    vi.advanceTimersByTime(10 * firstPauseMs)
    expect(onProbe).not.toHaveBeenCalled()
  })
})
