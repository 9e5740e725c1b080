// Smaller corrections are ignored: nothing waits noticeably longer for them.
const toleratedCorrectionMs = 10 * 60_000

/** Returns the clock, which calls `whenSetBack` before a time that was set back; a jump forward looks like sleep. */
export function watchClock(
  clock: () => number,
  whenSetBack: (byMs: number) => void,
  steadyClock: () => number = () => performance.now(),
): () => number {
  let furthestAhead = Number.NEGATIVE_INFINITY
  return () => {
    const now = clock()
    const ahead = now - steadyClock()
    if (ahead > furthestAhead) {
      furthestAhead = ahead
    } else if (ahead < furthestAhead - toleratedCorrectionMs) {
      const byMs = furthestAhead - ahead
      furthestAhead = ahead
      whenSetBack(byMs)
    }
    return now
  }
}

/** Whether a timestamp comes from a clock that was ahead of this one, so that its age is unknown. */
export function isFromTheFuture(noted: number, now: number): boolean {
  return noted > now + toleratedCorrectionMs
}

/** Whether a deadline set at most `longestMs` ahead is still to come, even if the clock was set back since. */
export function isStillAhead(moment: number, now: number, longestMs: number): boolean {
  return now < moment && moment - now <= longestMs
}
