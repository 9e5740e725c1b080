/** What a day is made up as: a storm in November, or a still day in July. The dates are always those of the clock. */
export const scenarios = ['storm', 'july'] as const

export type Scenario = (typeof scenarios)[number]

export function isScenario(word: unknown): word is Scenario {
  return scenarios.some((scenario) => scenario === word)
}
