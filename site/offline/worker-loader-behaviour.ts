// `?worker` bundles it as a separate file, so that the script of every page imports nothing and stays small.

import registration from './register-worker-entry.ts?worker&url'

/**
 * Tells the worker that this page is open, since a prefetched one never asked it; without a worker, loads what registers it
 * on the second page of a visit, on the page of a trip at once. Part of the script of every page.
 */
export function loadWorker(): void {
  const controller = navigator.serviceWorker?.controller
  controller?.postMessage('opened')
  // Known from the referrer, without storing anything. A plan that was sent is opened at once, and is for where there is no network.
  const isForLater =
    document.referrer.startsWith(`${location.origin}/`) || document.querySelector('[data-trip-page]') !== null
  // In development pages change and there is no worker.
  if (import.meta.env.PROD && controller === null && isForLater) pageStart.importWhole(registration)
}
