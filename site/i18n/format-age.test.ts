import { describe, expect, it } from 'vitest'
import { formatAge } from './format-age.ts'

describe('formatAge', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it('counts minutes, then hours, then days', () => {
    expect(formatAge('2026-11-21T11:59:40Z', now, 'nb-NO')).toBe('nå')
    expect(formatAge('2026-11-21T11:48:00Z', now, 'nb-NO')).toBe('for 12 minutter siden')
    expect(formatAge('2026-11-21T07:00:00Z', now, 'en-GB')).toBe('5 hours ago')
    expect(formatAge('2026-11-18T12:00:00Z', now, 'de-DE')).toBe('vor 3 Tagen')
  })

  it('takes a server clock that is ahead for now', () => {
    expect(formatAge('2026-11-21T12:03:00Z', now, 'en-GB')).toBe('now')
  })
})
