import type { CacheRecord, UpstreamStore } from '#server/cache/upstream-store.ts'

/** Returns a store in memory, to be shared by several caches. `clock`: milliseconds since 1970. */
export function memoryUpstreamStore(clock: () => number): UpstreamStore {
  const records = new Map<string, CacheRecord<unknown>>()
  const leases = new Map<string, number>()
  const consumed = new Map<string, number>()
  return {
    read: async (key) => structuredClone(records.get(key) ?? null),
    write: async (key, record) => {
      if ((records.get(key)?.fetchedAt ?? 0) <= record.fetchedAt) records.set(key, structuredClone(record))
    },
    acquireLease: async (key, leaseMs) => {
      if ((leases.get(key) ?? 0) > clock()) return false
      leases.set(key, clock() + leaseMs)
      return true
    },
    releaseLease: async (key) => void leases.delete(key),
    consumeBudget: async (upstream, limitPerMinute) => {
      const minute = `${upstream} ${Math.floor(clock() / 60_000)}`
      const count = consumed.get(minute) ?? 0
      if (count >= limitPerMinute) return false
      consumed.set(minute, count + 1)
      return true
    },
  }
}
