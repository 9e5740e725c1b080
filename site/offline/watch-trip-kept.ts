/**
 * Has the worker keep this page of a trip with all that it needs, again whenever a network comes back, and tells whether it opens without
 * one. Tells nothing where there is no worker: with data saving, or where the visitor has removed what was kept.
 */
export function watchTripKept(told: (isKept: boolean) => void): void {
  const { serviceWorker } = navigator
  // Absent in some private windows.
  if (!serviceWorker) return
  const ask = () => void serviceWorker.ready.then(({ active }) => active?.postMessage('keepTrip'))
  serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.isTripKept === 'boolean') told(data.isTripKept)
  })
  serviceWorker.startMessages()
  addEventListener('online', ask)
  ask()
}
