// `?worker` bundles it as a separate file, so that the script of every page imports nothing and stays small.

import onPage from './on-page-entry.ts?worker&url'

/** Loads what adds to a trip where there is something to add, and what counts its stops where there is a trip. Part of the script of every page. */
export function loadTrip(): void {
  let kept: unknown
  try {
    kept = localStorage['trip-plans']
  } catch {
    // Refused: there is no trip to count.
  }
  if (kept || document.querySelector('trip-add,astro-island')) pageStart.importWhole(onPage)
}
