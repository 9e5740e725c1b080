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

/**
 * Hands over what somebody chose in a built list before the page was alive; hydration would set the list back.
 * `selector` finds the `<select>`; `onChoice` is called once, with its value, unless the built choice still stands.
 */
export function useEarlyChoice(selector: string, onChoice: (value: string) => void): void {
  const [early] = useState(() => {
    if (typeof document === 'undefined') return undefined
    const chosen = document.querySelector<HTMLSelectElement>(selector)?.selectedOptions[0]
    return chosen && !chosen.defaultSelected ? chosen.value : undefined
  })
  useEffect(() => {
    if (early !== undefined) onChoice(early)
  }, [early, onChoice])
}
