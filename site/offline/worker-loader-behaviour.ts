// `?worker` bundles it as a separate file, so that the script of every page imports nothing and stays small.

import registration from './register-worker-entry.ts?worker&url'

const stayMs = 2000

/**
 * Tells the worker that this page is open, and again when a network comes back; without a worker, loads what registers it once the
 * visitor uses the page or stays. Part of the script of every page, which runs after the first view.
 */
export function loadWorker(): void {
  const { serviceWorker } = navigator
  // In development pages change and there is no worker; some private windows cannot have one.
  if (!import.meta.env.PROD || !serviceWorker) return
  const tell = () => {
    const { controller } = serviceWorker
    if (controller) controller.postMessage({ opened: document.referrer })
    else pageStart.importWhole(registration)
  }
  addEventListener('online', tell)
  if (serviceWorker.controller) tell()
  else Promise.race([firstUse, new Promise((resolve) => setTimeout(resolve, stayMs))]).then(tell)
}
