/** How the background map fares: as it should, late, or not to be had. */
export type TileState = 'fine' | 'slow' | 'missing'

/** So many failures one after the other, and whoever answers is left alone for a while. */
export const failuresUntilPause = 4
/** Nothing has come for so long that the visitor is told. */
export const slowAfterMs = 6_000
/** The first pause; each further one is twice as long, up to the longest. */
export const firstPauseMs = 30_000
const longestPauseMs = 300_000

interface Listeners {
  onState: (state: TileState) => void
  /** Tiles may not be asked for any longer: what is under way is to be called off. */
  onPause: () => void
  /** Asks for one missing tile, to see whether they come again; false where none is missing. */
  onProbe: () => boolean
  /** Tiles come again: those that are missing may be asked for. */
  onReturn: () => void
}

export interface TileWatch {
  /** False while the pause lasts, and while the answer to a probe is awaited. */
  mayAsk(): boolean
  asked(): void
  loaded(): void
  failed(): void
  /** A tile that was asked for is not needed any longer. */
  calledOff(): void
  /** Ends a pause before its time, since something has changed: the network is back. */
  tryNow(): void
  stop(): void
}

/**
 * Keeps count of the tiles that come and fail. After some failures in a row it asks for a pause, then for one single
 * tile, and so on with longer pauses, so that a server that refuses is not stormed. An image does not tell why it failed.
 */
export function watchTiles({ onState, onPause, onProbe, onReturn }: Listeners): TileWatch {
  let state: TileState = 'fine'
  let underWay = 0
  let failures = 0
  let isPaused = false
  let pauseMs = firstPauseMs
  let pause: ReturnType<typeof setTimeout> | undefined
  let patience: ReturnType<typeof setTimeout> | undefined

  const become = (next: TileState) => {
    if (next === state) return
    state = next
    onState(next)
  }
  const waitAnew = () => {
    clearTimeout(patience)
    patience = undefined
    if (underWay === 0) return
    patience = setTimeout(() => {
      if (state === 'fine') become('slow')
    }, slowAfterMs)
  }
  const probe = () => {
    clearTimeout(pause)
    pause = undefined
    // Whatever is needed next is the probe then.
    if (!onProbe()) isPaused = false
  }
  const end = () => {
    underWay -= 1
    if (underWay === 0) waitAnew()
  }

  return {
    mayAsk: () => !isPaused,
    asked() {
      underWay += 1
      if (patience === undefined) waitAnew()
    },
    loaded() {
      end()
      waitAnew()
      failures = 0
      pauseMs = firstPauseMs
      become('fine')
      if (!isPaused) return
      isPaused = false
      onReturn()
    },
    failed() {
      end()
      failures += 1
      if (failures < failuresUntilPause || pause !== undefined) return
      isPaused = true
      become('missing')
      pause = setTimeout(probe, pauseMs)
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
      onPause()
    },
    calledOff: end,
    tryNow() {
      if (pause !== undefined) probe()
    },
    stop() {
      clearTimeout(pause)
      clearTimeout(patience)
    },
  }
}
