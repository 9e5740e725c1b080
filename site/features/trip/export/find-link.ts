/** Longer files are no plans of ours. */
const longestText = 1_000_000

/**
 * Returns the fragment of the first plan's link in a text: a link, a message with one, or a file that `exports/` wrote. Null where
 * there is none.
 */
export function findLink(text: string): string | null {
  const bounded = text.slice(0, longestText)
  const plain = bounded.trimStart().startsWith('BEGIN:VCALENDAR')
    ? bounded
        .replace(/\r?\n[ \t]/g, '')
        .replace(/\\n/g, '\n')
        .replace(/\\([\\;,])/g, '$1')
    : bounded.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
  return /#(\d{1,3}&[A-Za-z0-9\-.,:/=&+%]+)/.exec(plain)?.[1] ?? null
}
