/** An upstream's answer as it is kept for all processes and for after a restart. Times are milliseconds since 1970. */
export interface KeptAnswer {
  /** What the upstream said, translated into our own words; JSON. */
  body: unknown
  /** The source's word for this version, to ask with next time. */
  version: string | null
  fetchedAt: number
  expiresAt: number
}

/**
 * Upstream answers that outlive a process and are shared by all processes on one database, and the right to refresh one.
 * A database that cannot be reached never fails a visitor: what is kept is an extra, and each function says what it does then.
 * Nothing here throws, and nothing takes longer than about two seconds: after that the database counts as out of reach.
 */
export interface KeptAnswers {
  /** Promises what is kept under a key; null when nothing is, and when the database cannot be reached (which is logged). */
  read: (key: string) => Promise<KeptAnswer | null>
  /** Promises that the answer is kept, unless a newer one is already; when the database cannot be reached, that is logged. */
  write: (key: string, answer: KeptAnswer) => Promise<void>
  /**
   * Promises true for the one process that may ask the upstream now, for at most `leaseMs`; true also when the database cannot
   * be reached, since then each process stands alone.
   */
  claim: (key: string, leaseMs: number) => Promise<boolean>
  /** Gives the right back, after success and after failure. */
  release: (key: string) => Promise<void>
  /**
   * Promises true when one more request to the upstream fits into the calendar minute, counted over all processes;
   * counts it then. Counts in this process alone when the database cannot be reached.
   */
  spend: (upstream: string, limitPerMinute: number) => Promise<boolean>
}
