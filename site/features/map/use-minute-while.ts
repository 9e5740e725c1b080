import { useEffect, useState } from 'react'

const minute = 60_000

/** Returns the moment (milliseconds since 1970) while it is asked for, renewed each minute; else undefined. */
export function useMinuteWhile(isAsked: boolean): number | undefined {
  const [moment, setMoment] = useState(Date.now)
  useEffect(() => {
    if (!isAsked) return
    setMoment(Date.now())
    const timer = setInterval(() => setMoment(Date.now()), minute)
    return () => clearInterval(timer)
  }, [isAsked])
  return isAsked ? moment : undefined
}
