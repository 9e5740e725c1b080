import { expect, it } from 'vitest'
import { applyRules } from './rule.ts'

it('counts a rule that throws as broken and goes on with the next', () => {
  const { rules } = applyRules(
    [
      {
        name: 'falls over',
        findProblems: () => {
          throw new Error('no manifest')
        },
      },
      {
        name: 'cannot read its table',
        findProblems: () => {
          throw Object.assign(new Error('content/road/network.yaml cannot be used:\n  legs: must be kilometres'), {
            name: 'ContentError',
          })
        },
      },
      { name: 'holds', findProblems: () => [] },
    ],
    {},
  )
  expect(rules[0]?.problems[0]?.fix).toContain('no manifest')
  expect(rules[1]?.problems[0]?.file).toBe('content/road/network.yaml')
  expect(rules[2]?.problems).toEqual([])
})
