import { ContentError } from '#site/content/files/read-yaml.ts'
import type { PracticalNeed } from '#site/content/model/pages/search-copy.ts'
import type { Need, SearchText } from '#site/features/search/search-text.ts'

/**
 * Returns a need with what its page says of it: the row or passage that begins as the need says, or all below its heading. Throws a
 * `ContentError` where the page has none.
 */
export function placeNeed(
  { to, row, href, ...need }: PracticalNeed & { href: string },
  pages: SearchText['pages'],
): Need {
  const sections = pages.find((page) => page.href === href)?.sections ?? []
  for (const { heading, anchor, passages } of sections) {
    const passage = heading === row ? passages.join(' ') : findRow(row, passages)
    if (passage) return { ...need, href, said: { passage, heading, href: anchor ? `${href}#${anchor}` : href } }
  }
  throw new ContentError(
    `content/pages/search: a need begins with “${row}” on ${to}, but nothing on ${href} does. Take the words from that page.`,
  )
}

const inWord = /[\p{L}\p{N}]/u
/** A row that is long is read sentence by sentence: the next row begins with its name. */
const nameOfRow = /^[^:.!?]{2,40}: /

function findRow(row: string, passages: readonly string[]): string | undefined {
  const at = passages.findIndex((passage) => passage.startsWith(row) && !inWord.test(passage[row.length] ?? ''))
  if (at < 0 || !passages[at]?.startsWith(`${row}:`)) return passages[at]
  const next = passages.findIndex((passage, index) => index > at && nameOfRow.test(passage))
  return passages.slice(at, next < 0 ? undefined : next).join(' ')
}
