/**
 * Tells whether this page opens without a network with all that it needs, and again whenever the worker has kept it anew. Tells nothing
 * where there is no worker: with data saving, or where the visitor has removed what was kept.
 */
export function watchKept(told: (isKept: boolean) => void): void {
  const { serviceWorker } = navigator
  // Absent in some private windows.
  if (!serviceWorker) return
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.isKept === 'boolean') told(data.isKept)
  })
  serviceWorker.startMessages()
  // The worker may have told before this script came; and what could not be fetched is asked for again.
  const ask = () => void serviceWorker.ready.then(({ active }) => active?.postMessage({ opened: document.referrer }))
  addEventListener('online', ask)
  ask()
}
