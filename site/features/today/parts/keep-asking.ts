import type { TodayAnswer } from '#contract/today.ts'

/** The first pause while something is under way; each next one is half as long again, up to the longest. */
const firstPauseMs = 2000
const longestPauseMs = 10_000
/** About four minutes: what takes longer comes with the usual renewal. */
const mostRounds = 30

/** Returns whether somebody asked and is still waiting for a part of the answer. */
export function isWaiting(answer: TodayAnswer | null): boolean {
  return answer !== null && Object.values(answer.parts).some(({ state }) => state === 'waiting')
}

/**
 * Returns how many ms a page waits before it asks again: soon while parts are under way, for so many `rounds` in a row, else as long
 * as usual.
 */
export function pauseBeforeAsking(rounds: number, usualMs: number): number {
  if (rounds === 0 || rounds > mostRounds) return usualMs
  return Math.min(usualMs, longestPauseMs, firstPauseMs * 1.5 ** (rounds - 1))
}

/**
 * Asks now and then again and again while the page is seen, soon while parts are under way, and when the network goes or comes back.
 * `ask` shows the answer and returns it, null where there is none; it never throws. Returns what resolves after the first answer, and what
 * asks at once.
 */
export function keepAsking(
  ask: () => Promise<TodayAnswer | null>,
  usualMs: number,
): { first: Promise<void>; askNow: () => Promise<void> } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending: Promise<void> | undefined
  let rounds = 0

  async function run(): Promise<void> {
    clearTimeout(timer)
    rounds = isWaiting(await ask()) ? rounds + 1 : 0
    timer = setTimeout(askWhenSeen, pauseBeforeAsking(rounds, usualMs))
  }

  function askNow(): Promise<void> {
    pending ??= run().finally(() => {
      pending = undefined
    })
    return pending
  }

  /** A hidden page asks when it is seen again. */
  function askWhenSeen(): void {
    if (document.visibilityState === 'visible') void askNow()
  }

  document.addEventListener('visibilitychange', askWhenSeen)
  // What is shown says at once how old it is, and is renewed as soon as it can be.
  for (const event of ['offline', 'online']) addEventListener(event, askWhenSeen)
  return { first: askNow(), askNow }
}
