/** Default of `ANON_KEY`; public by design: supabase-js sends an `apikey`, and nothing is protected by it. */
export const defaultPublicKey = 'lofoten-guide-public-key'
