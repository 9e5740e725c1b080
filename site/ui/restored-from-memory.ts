/**
 * Calls `restore` each time the browser brings the page back out of its memory (bfcache). By then WebKit has emptied the controls
 * with `autocomplete="off"`: it does so in tasks of their own, after the event.
 */
export function onRestoredFromMemory(restore: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(restore)
  })
}
