import type { TodayAnswer, TodayParts } from '#contract/today.ts'
import { noteAnswer } from '#site/ui/live-clock.ts'
import { readAnswer } from '#site/ui/read-answer.ts'
import { isWaiting } from './keep-asking.ts'
import { keepToday, readKept } from './kept-today.ts'

/** Where the network hangs, what was fetched before is shown again before the next minute. */
const timeLimitMs = 20_000

/** The schema is fetched beside the first answer, which is all that it is needed for. */
const bringContract = () => import('#contract/today.ts')

/** Resolves with today's answer, and keeps it on the device once it is whole. Throws for an error status or an unexpected response. */
export async function fetchToday(storage: Storage | undefined): Promise<TodayAnswer> {
  const [response, { todayAnswer }] = await Promise.all([
    fetch('/api/today', { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(timeLimitMs) }),
    bringContract(),
  ])
  const answer = todayAnswer.parse(await readAnswer(response, 'Today API'))
  noteAnswer(response)
  if (!isWaiting(answer)) keepToday(storage, answer)
  return answer
}

/**
 * Resolves with the answer that was kept last, for a page without a network: what the worker saw of any page, else of this one. Null when
 * there is none that can be read.
 */
export async function readKeptToday(storage: Storage | undefined): Promise<TodayAnswer | null> {
  try {
    const { todayAnswer } = await bringContract()
    return endWaiting(todayAnswer.parse(await readKept(storage)))
  } catch {
    return null
  }
}

/** What was under way when the answer was kept, nobody waits for any more. */
function endWaiting(answer: TodayAnswer): TodayAnswer {
  const parts = Object.entries(answer.parts).map(([name, part]) => {
    if (part.state !== 'waiting') return [name, part]
    return [name, { ...part, state: part.data === null ? 'failed' : 'stale' }]
  })
  return { ...answer, parts: Object.fromEntries(parts) as TodayParts }
}
