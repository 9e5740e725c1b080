import { startTransition, useEffect, useState } from 'react'

/**
 * Returns false on the server and during hydration, then true, for what depends on the visitor's clock or address. The change
 * is a transition, so that slow phones stay responsive.
 */
export function useIsAlive(): boolean {
  const [isAlive, setIsAlive] = useState(false)
  useEffect(() => startTransition(() => setIsAlive(true)), [])
  return isAlive
}
