import type { Need } from '#site/features/search/search-text.ts'
import { foldLetters } from '#site/i18n/fold-letters.ts'
import { matchAny } from './read-question.ts'

interface Reading {
  stemOf(word: string): string
  partsOf(word: string): readonly string[]
}

/**
 * Returns a function that finds what is needed on the spot by whoever asks a folded question; undefined for any other question. A word stands
 * for all its forms and for compounds of it.
 */
export function describeNeeds(
  needs: readonly Need[],
  { stemOf, partsOf }: Reading,
): (folded: string) => Need | undefined {
  const readList = (list: readonly string[]) => {
    const folded = list.map(foldLetters)
    const phrases = folded.filter((each) => each.includes(' '))
    return {
      stems: new Set(folded.filter((each) => !each.includes(' ')).map(stemOf)),
      phrases: phrases.length > 0 ? new RegExp(matchAny(phrases).source) : undefined,
    }
  }
  type List = ReturnType<typeof readList>
  const read = needs.map((need) => ({ need, asked: need.asked.map(readList), nots: readList(need.nots) }))
  const isIn = ({ stems, phrases }: List, folded: string, given: readonly string[]) =>
    given.some((term) => stems.has(term)) || phrases?.test(folded) === true
  return (folded) => {
    const words = folded.split(' ')
    const given = [...words.map(stemOf), ...words.flatMap(partsOf)]
    return read.find(
      ({ asked, nots }) => asked.every((list) => isIn(list, folded, given)) && !isIn(nots, folded, given),
    )?.need
  }
}
