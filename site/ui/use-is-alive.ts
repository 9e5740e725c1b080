import { startTransition, useEffect, useState } from 'react'

/**
 * Promises false in the page's HTML and in its first moment in the browser, then true: what depends on the visitor's clock
 * or address waits for it. That change is a transition: React does it in pieces, so that a slow phone stays quick to the
 * touch meanwhile.
 */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => startTransition(() => setIsAlive(true)), [])
  return isAlive
}
