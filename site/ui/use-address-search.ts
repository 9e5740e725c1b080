import { useCallback, useSyncExternalStore } from 'react'
import { addressWith, announceAddressChange, followAddress } from './use-address-parameter.ts'

/**
 * Returns the query string, null before hydration, and a function that changes parameters: with a history entry (`step`) or
 * in place.
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
    announceAddressChange()
  }, [])
  return [search, change]
}
