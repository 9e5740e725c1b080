import type { KeptAnswer, KeptAnswers } from '#server/kept/kept-answers.ts'

/** Promises kept answers in memory, as several services of a test can share them. `clock` is milliseconds since 1970. */
export function memoryKeptAnswers(clock: () => number): KeptAnswers {
  const answers = new Map<string, KeptAnswer>()
  const leases = new Map<string, number>()
  const spent = new Map<string, number>()
  return {
    read: async (key) => structuredClone(answers.get(key) ?? null),
    write: async (key, answer) => {
      if ((answers.get(key)?.fetchedAt ?? 0) <= answer.fetchedAt) answers.set(key, structuredClone(answer))
    },
    claim: async (key, leaseMs) => {
      if ((leases.get(key) ?? 0) > clock()) return false
      leases.set(key, clock() + leaseMs)
      return true
    },
    release: async (key) => void leases.delete(key),
    spend: async (upstream, limitPerMinute) => {
      const minute = `${upstream} ${Math.floor(clock() / 60_000)}`
      const count = spent.get(minute) ?? 0
      if (count >= limitPerMinute) return false
      spent.set(minute, count + 1)
      return true
    },
  }
}
