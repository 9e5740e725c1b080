// `?worker` bundles it as a separate file, so that the script of every page imports nothing and stays small.

import registration from './register-worker-entry.ts?worker&url'

const stayMs = 2000

/**
 * Tells the worker that this page is open; without a worker, loads what registers it once the visitor uses the page or stays. Part of the
 * script of every page, which runs after the first view.
 */
export function loadWorker(): void {
  const controller = navigator.serviceWorker?.controller
  controller?.postMessage({ opened: document.referrer })
  // In development pages change and there is no worker; some private windows cannot have one.
  if (!import.meta.env.PROD || controller !== null) return
  // The second time it is there already.
  const bring = () => pageStart.importWhole(registration)
  firstUse.then(bring)
  setTimeout(bring, stayMs)
}
