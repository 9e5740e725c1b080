// What a request may cost, in one place. Routes with a smaller body or a lower rate of their own say so beside the route.

/** Longer than any address of the guide with a search in it, shorter than anything meant to hurt; in characters. */
export const longestAddress = 4096

/** Of any body. deploy/nginx/lofoten-guide.conf lets more pass, so that the guide refuses it in the form that its callers read. */
export const bodyLimitBytes = 64 * 1024

/**
 * Of the body of a hotel search that is answered from memory; one with every field has 250 bytes. A longer one goes to the route, to
 * which `bodyLimitBytes` applies.
 */
export const readySearchBodyLimitBytes = 1024

/** Of one address under `/api`. A page asks for one forecast; this lets a whole hotel behind one address use the guide. */
export const apiRequestsPerMinute = 120

/** Of one address to each of `/functions/v1` and `/rest/v1`: a page of ten live hotels asks once for offers, ten times for pictures. */
export const supabaseRequestsPerMinute = 240

/** Milliseconds behind at which the process is drowning, and one more request helps nobody. */
export const longestTurnMs = 1000

/** How long a connection may take, in milliseconds. */
export const connectionLimits = {
  /** Longer than the idle time of usual proxies, which would otherwise now and then meet a closed connection. */
  keepAliveTimeout: 72_000,
  /** For the first head on a new connection, and for each head after its first byte. */
  headersTimeout: 20_000,
  /** For a whole request with its body. */
  requestTimeout: 30_000,
  /** Expiry is looked for this often. */
  connectionsCheckingInterval: 5000,
}
