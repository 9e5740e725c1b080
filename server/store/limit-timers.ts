const longestTimerMs = 2 ** 31 - 1

/**
 * Makes timers that are longer than Node's longest wait for that long. PGlite's wait for a moment of the clock on the wall: when that is
 * set back by a month, Node takes what is left for a millisecond, and a loop begins that fills a core and the log.
 */
export function limitTimers(scope: Pick<typeof globalThis, 'setTimeout'>): void {
  const { setTimeout: startTimer } = scope
  scope.setTimeout = ((work: () => void, ms = 0, ...args: unknown[]) =>
    startTimer(work, Math.min(ms, longestTimerMs), ...args)) as typeof setTimeout
}
