/** What an upstream answered, translated into our own words. Times are milliseconds since 1970. */
export interface CacheRecord<Value> {
  value: Value
  /** The upstream's own name for this version, to be sent back with the next request exactly as it came. */
  version: string | null
  fetchedAt: number
  expiresAt: number
}

/**
 * Records that outlive a process and are shared by all processes on one database, with the lease that lets one of them ask. A
 * database that cannot be reached never fails a visitor: nothing here throws, and nothing takes longer than about two seconds.
 */
export interface UpstreamStore {
  /** Returns the record of a key; null where there is none, or the database cannot be reached (which is logged). */
  read: (key: string) => Promise<CacheRecord<unknown> | null>
  /** Stores a record, whose value has to be JSON, unless a newer one is there. */
  write: (key: string, record: CacheRecord<unknown>) => Promise<void>
  /**
   * Returns true to the one process that may ask the upstream now, for at most `leaseMs`; true also where the database cannot be
   * reached, since then each process stands alone.
   */
  acquireLease: (key: string, leaseMs: number) => Promise<boolean>
  releaseLease: (key: string) => Promise<void>
  /**
   * Counts one more request to the upstream in the calendar minute if it fits, over all processes, and returns whether it does;
   * null where the database cannot be reached.
   */
  consumeBudget: (upstream: string, limitPerMinute: number) => Promise<boolean | null>
}

/** Stores nothing: each process asks for itself. */
export const noStore: UpstreamStore = {
  read: async () => null,
  write: async () => undefined,
  acquireLease: async () => true,
  releaseLease: async () => undefined,
  consumeBudget: async () => null,
}
