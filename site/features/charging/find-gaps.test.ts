import { describe, expect, it } from 'vitest'
import { findGaps, markConfirmed } from './find-gaps.ts'

const fact = { source: 'NRK Nordland, 2021-07', checkedOn: '2026-11-21' }
const station = (village: string, value: 'available' | 'unknown', isPlanned = false) => ({
  facts: {
    village,
    status: { value, ...fact },
    chargingPoints: [{ type: 'fast' as const, isPlanned, ...fact }],
  },
})
const stops = [
  { id: 'svolvaer', name: 'Svolvær', kilometre: 0 },
  { id: 'leknes', name: 'Leknes', kilometre: 69 },
  { id: 'reine', name: 'Reine', kilometre: 122 },
  { id: 'a', name: 'Å', kilometre: 132 },
]

describe('findGaps', () => {
  it('measures from one confirmed charger to the next, and from the last to the end of the road', () => {
    const marked = markConfirmed(stops, [station('Svolvær', 'available'), station('Leknes', 'available')])
    const gaps = findGaps(marked).map(({ from, kilometres, isLast }) => [from.name, kilometres, isLast])
    expect(gaps).toEqual([
      ['Svolvær', 69, false],
      ['Leknes', 63, true],
    ])
  })

  it('ignores planned chargers and those of unknown status', () => {
    const list = [station('Svolvær', 'available'), station('Leknes', 'unknown'), station('Reine', 'available', true)]
    expect(markConfirmed(stops, list).map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, false, false])
  })

  it('has no gap where no charger is confirmed at all', () => {
    expect(findGaps(markConfirmed(stops, []))).toEqual([])
  })
})
