import { useCallback, useSyncExternalStore } from 'react'

const changeEvent = 'addressparameterchange'

/** Calls back whenever a component or the browser changes the address; returns how to stop that. */
export function followAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changeEvent, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changeEvent, onChange)
  }
}

/** Tells every component that follows the address. */
export function tellAddressChange(): void {
  window.dispatchEvent(new Event(changeEvent))
}

/**
 * Promises the value of a parameter in the address (`?sted=reine`), null while the page has none or is not yet alive,
 * and a function that changes it in place without a new entry in the browser's history. All components of the page
 * that read the parameter follow.
 */
export function useAddressParameter(name: string): [value: string | null, change: (value: string | null) => void] {
  const value = useSyncExternalStore(
    followAddress,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
  const change = useCallback(
    (next: string | null) => {
      const address = new URL(window.location.href)
      if (next === null) address.searchParams.delete(name)
      else address.searchParams.set(name, next)
      window.history.replaceState(window.history.state, '', address)
      tellAddressChange()
    },
    [name],
  )
  return [value, change]
}
