import type { TodayAnswer } from '#contract/today.ts'

const key = 'today'

/** Keeps an answer on the device, for pages without a network. */
export function keepToday(storage: Storage | undefined, answer: TodayAnswer): void {
  try {
    storage?.setItem(key, JSON.stringify(answer))
  } catch {
    // A full or forbidden storage only means that there is no copy without a network.
  }
}

/** Resolves, unchecked, with the answer that was kept last: what the worker saw of any page, else what a page kept; null where there is none. */
export async function readKept(storage: Storage | undefined): Promise<unknown> {
  try {
    const seen = await globalThis.caches?.match('/api/today')
    return JSON.parse((await seen?.text()) ?? storage?.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
