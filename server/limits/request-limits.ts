// Routes with tighter limits declare them beside the route.

/** Characters; longer than any address of the guide with a search in it. */
export const longestAddress = 4096

/** deploy/nginx/lofoten-guide.conf allows more, so that refusals come from here as problem documents. */
export const bodyLimitBytes = 64 * 1024

/** Of an answer of `/mcp`: an assistant reads all of it. */
export const longestAssistantAnswerBytes = 32 * 1024

/** Longest hotel search body answered from memory (one with every field has 250 bytes); longer ones go to the route. */
export const readySearchBodyLimitBytes = 1024

/** Per client address under `/api`; enough for a whole hotel behind one address. */
export const apiRequestsPerMinute = 120

/** Per client address for `/functions/v1` and `/rest/v1` each; a page of ten live hotels makes 1 and 10 requests. */
export const supabaseRequestsPerMinute = 240

/** Event loop delay in ms from which the process counts as overloaded. */
export const longestTurnMs = 1000

/** Milliseconds. */
export const connectionLimits = {
  /** Longer than the idle time of usual proxies, which would otherwise hit closed connections. */
  keepAliveTimeout: 72_000,
  /** For each request head, from its first byte or from the start of the connection. */
  headersTimeout: 20_000,
  /** For a whole request including its body. */
  requestTimeout: 30_000,
  /** Without a byte in either direction, also while an answer waits for a visitor who does not read it. */
  timeout: 60_000,
  connectionsCheckingInterval: 5000,
}

/** Returns a function that returns true at most `limit` times within any `windowMs`; `clock` counts milliseconds. */
export function limitPace(limit: number, windowMs: number, clock: () => number): () => boolean {
  const recent: number[] = []
  return () => {
    const now = clock()
    // The clock was set back; earlier entries are meaningless.
    if ((recent.at(-1) ?? now) > now) recent.length = 0
    while (recent[0] !== undefined && recent[0] <= now - windowMs) recent.shift()
    if (recent.length >= limit) return false
    recent.push(now)
    return true
  }
}
