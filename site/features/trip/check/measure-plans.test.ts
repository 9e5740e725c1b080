import { describe, expect, it } from 'vitest'
import { measurePlans, sumMeasures } from './measure-plans.ts'

const folder = process.env.PLANS
const today = process.env.PLANS_TODAY ?? '2026-11-29'

describe.skipIf(!folder)('plans with planted faults', () => {
  it('are seen through, nine in ten faults, and little else is remarked', () => {
    const measures = measurePlans(folder ?? '', today)
    for (const { name, missed, false: wrong } of measures)
      if (missed.length + wrong.length > 0)
        console.log(
          name,
          '\n  missed',
          JSON.stringify(missed),
          '\n  false',
          JSON.stringify(
            wrong.map(({ fault, day, remark: { kind, ref, rule, name, lengths, clocks } }) => [
              fault,
              day + 1,
              kind,
              ref ?? rule ?? name,
              lengths,
              clocks,
            ]),
          ),
        )
    const { faults, found, alarms, falseAlarms } = sumMeasures(measures)
    console.log(`found ${found} of ${faults}; false ${falseAlarms} of ${alarms}`)
    expect(found / faults).toBeGreaterThanOrEqual(0.9)
    expect(falseAlarms / alarms).toBeLessThanOrEqual(0.05)
  })
})
