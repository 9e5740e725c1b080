export type Ticks = Record<string, string[]>

const storageKey = 'packing-list'

/** Returns the ticks stored on this device; empty if there are none, or they are unreadable or malformed. */
export function readTicks(storage: Storage | undefined): Ticks {
  try {
    const value: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {}
    const entries = Object.entries(value).filter((entry): entry is [string, string[]] => {
      const [, ids] = entry as [string, unknown]
      return Array.isArray(ids) && ids.every((id) => typeof id === 'string')
    })
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

/** Stores the ticks on this device. Returns false where the browser refuses or has no room. */
export function keepTicks(storage: Storage | undefined, ticks: Ticks): boolean {
  if (!storage) return false
  try {
    const filled = Object.entries(ticks).filter(([, ids]) => ids.length > 0)
    // Clearing every list leaves no trace on the device.
    if (filled.length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(Object.fromEntries(filled)))
    return true
  } catch {
    return false
  }
}
