import { mendLink } from '#site/features/trip/plan/mend-link.ts'

/** Longer files are no plans of ours. */
const longestText = 1_000_000
/** A link of lines: longer than any that somebody breaks into them. */
const longestBroken = 20_000

const begin = /(?:#|%23|%2523)(?:\s|\u00ad)*\d{1,3}(?:&|%26|%2526)/i
const unbroken = /^[^\s<>"'`\\]+/
const lineEnds = /[\r\n\t]+ *|[\u00ad\u200b\u2060\ufeff]/g
const toCheck = /^[^<>"'`\\]+?(?:&|&amp;|%26|%2526)k(?:=|%3D|%253D)[a-z0-9]{4}/i

/**
 * Returns the fragment of the first plan's link in a text: a link, a message with one, or a file that `exports/` wrote, whatever
 * was done to it on its way. Null where there is none.
 */
export function findLink(text: string): string | null {
  const bounded = text.slice(0, longestText)
  const plain = bounded.trimStart().startsWith('BEGIN:VCALENDAR')
    ? bounded
        .replace(/\r?\n[ \t]/g, '')
        .replace(/\\n/g, '\n')
        .replace(/\\([\\;,])/g, '$1')
    : bounded.replaceAll('&#38;', '&').replaceAll('&amp;', '&')
  const start = begin.exec(plain)
  if (!start) return null
  const rest = plain.slice(start.index)
  const [line = ''] = unbroken.exec(rest) ?? []
  if (toCheck.test(line)) return mendLink(line)
  const [whole = line] = toCheck.exec(rest.slice(0, longestBroken).replace(lineEnds, '')) ?? []
  return mendLink(whole)
}
