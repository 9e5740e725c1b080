import type { TodayAnswer } from '#contract/today.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

/** Resolves with today's answer unchecked: the contract is heavier than what other pages say of it. Throws for an error status. */
export async function fetchUncheckedToday(): Promise<TodayAnswer> {
  const response = await fetch('/api/today', { headers: { accept: 'application/json' } })
  const answer = (await readAnswer(response, 'Today API')) as TodayAnswer
  noteAnswer(response)
  return answer
}
