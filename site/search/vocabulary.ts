import type { IndexedPage } from './describe-page.ts'
import { foldLetters } from './fold-letters.ts'

/** Shorter words are too like each other to be corrected. */
const shortestWord = 4

/** The words of names, places and keywords, as they are written, each once; those of names first. A slip of the pen is corrected with these. */
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
