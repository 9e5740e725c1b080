/** What is ticked, by season: the ids of the things. */
export type Ticks = Record<string, string[]>

const storageKey = 'packing-list'

/** The ticks kept on this device; none where nothing is kept, where it cannot be read or is not what this page wrote. */
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

/** Keeps the ticks on this device. False where the browser does not allow it or has no room. */
export function keepTicks(storage: Storage | undefined, ticks: Ticks): boolean {
  if (!storage) return false
  try {
    const filled = Object.entries(ticks).filter(([, ids]) => ids.length > 0)
    // Nothing ticked, nothing kept: clearing every list leaves no trace on the device.
    if (filled.length === 0) storage.removeItem(storageKey)
    else storage.setItem(storageKey, JSON.stringify(Object.fromEntries(filled)))
    return true
  } catch {
    return false
  }
}
