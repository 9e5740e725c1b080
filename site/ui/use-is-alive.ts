import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Promises false in the page's HTML and in its first moment in the browser, then true: what depends on the visitor's clock or address waits for it. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
