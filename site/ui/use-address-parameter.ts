import { useCallback, useSyncExternalStore } from 'react'

const changeEvent = 'addressparameterchange'

/** Subscribes to changes of the address; returns the unsubscribe function. */
export function followAddress(onChange: () => void): () => void {
  window.addEventListener('popstate', onChange)
  window.addEventListener(changeEvent, onChange)
  return () => {
    window.removeEventListener('popstate', onChange)
    window.removeEventListener(changeEvent, onChange)
  }
}

/** Returns the current address with changed parameters; null removes one. */
export function addressWith(parameters: Record<string, string | null>): URL {
  const address = new URL(window.location.href)
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  return address
}

/** Notifies every subscriber of `followAddress`. */
export function announceAddressChange(): void {
  window.dispatchEvent(new Event(changeEvent))
}

/**
 * Returns the value of a query parameter (`?sted=reine`), null before hydration, and a function that changes it in place,
 * without a history entry.
 */
export function useAddressParameter(name: string): [value: string | null, change: (value: string | null) => void] {
  const value = useSyncExternalStore(
    followAddress,
    () => new URLSearchParams(window.location.search).get(name),
    () => null,
  )
  const change = useCallback(
    (next: string | null) => {
      window.history.replaceState(window.history.state, '', addressWith({ [name]: next }))
      announceAddressChange()
    },
    [name],
  )
  return [value, change]
}
