import { describe, expect, it } from 'vitest'
import { energyFor, percentFor } from './range-model.ts'
import { publishedTests } from './range-published-tests.ts'

/** The mean speed of those tests: main roads, villages, a mountain pass. */
const drive = { kilometres: 100, minutes: (100 / 65) * 60 }
const consumption = 17

const all = publishedTests.flatMap(({ temperature, cars }) =>
  cars.map(([name, official, driven]) => {
    const said = energyFor(drive, { consumption }, temperature) / consumption
    return { name, temperature, deviation: said / (official / driven) - 1 }
  }),
)
const mean = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length

describe('the model against published tests in cold', () => {
  it('is held to at least twenty cars', () => {
    expect(all.length).toBeGreaterThanOrEqual(20)
  })

  it.each(all)('is within a quarter of the $name at $temperature °C', ({ deviation }) => {
    expect(Math.abs(deviation)).toBeLessThan(0.25)
  })

  it('errs by less than a tenth in the mean, and in the frost of Lofoten to the safe side', () => {
    expect(Math.abs(mean(all.map(({ deviation }) => deviation)))).toBeLessThan(0.05)
    for (const { temperature } of publishedTests) {
      const deviation = mean(all.filter((each) => each.temperature === temperature).map((each) => each.deviation))
      expect(Math.abs(deviation)).toBeLessThan(0.12)
      if (temperature > -10 && temperature < 0) expect(deviation).toBeGreaterThan(0)
    }
  })
})

describe('energyFor', () => {
  it('is the consumption of a summer’s day at the speed it is meant for', () => {
    expect(energyFor({ kilometres: 70, minutes: 60 }, { consumption: 17 }, 23)).toBeCloseTo(11.9)
  })

  it('needs more in cold, at speed, and when heating longer for the same way', () => {
    const at = (temperature: number, minutes = 60) =>
      energyFor({ kilometres: 70, minutes }, { consumption: 17 }, temperature)
    expect(at(-10)).toBeGreaterThan(at(0))
    expect(at(0)).toBeGreaterThan(at(20))
    expect(at(23, 40)).toBeGreaterThan(at(23, 60))
    expect(at(-20, 90)).toBeGreaterThan(at(-20, 75))
  })

  it('takes a consumption of the trip as it is, and no way for nothing', () => {
    expect(energyFor({ kilometres: 50, minutes: 60 }, { consumption: 20 }, undefined)).toBe(10)
    expect(energyFor({ kilometres: 0, minutes: 0 }, { consumption: 20 }, -10)).toBe(0)
    expect(percentFor({ kilometres: 50, minutes: 60 }, { consumption: 20, battery: 40 }, undefined)).toBe(25)
  })
})
