import { useCallback, useSyncExternalStore } from 'react'

const changeEvent = 'addressparameterchange'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changeEvent, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changeEvent, onChange)
  }
}

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
 * Promises the value of a parameter in the address (`?sted=reine`), null while the page has none or is not yet alive,
 * and a function that changes it in place without a new entry in the browser's history. All components of the page
 * that read the parameter follow.
 */
export function useAddressParameter(name: string): [value: string | null, change: (value: string | null) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
  const change = useCallback(
    (next: string | null) => {
      const address = addressWith({ [name]: next })
      window.history.replaceState(window.history.state, '', address)
      window.dispatchEvent(new Event(changeEvent))
    },
    [name],
  )
  return [value, change]
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
    subscribe,
    () => window.location.search,
    () => null,
  )
  const change = useCallback((parameters: Record<string, string | null>, way: 'step' | 'in place') => {
    const address = addressWith(parameters)
    if (way === 'in place' || address.href === window.location.href)
      window.history.replaceState(window.history.state, '', address)
    else window.history.pushState(null, '', address)
    window.dispatchEvent(new Event(changeEvent))
  }, [])
  return [search, change]
}
