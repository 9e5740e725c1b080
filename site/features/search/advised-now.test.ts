import { describe, expect, it, test } from 'vitest'
import { isAdvisedAgainstNow, isOffSeasonNow } from './advised-now.ts'

describe('isAdvisedAgainstNow', () => {
  const trip = { advisedAgainst: [11, 12, 1] }

  it('looks at the month in Norway', () => {
    expect(isAdvisedAgainstNow(trip, Date.parse('2026-10-31T23:30:00Z'))).toBe(true)
    expect(isAdvisedAgainstNow(trip, Date.parse('2026-10-31T22:30:00Z'))).toBe(false)
    expect(isAdvisedAgainstNow(trip, Date.parse('2026-06-15T12:00:00Z'))).toBe(false)
  })

  it('warns against nothing that has no such months', () => {
    expect(isAdvisedAgainstNow({ advisedAgainst: [] }, Date.parse('2026-12-24T12:00:00Z'))).toBe(false)
  })
})

test('a page is out of season by the month in Norway, and one without such months never is', () => {
  expect(isOffSeasonNow({ offSeason: [11] }, Date.parse('2026-10-31T23:30:00Z'))).toBe(true)
  expect(isOffSeasonNow({ offSeason: [11] }, Date.parse('2026-10-31T22:30:00Z'))).toBe(false)
  expect(isOffSeasonNow({}, Date.parse('2026-11-15T12:00:00Z'))).toBe(false)
})
