import { describe, expect, it } from 'vitest'
import { sayPosition } from './say-position.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }

describe('sayPosition', () => {
  it('writes figures and quarters in each language', () => {
    expect(sayPosition(reine, 'no')).toBe('67,9325°\u00a0N, 13,0888°\u00a0Ø')
    expect(sayPosition(reine, 'en')).toBe('67.9325°\u00a0N, 13.0888°\u00a0E')
    expect(sayPosition(reine, 'de')).toBe('67,9325°\u00a0N, 13,0888°\u00a0O')
  })
})
