import { describe, expect, it } from 'vitest'
import { findRoadKilometre } from './find-road-kilometre.ts'

const points = [
  { position: { latitude: 68.1, longitude: 13 }, kilometre: 90 },
  { position: { latitude: 68.12, longitude: 13 }, kilometre: 80 },
]

describe('findRoadKilometre', () => {
  it('takes the nearest point', () => {
    expect(findRoadKilometre({ latitude: 68.105, longitude: 13 }, points)).toBe(90)
    expect(findRoadKilometre({ latitude: 68.115, longitude: 13 }, points)).toBe(80)
  })

  it('knows nothing beyond three kilometres', () => {
    expect(findRoadKilometre({ latitude: 68.146, longitude: 13 }, points)).toBe(80)
    expect(findRoadKilometre({ latitude: 68.148, longitude: 13 }, points)).toBeUndefined()
  })
})
