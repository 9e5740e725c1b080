import type { Language } from '#contract/languages.ts'
import { translator } from '#site/i18n/translate.ts'
import type { Difficulty } from './outing-schema.ts'

export function formatDifficulty(difficulty: Difficulty, language: Language): string {
  return translator(language)(`difficulty.${difficulty}`)
}
