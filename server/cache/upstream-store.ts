/** An upstream's answer translated into our own format; times in ms since 1970. */
export interface CacheRecord<Value> {
  value: Value
  /** The upstream's version (ETag or date), sent back unchanged with the next request. */
  version: string | null
  fetchedAt: number
  expiresAt: number
}

/** Persistent records shared by all processes on one database, with leases. Never throws; no call takes over ~2 s. */
export interface UpstreamStore {
  /** Resolves with the record of a key; null when there is none or the database is unreachable (logged). */
  read: (key: string) => Promise<CacheRecord<unknown> | null>
  /** Stores a record with a JSON value unless a newer one is stored. */
  write: (key: string, record: CacheRecord<unknown>) => Promise<void>
  /** Resolves with true for the one process that may request, for `leaseMs`; also when the database is unreachable. */
  acquireLease: (key: string, leaseMs: number) => Promise<boolean>
  releaseLease: (key: string) => Promise<void>
  /** Counts a request over all processes; resolves with whether it fits the minute's limit, null without database. */
  consumeBudget: (upstream: string, limitPerMinute: number) => Promise<boolean | null>
}

/** Stores nothing: each process stands alone. */
export const noStore: UpstreamStore = {
  read: async () => null,
  write: async () => undefined,
  acquireLease: async () => true,
  releaseLease: async () => undefined,
  consumeBudget: async () => null,
}
