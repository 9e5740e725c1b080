import { useEffect, useState } from 'react'
import { now, whenClockIsSet } from './live-clock.ts'

/** Returns the time by which live answers are judged (`live-clock.ts`), every minute and with every answer. Not for rendering before hydration. */
export function useLiveNow(): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const tick = () => setTime(now())
    const timer = setInterval(tick, 60_000)
    const stop = whenClockIsSet(tick)
    return () => {
      clearInterval(timer)
      stop()
    }
  }, [])
  return time
}
