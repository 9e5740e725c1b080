import { foldLetters } from '#site/features/search/engine/fold-letters.ts'
import type { IndexedPage } from './describe-page.ts'

/** Shorter words are too similar to each other. */
const shortestWord = 4

/** Returns each word of names, places and keywords once, as written, names first; for correcting typing errors. */
export function listVocabulary(pages: readonly Pick<IndexedPage, 'name' | 'where' | 'keywords'>[]): string[] {
  const texts = [
    ...pages.map(({ name }) => name),
    ...pages.map(({ where }) => where),
    ...pages.flatMap(({ keywords }) => keywords),
  ]
  const words = new Map<string, string>()
  for (const word of texts.flatMap((text) => text.match(/\p{L}+/gu) ?? [])) {
    const folded = foldLetters(word)
    if (folded.length >= shortestWord && !words.has(folded)) words.set(folded, word)
  }
  return [...words.values()]
}
