import { useSyncExternalStore } from 'react'

function listen(tell: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) window.addEventListener(name, tell)
  return () => {
    for (const name of names) window.removeEventListener(name, tell)
  }
}

/** Returns whether the device has a network, as the browser knows it; while a page is built it has one. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  )
}
