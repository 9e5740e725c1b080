// Bundled into a file of its own, as for a worker, so that the script of every page imports nothing and stays small.

import registration from './register-worker-entry.ts?worker&url'

/**
 * Fetches what brings the worker that serves pages without a network, once a second page is read and there. Part of the one script
 * that every page carries.
 */
export function loadWorker(): void {
  // Where a page of ours led here; nothing has to be kept to know that.
  const isSecondPage = document.referrer.startsWith(location.origin)
  // In development pages change under way, and there is no worker.
  if (import.meta.env.PROD && isSecondPage && navigator.serviceWorker?.controller === null)
    addEventListener('load', () => import(/* @vite-ignore */ registration))
}
