import { describe, expect, it } from 'vitest'
import type { ChargingStation, PointStatus } from './charging-source.ts'
import { describeCharging } from './describe-charging.ts'

const minute = 60_000
const now = Date.parse('2026-11-23T12:00:00Z')
const station: ChargingStation = {
  id: 'NOR_99001',
  latitude: 68.2,
  longitude: 14.5,
  points: ['a', 'b', 'c', null].map((uid) => ({ uid, connectors: [{ type: 'ccs', power: 150 }] })),
}
const ids = { ours: 'NOR_99001', closed: 'NOR_99009' }

function describeHeard(heard: Record<string, PointStatus['state']>, ages: Record<string, number> = {}) {
  const points = Object.entries(heard).map(
    ([uid, state]) => [uid, { state, receivedAt: now - (ages[uid] ?? 1) * minute }] as const,
  )
  const status = { find: (id: string) => new Map(id === 'NOR_99001' ? points : []), stop: () => undefined }
  return describeCharging([station], ids, status, now)
}

describe('charging stations', () => {
  it('count what was heard of their points, as old as the oldest report; one that the register lacks is left out', () => {
    const heard = describeHeard({ a: 'free', b: 'occupied', c: 'outOfOrder', unknownPoint: 'free' }, { b: 12 })
    expect(heard).toEqual([
      { station: 'ours', points: 4, free: 1, outOfOrder: 1, reportedAt: '2026-11-23T11:48:00.000Z' },
    ])
  })

  it('say nothing where nobody reports, where the state is not understood, and of reports older than a day', () => {
    const silent = { station: 'ours', points: 4, free: null, outOfOrder: null, reportedAt: null }
    expect(describeHeard({})).toEqual([silent])
    expect(describeHeard({ a: 'unknown' })).toEqual([silent])
    expect(describeHeard({ a: 'free' }, { a: 24 * 60 + 1 })).toEqual([silent])
    expect(describeHeard({ a: 'free' }, { a: 24 * 60 })[0]?.free).toBe(1)
    expect(describeCharging([station], ids, null, now)).toEqual([silent])
  })
})
