import { describe, expect, it } from 'vitest'
import { kindIds, kinds } from '#site/content/model/kinds.ts'
import { isStopKind, refOfEntry, refOfMapPoint } from './stop-reference.ts'

describe('how a link names a stop', () => {
  it('names every kind by a letter of its own, which neither map points nor own points use', () => {
    const signs = kindIds.filter(isStopKind).map((kind) => kinds[kind].planSign)
    expect(signs.length).toBeGreaterThan(5)
    expect(new Set([...signs, 'm', 'o']).size).toBe(signs.length + 2)
    expect(signs.every((sign) => /^[a-z]$/.test(sign))).toBe(true)
  })

  it('takes the entry of a point that has a page, else the point', () => {
    expect(refOfEntry('trips', 'ryten')).toBe('t.ryten')
    expect(refOfMapPoint({ id: 'trip-ryten', href: '/turer/ryten' })).toBe('t.ryten')
    expect(refOfMapPoint({ id: 'bunes' })).toBe('m.bunes')
    expect(isStopKind('seasons')).toBe(false)
    expect(isStopKind('toString')).toBe(false)
  })
})
