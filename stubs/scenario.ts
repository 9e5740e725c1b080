/**
 * What a day is made up as. `storm` in November and `july`, a still day, have the dates of the clock. The others show what is
 * hard to tell rightly: `evening`, when the last boats leave; `stale`, answers of twelve days ago under fresh headers; `closed`,
 * roads that are closed now or at night, with an odd record in every list.
 */
export const scenarios = ['storm', 'july', 'evening', 'stale', 'closed'] as const

export type Scenario = (typeof scenarios)[number]

export function isScenario(word: unknown): word is Scenario {
  return scenarios.some((scenario) => scenario === word)
}

/** How old the content of an answer is when it is stale. */
export const staleMs = 12 * 24 * 3_600_000

/** Returns the time that a service's content is of: that of the clock, or long ago. */
export function contentTime(scenario: Scenario | null, now: number): number {
  return scenario === 'stale' ? now - staleMs : now
}

/** Returns the weather of a scenario, and all that comes of it. */
export function weatherOf(scenario: Scenario): 'storm' | 'july' {
  return scenario === 'storm' || scenario === 'stale' ? 'storm' : 'july'
}
