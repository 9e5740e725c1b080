/**
 * Calls `restore` when the page comes back from the back/forward cache, after WebKit has emptied controls with
 * `autocomplete="off"`, which it does in tasks after the event.
 */
export function onRestoredFromMemory(restore: () => void): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setTimeout(restore)
  })
}
