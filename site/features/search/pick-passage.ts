import { foldLetters } from './engine/fold-letters.ts'
import { isFormOf } from './engine/near-words.ts'

/** Shorter words stand in every sentence. */
const shortestWord = 4

/** Returns the passage with the most of the searched words, the first of equals; undefined when the description has as many. */
export function pickPassage(
  { description, passages }: { description: string; passages: readonly string[] },
  searched: string,
): string | undefined {
  const words = foldLetters(searched).split(' ')
  const long = words.filter(({ length }) => length >= shortestWord)
  const wanted = long.length > 0 ? long : words
  const count = (text: string) => {
    const folded = foldLetters(text).split(' ')
    return wanted.filter((word) => folded.some((each) => isFormOf(each, word))).length
  }
  let best: string | undefined
  let most = count(description)
  for (const passage of passages) {
    const found = count(passage)
    if (found > most) [best, most] = [passage, found]
  }
  return best
}
