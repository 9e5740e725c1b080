import { useCallback, useSyncExternalStore } from 'react'
import { followAddress, tellAddressChange } from './use-address-parameter.ts'

/** The present address with other parameters; null takes one away. */
function addressWith(parameters: Record<string, string | null>): URL {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  return address
}

/**
 * Promises what follows the path in the address (`?side=2`), null while the page is not yet alive, and a function that
 * changes several parameters at once: as a step of their own that the browser's Back undoes, or in place.
 */
export function useAddressSearch(): [
  search: string | null,
  change: (parameters: Record<string, string | null>, way: 'step' | 'in place') => void,
] {
  const search = useSyncExternalStore(
    followAddress,
    () => window.location.search,
    () => null,
  )
  const change = useCallback((parameters: Record<string, string | null>, way: 'step' | 'in place') => {
    const address = addressWith(parameters)
    if (way === 'in place' || address.href === window.location.href)
      window.history.replaceState(window.history.state, '', address)
    else window.history.pushState(null, '', address)
    tellAddressChange()
  }, [])
  return [search, change]
}
