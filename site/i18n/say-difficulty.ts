import type { Language } from '#contract/languages.ts'
import type { Difficulty } from '#site/editorial/outing-schema.ts'
import { type MessageKey, translator } from './translate.ts'

const words = {
  easy: 'difficulty.easy',
  easyMedium: 'difficulty.easyMedium',
  medium: 'difficulty.medium',
  demanding: 'difficulty.demanding',
} as const satisfies Record<Difficulty, MessageKey>

/** How hard something is, in a word or two. */
export function sayDifficulty(difficulty: Difficulty, language: Language): string {
  return translator(language)(words[difficulty])
}
