import { expect, it } from 'vitest'
import { languageKeys } from '#contract/languages.ts'
import { measureSearch } from './measure-search.ts'
import { searchQuestions } from './search-questions.ts'

// Questions that are known here, to the built guide. How good the search is, strangers' questions tell: `node bench/search.ts`.

/** Returns a question without diacritics, as a foreign keyboard types it. */
function writePlainly(question: string): string {
  return question.replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '')
}

/** Returns a question with two letters swapped in its longest word, from six letters on; ae, oe and ue are read as one letter. */
function mistype(question: string): string {
  const longest = question.split(' ').reduce((one, other) => (other.length > one.length ? other : one))
  if (longest.length < 6) return question
  const swapAt = (at: number) => longest.slice(0, at - 1) + longest[at] + longest[at - 1] + longest.slice(at + 1)
  const middle = Math.floor(longest.length / 2)
  const places = Array.from({ length: longest.length - middle }, (_, index) => middle + index)
  return question.replace(longest, swapAt(places.find((at) => !/[aou]e/.test(swapAt(at))) ?? middle))
}

it.each(languageKeys)('known questions in %s are answered, also plainly written and mistyped', async (language) => {
  const ask = (write: (question: string) => string) =>
    measureSearch(
      language,
      searchQuestions[language].map(([question, ...acceptable]) => ({ question: write(question), acceptable })),
    )
  const known = await ask((question) => question)
  expect(known.first, known.missed.join('\n')).toBeGreaterThanOrEqual(80)
  expect(known.inThree, known.missed.join('\n')).toBeGreaterThanOrEqual(95)
  for (const write of [writePlainly, mistype]) {
    const { inThree, missed } = await ask(write)
    expect(inThree, missed.join('\n')).toBeGreaterThanOrEqual(90)
  }
})
