export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
  /** Resolves with whether the database server answers; absent with the embedded database. */
  isDatabaseReachable?: () => Promise<boolean>
}
