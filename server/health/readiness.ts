/** Whether the server wants visitors; held by the process, read by the routes. */
export interface Readiness {
  state: 'starting' | 'ready' | 'stopping'
}
