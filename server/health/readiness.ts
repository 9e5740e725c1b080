/** Whether the server wants visitors; held by the process, read by the routes. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
  /**
   * Resolves to whether the database server answers, at little cost. Absent with the embedded database, which is opened when it
   * is needed and wanted by no other process.
   */
  isDatabaseReachable?: () => Promise<boolean>
}
