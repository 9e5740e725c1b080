import { useEffect, useState } from 'react'

/** Promises the present moment in milliseconds since 1970, renewed every minute. Do not print it before the page is alive. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
