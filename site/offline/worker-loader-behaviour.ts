// Bundled into a file of its own, as for a worker, so that the script of every page imports nothing and stays small.

import registration from './register-worker-entry.ts?worker&url'

/**
 * Tells the worker that serves pages without a network that this page is open: one that was fetched before the click never asked
 * it. Where there is none, fetches what brings it, once a second page is read and there. Part of the one script that every page
 * carries.
 */
export function loadWorker(): void {
  const controller = navigator.serviceWorker?.controller
  controller?.postMessage('opened')
  // Where a page of ours led here; nothing has to be kept to know that.
  const isSecondPage = document.referrer.startsWith(location.origin)
  // In development pages change under way, and there is no worker.
  if (import.meta.env.PROD && controller === null && isSecondPage) import(/* @vite-ignore */ registration)
}
