const storageKey = 'map-detail'

/** Whether the visitor has asked for the detailed map on this device before; never while a page is built, or where it cannot be read. */
export function readKeptDetail(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

/** Keeps the choice on this device; the guide's own map leaves no trace. Where the browser refuses, it holds for this page. */
export function keepDetail(isDetailed: boolean): void {
  try {
    if (isDetailed) window.localStorage.setItem(storageKey, 'on')
    else window.localStorage.removeItem(storageKey)
  } catch {
    // The address has it as well.
  }
}
