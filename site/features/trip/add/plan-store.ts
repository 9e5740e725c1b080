import { keptPlansKey } from '#site/features/trip/plan/kept-plans.ts'
import { findStorage } from '#site/ui/find-storage.ts'

// The plans of this device as an outside store for React (`useSyncExternalStore`): its snapshot is the raw string. What a browser
// refuses to save is held until the page is left.

const listeners = new Set<() => void>()
let unsaved: string | undefined

function tell(): void {
  for (const listener of listeners) listener()
}

function save(write: (storage: Storage) => void, raw: string): void {
  try {
    const storage = findStorage()
    if (!storage) throw new DOMException('There is no storage.', 'SecurityError')
    write(storage)
    unsaved = undefined
  } catch (error) {
    unsaved = raw
    throw error
  } finally {
    tell()
  }
}

/** Where plans are kept: the browser's storage. It throws where that refuses, and still holds what was set. */
export const planStore: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => unsaved ?? findStorage()?.getItem(key) ?? null,
  setItem: (key, value) => save((storage) => storage.setItem(key, value), value),
  removeItem: (key) => save((storage) => storage.removeItem(key), '{}'),
}

/** Returns the plans of this device as they are stored; empty where there are none. */
export function readRawPlans(): string {
  try {
    return planStore.getItem(keptPlansKey) ?? ''
  } catch {
    return ''
  }
}

/** Calls a listener when the plans of this device change: here, in another window, or while the page slept. Returns how to end it. */
export function followPlans(listener: () => void): () => void {
  const events = ['storage', 'pageshow', 'visibilitychange'] as const
  listeners.add(listener)
  for (const event of events) addEventListener(event, listener)
  return () => {
    listeners.delete(listener)
    for (const event of events) removeEventListener(event, listener)
  }
}
