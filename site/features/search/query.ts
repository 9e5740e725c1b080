/** Longer input can only be pasted. */
export const longestQuery = 200

/** Returns typed text trimmed and cut to the longest query. */
export function tidyQuery(typed: string): string {
  return Array.from(typed.trim()).slice(0, longestQuery).join('').toWellFormed()
}

// So that a heading stays on few lines.
const longestShown = 60

/** Returns a query for headings and sentences, cut when long. */
export function quoteQuery(query: string): string {
  const letters = Array.from(query)
  return letters.length > longestShown ? `${letters.slice(0, longestShown).join('')}…` : query
}
