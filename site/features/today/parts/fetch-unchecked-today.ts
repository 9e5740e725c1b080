import { type Language, languageKeys } from '#contract/languages.ts'
import type { TodayAnswer } from '#contract/today.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import type { LineWords } from './line-words.ts'

/** Resolves with today's answer unchecked: the contract is heavier than what other pages say of it. Throws for an error status. */
export async function fetchUncheckedToday(): Promise<TodayAnswer> {
  const response = await fetch('/api/today', { headers: { accept: 'application/json' } })
  const answer = (await readAnswer(response, 'Today API')) as TodayAnswer
  noteAnswer(response)
  return answer
}

const asked: Partial<Record<Language, Promise<LineWords>>> = {}

/** Resolves with the words of what today says in a language, fetched once; throws for an error status, and asks again the next time. */
export async function fetchLineWords(language: Language): Promise<LineWords> {
  asked[language] ??= fetch(`/today/words/${language}.json`).then(
    async (response) => (await readAnswer(response, "Today's words")) as LineWords,
  )
  try {
    return await asked[language]
  } catch (error) {
    delete asked[language]
    throw error
  }
}

/** For tests, which share a module: as before the first words. */
export function forgetLineWords(): void {
  for (const language of languageKeys) delete asked[language]
}
