import { describe, expect, it } from 'vitest'
import { formatHours } from './format-hours.ts'

describe('formatHours', () => {
  it('writes a span with the decimals of the language, on one line', () => {
    expect(formatHours({ from: 1.5, to: 2.5 }, 'no')).toBe('1,5–2,5\u00a0t')
    expect(formatHours({ from: 1.5, to: 2.5 }, 'en')).toMatch(/^1\.5–2\.5\u00a0h/)
  })

  it('writes one number where there is one', () => {
    expect(formatHours({ from: 4 }, 'de')).toMatch(/^4\u00a0\S+$/)
  })
})
