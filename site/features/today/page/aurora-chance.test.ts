import { describe, expect, it } from 'vitest'
import { exampleHours, exampleNow } from '#site/features/today/parts/today-examples.ts'
import { findAuroraChance } from './aurora-chance.ts'

const hour = 3_600_000
const dark = [{ start: exampleNow + 5 * hour, end: exampleNow + 18 * hour }]
const withCloud = (from: number, cloud: number | null) =>
  exampleHours([0]).map((each, index) => (index >= from ? { ...each, cloud } : each))

describe('the chance of northern lights', () => {
  it('is good from the first dark hour with few clouds on, however clear the day was', () => {
    expect(findAuroraChance(withCloud(0, 10), dark, exampleNow)).toEqual({
      kind: 'good',
      from: exampleNow + 5 * hour,
      cloud: 10,
    })
    expect(findAuroraChance(withCloud(8, 39), dark, exampleNow)).toMatchObject({
      kind: 'good',
      from: exampleNow + 8 * hour,
    })
  })

  it('is a chance under broken clouds, and none under all of them', () => {
    expect(findAuroraChance(withCloud(8, 69), dark, exampleNow)).toMatchObject({ kind: 'some', cloud: 69 })
    expect(findAuroraChance(withCloud(8, 70), dark, exampleNow)?.kind).toBe('overcast')
  })

  it('is not claimed without darkness or without clouds in the forecast', () => {
    expect(findAuroraChance(withCloud(0, 0), [], exampleNow)).toBeNull()
    expect(findAuroraChance(withCloud(9, null), dark, exampleNow)).toBeNull()
  })
})
