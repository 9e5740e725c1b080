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
      const address = new URL(window.location.href)
      if (next === null) address.searchParams.delete(name)
      else address.searchParams.set(name, next)
      window.history.replaceState(window.history.state, '', address)
      window.dispatchEvent(new Event(changeEvent))
    },
    [name],
  )
  return [value, change]
}
