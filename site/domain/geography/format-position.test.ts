import { describe, expect, it } from 'vitest'
import { formatPosition } from './format-position.ts'

const reine = { latitude: 67.9325, longitude: 13.0888 }

describe('formatPosition', () => {
  it('writes figures and quarters in each language', () => {
    expect(formatPosition(reine, 'no')).toBe('67,9325°\u00a0N, 13,0888°\u00a0Ø')
    expect(formatPosition(reine, 'en')).toBe('67.9325°\u00a0N, 13.0888°\u00a0E')
    expect(formatPosition(reine, 'de')).toBe('67,9325°\u00a0N, 13,0888°\u00a0O')
  })
})
