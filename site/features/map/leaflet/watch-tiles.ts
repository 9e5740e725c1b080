export type TileState = 'fine' | 'slow' | 'missing'

/** Consecutive failures before a pause. */
export const failuresUntilPause = 4
export const slowAfterMs = 6_000
/** Each further pause is twice as long, up to the longest. */
export const firstPauseMs = 30_000
const longestPauseMs = 300_000

interface Listeners {
  onState: (state: TileState) => void
  /** Abort the requests under way and start no more. */
  onPause: () => void
  /** Request one missing tile as a probe; returns false if none is missing. */
  onProbe: () => boolean
  /** Tiles load again: request the missing ones. */
  onReturn: () => void
}

export interface TileWatch {
  /** False during a pause and while a probe is under way. */
  mayRequest(): boolean
  requested(): void
  loaded(): void
  failed(): void
  /** A requested tile is not needed any longer. */
  aborted(): void
  /** Ends a pause early: the network is back. */
  tryNow(): void
  stop(): void
}

/** Pauses after consecutive failures, then probes with one tile at a time, so that a refusing server is not flooded. */
export function watchTiles({ onState, onPause, onProbe, onReturn }: Listeners): TileWatch {
  let state: TileState = 'fine'
  let pending = 0
  let failures = 0
  let isPaused = false
  let pauseMs = firstPauseMs
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let slowTimer: ReturnType<typeof setTimeout> | undefined

  const changeState = (next: TileState) => {
    if (next === state) return
    state = next
    onState(next)
  }
  const restartTimer = () => {
    clearTimeout(slowTimer)
    slowTimer = undefined
    if (pending === 0) return
    slowTimer = setTimeout(() => {
      if (state === 'fine') changeState('slow')
    }, slowAfterMs)
  }
  const probe = () => {
    clearTimeout(pauseTimer)
    pauseTimer = undefined
    // The next tile needed becomes the probe.
    if (!onProbe()) isPaused = false
  }
  const end = () => {
    pending -= 1
    if (pending === 0) restartTimer()
  }

  return {
    mayRequest: () => !isPaused,
    requested() {
      pending += 1
      if (slowTimer === undefined) restartTimer()
    },
    loaded() {
      end()
      restartTimer()
      failures = 0
      pauseMs = firstPauseMs
      changeState('fine')
      if (!isPaused) return
      isPaused = false
      onReturn()
    },
    failed() {
      end()
      failures += 1
      if (failures < failuresUntilPause || pauseTimer !== undefined) return
      isPaused = true
      changeState('missing')
      pauseTimer = setTimeout(probe, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      onPause()
    },
    aborted: end,
    tryNow() {
      if (pauseTimer !== undefined) probe()
    },
    stop() {
      clearTimeout(pauseTimer)
      clearTimeout(slowTimer)
    },
  }
}
