import { describe, expect, it } from 'vitest'
import { formatOpenMonths } from './format-facts.ts'

describe('formatOpenMonths', () => {
  it('says the full months first and the others as partly', () => {
    expect(formatOpenMonths({ full: [5, 6, 7, 8], partly: [4, 9] }, 'no')).toBe('mai–august, delvis april, september')
  })

  it('runs over New Year', () => {
    expect(formatOpenMonths({ full: [11, 12, 1], partly: [] }, 'en')).toBe('November–January')
  })

  it('says that something is done all year, and works where every month depends on something', () => {
    const all = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(formatOpenMonths({ full: all, partly: [] }, 'de')).toBe('ganzjährig')
    expect(formatOpenMonths({ full: [], partly: [6, 7] }, 'en')).toBe('limited in June–July')
  })
})
