// A correction of less than this is borne: nothing waits noticeably longer for it.
const bornCorrectionMs = 10 * 60_000

/**
 * Promises the given clock (milliseconds since 1970), and that `whenSetBack` has been told by how many milliseconds it was set
 * back before the time is read: what was noted by it would otherwise lie in the future for as long. A clock that is set forward
 * cannot be told from a machine that was asleep, so that counts as time which has passed. `steadyClock` counts milliseconds from any
 * beginning and never goes back.
 */
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
    } else if (ahead < furthestAhead - bornCorrectionMs) {
      const byMs = furthestAhead - ahead
      furthestAhead = ahead
      whenSetBack(byMs)
    }
    return now
  }
}

/** Whether a moment was noted by a clock that was ahead of this one: nobody knows how long ago that is. */
export function isFromTheFuture(noted: number, now: number): boolean {
  return noted > now + bornCorrectionMs
}

/** Whether a moment that was set at most `longestMs` ahead still lies ahead, also of a clock that has been set back since. */
export function isStillAhead(moment: number, now: number, longestMs: number): boolean {
  return now < moment && moment - now <= longestMs
}
