import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemGerman } from '@orama/stemmers/german'
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian'
import type { QuestionWords } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'

/** What makes another word of a short one: «billig», in nynorsk «billeg», is no «bil». Its own endings are left off. */
const derived = /^(.{2,3}l)[ie]g(?:e|t|ste?|aste?|[ae]re)?$/

const stemmers: Record<QuestionWords['stemmer'], (word: string) => string> = {
  english: stemEnglish,
  german: stemGerman,
  norwegian: (word) => (derived.test(word) ? word.replace(derived, '$1ig') : stemNorwegian(word)),
}
const shortestPart = 4
/** In a shorter stem they make another word: «legge» is no «lege». */
const shortestJoined = 4
/** A part that stands alone in the guide must be longer to be taken out of a compound whose other part is unknown. */
const shortestKnownPart = 5

/** How the words of a language are made comparable. */
export interface WordForms {
  /** Returns the stem of a folded word. */
  stem(word: string): string
  /** Returns the stems of the parts of a folded compound; none for a simple word. */
  split(word: string): string[]
}

/** Returns the word forms of a language; compounds are split into known words, folded, or their stems. */
export function describeWordForms(
  { stemmer, joints }: Pick<QuestionWords, 'stemmer' | 'joints'>,
  words: Iterable<string>,
): WordForms {
  const stems = new Map<string, string>()
  const stem = (word: string) => {
    const found =
      stems.get(word) ?? (/\d/.test(word) ? word : joinDoubles(foldLetters(stemmers[stemmer](word)) || word))
    stems.set(word, found)
    return found
  }
  const known = new Set([...words].flatMap((word) => [word, stem(word)]))
  const splits = new Map<string, string[]>()
  const split = (word: string) => {
    const found = splits.get(word) ?? splitCompound(word, known, joints).map(stem)
    splits.set(word, found)
    return found
  }
  return { stem, split }
}

/** Returns the two known words of which a compound is made, the longest first part first; none when there are no such two. */
function splitCompound(word: string, known: ReadonlySet<string>, between: readonly string[]): string[] {
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const last = word.slice(at)
    if (!known.has(last)) continue
    const first = word.slice(0, at)
    const joint = between.find(
      (letters) => first.endsWith(letters) && known.has(first.slice(0, first.length - letters.length)),
    )
    if (joint !== undefined && first.length - joint.length >= shortestPart)
      return [first.slice(0, first.length - joint.length), last]
  }
  return between.length > 0 && !known.has(word) ? pickKnownPart(word, known) : []
}

/** Returns the longest known end of a compound, else its longest known beginning: what it is, else what it is about. */
function pickKnownPart(word: string, known: ReadonlySet<string>): string[] {
  for (let length = word.length - 1; length >= shortestKnownPart; length -= 1) {
    const found = [word.slice(-length), word.slice(0, length)].find((part) => known.has(part))
    if (found) return [found]
  }
  return []
}

/** Doubled letters are what people get wrong most: «midnattsol», «hotell» in English. More than three are no slip, and no word. */
const joinDoubles = (stem: string) =>
  stem.length <= shortestJoined ? stem : stem.replace(/(\p{L})\1{1,2}(?!\1)/gu, '$1')
