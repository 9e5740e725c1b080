import type { ResultCard } from '#site/features/search/result-card.ts'
import { foldLetters } from './fold-letters.ts'
import { isFormOf } from './near-words.ts'

/** A searched word and how much it counts: a rare one more. */
export interface AskedWord {
  word: string
  weight: number
}

/** A question among a page's keywords is said to be answered there; words in one passage only tend to be. */
const weightOfQuestion = 2

const isQuestion = (keyword: string) => keyword.includes(' ')

function sum(words: readonly AskedWord[]): number {
  return words.reduce((total, { weight }) => total + weight, 0)
}

function listHeld(text: string, asked: readonly AskedWord[]): AskedWord[] {
  const words = foldLetters(text).split(' ')
  return asked.filter(({ word }) => words.some((each) => isFormOf(each, word)))
}

/**
 * Returns how much of what is asked a page answers in one place: the weights of the words that stand together in its description or one of
 * its passages, read under its name, its place and its keywords; more where one of those keywords is the whole question.
 */
export function weighAnswer(
  {
    name,
    where,
    description,
    passages,
    keywords,
  }: Pick<ResultCard, 'name' | 'where' | 'description' | 'passages' | 'keywords'>,
  asked: readonly AskedWord[],
): number {
  const whole = sum(asked)
  if (keywords.some((each) => isQuestion(each) && listHeld(each, asked).length === asked.length))
    return weightOfQuestion * whole
  const heading = listHeld([name, where, ...keywords.filter((keyword) => !isQuestion(keyword))].join(' '), asked)
  const others = asked.filter((each) => !heading.includes(each))
  const texts = [description, ...keywords.filter(isQuestion), ...passages]
  return sum(heading) + Math.max(...texts.map((text) => sum(listHeld(text, others))))
}
