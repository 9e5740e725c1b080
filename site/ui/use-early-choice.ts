import { useEffect, useState } from 'react'

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
