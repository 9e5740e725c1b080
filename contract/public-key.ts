/**
 * The `apikey` that every call of `/functions/v1` and `/rest/v1` carries, unless the owner sets `ANON_KEY`: the server takes
 * the setting when it starts, the pages when they are built. Public by design: supabase-js wants to send one, and nothing
 * is protected by it.
 */
export const defaultPublicKey = 'lofoten-guide-public-key'
