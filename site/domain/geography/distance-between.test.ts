import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceBetween, formatDistance, formatKilometres } from './distance-between.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }
const svolvaer = { latitude: 68.2322, longitude: 14.5646 }

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('distanceBetween', () => {
  it('puts Reine about seventy kilometres from Svolvær as the crow flies', () => {
    expect(distanceBetween(reine, svolvaer)).toBeCloseTo(70, 0)
  })

  it('makes one degree of latitude 111.2 kilometres', () => {
    expect(distanceBetween({ latitude: 68, longitude: 14 }, { latitude: 69, longitude: 14 })).toBeCloseTo(111.19, 1)
  })

  it('is the same both ways, nothing from a place to itself, and never more than half the way round', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (one, other) => {
        const there = distanceBetween(one, other)
        expect(distanceBetween(other, one)).toBeCloseTo(there, 6)
        expect(distanceBetween(one, one)).toBe(0)
        expect(there).toBeLessThanOrEqual(Math.PI * 6371)
      }),
    )
  })
})

describe('formatKilometres', () => {
  it('says short ways with one decimal and long ones whole', () => {
    expect(formatKilometres(3.44, 'nb-NO')).toBe('3,4\u00a0km')
    expect(formatKilometres(3.44, 'en-GB')).toBe('3.4\u00a0km')
    expect(formatKilometres(70.4, 'de-DE')).toBe('70\u00a0km')
  })

  it('never says 10.0', () => {
    expect(formatKilometres(9.96, 'en-GB')).toBe('10\u00a0km')
  })
})

describe('formatDistance', () => {
  it('says metres below one kilometre, coarser when a position is rough', () => {
    expect(formatDistance(0.5812, 'nb-NO')).toBe('580\u00a0m')
    expect(formatDistance(0.5812, 'nb-NO', true)).toBe('600\u00a0m')
    expect(formatDistance(0.02, 'nb-NO', true)).toBe('< 100\u00a0m')
  })

  it('says kilometres from where metres would be a thousand', () => {
    expect(formatDistance(0.997, 'nb-NO')).toBe('1,0\u00a0km')
    expect(formatDistance(4.46, 'en-GB')).toBe('4.5\u00a0km')
  })
})
