import type { TodayAnswer } from '#contract/today.ts'
import { readAnswer } from '#site/ui/read-answer.ts'

const key = 'today'

/** The schema is fetched beside the first answer, which is all that it is needed for. */
const bringContract = () => import('#contract/today.ts')

/** Resolves with today's answer, and keeps it on the device. Throws for an error status or an unexpected response. */
export async function fetchToday(storage: Storage | undefined): Promise<TodayAnswer> {
  const [response, { todayAnswer }] = await Promise.all([
    fetch('/api/today', { headers: { accept: 'application/json' } }),
    bringContract(),
  ])
  const answer = todayAnswer.parse(await readAnswer(response, 'Today API'))
  try {
    storage?.setItem(key, JSON.stringify(answer))
  } catch {
    // A full or forbidden storage only means that there is no copy without a network.
  }
  return answer
}

/**
 * Resolves with the answer that was kept last, for a page without a network: what the worker saw of any page, else of this one. Null when
 * there is none that can be read.
 */
export async function readKeptToday(storage: Storage | undefined): Promise<TodayAnswer | null> {
  try {
    const { todayAnswer } = await bringContract()
    const seen = await globalThis.caches?.match('/api/today')
    return todayAnswer.parse(JSON.parse((await seen?.text()) ?? storage?.getItem(key) ?? ''))
  } catch {
    return null
  }
}
