import tripLinks from './trip-links.ts?chunk-address'

/** Loads what adds to a trip where there is something to add, and what counts its stops where there is a trip. Part of the script of every page. */
export function loadTrip(): void {
  let kept: unknown
  try {
    kept = localStorage['trip-plans']
  } catch {
    // Refused: there is no trip to count.
  }
  if (kept || document.querySelector('.trip-add,astro-island')) pageStart.importWhole(tripLinks)
}
