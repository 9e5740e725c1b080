import { livePaths } from '#contract/live-paths.ts'

/** Returns Vite's proxy rules for development: what is live goes to the guide's server at `origin`, every page to Astro. */
export function proxyLivePaths(origin: string): Record<string, string> {
  // Vite takes a rule for the beginning of an address.
  return Object.fromEntries(livePaths.map((path) => [path, origin]))
}
