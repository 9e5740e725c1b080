import { describe, expect, it } from 'vitest'
import { findGaps, markConfirmed } from './find-gaps.ts'

const fact = { source: 'NRK Nordland, 2021-07', checkedOn: '2026-11-21' }
const station = (village: string, value: 'maintenance' | 'unknown', isPlanned = false, confirmedIn = '2026-05') => ({
  facts: {
    village,
    status: { value, confirmedIn, ...fact },
    chargingPoints: [{ type: 'fast' as const, isPlanned, ...fact }],
  },
})
const today = new Date('2026-11-29')
const stops = [
  { id: 'svolvaer', name: 'Svolvær', kilometre: 0, leadsTo: 'places/svolvaer' },
  { id: 'leknes', name: 'Leknes', kilometre: 68, leadsTo: 'places/leknes' },
  { id: 'reine', name: 'Reine', kilometre: 122, leadsTo: 'places/reine' },
  { id: 'a', name: 'Å', kilometre: 132, leadsTo: 'places/a' },
]

describe('findGaps', () => {
  it('measures from one charger to the next, and from the last to the end of the road', () => {
    const marked = markConfirmed(stops, [station('Svolvær', 'unknown'), station('Leknes', 'unknown')], today)
    const gaps = findGaps(marked).map(({ from, kilometres, isLast }) => [from.name, kilometres, isLast])
    expect(gaps).toEqual([
      ['Svolvær', 68, false],
      ['Leknes', 64, true],
    ])
  })

  it('ignores planned chargers and those closed for repair', () => {
    const list = [station('Svolvær', 'unknown'), station('Leknes', 'maintenance'), station('Reine', 'unknown', true)]
    expect(markConfirmed(stops, list, today).map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, false, false])
  })

  it('counts no charger that was confirmed as long ago as the calculator takes for unsure', () => {
    const list = [
      station('Svolvær', 'unknown'),
      station('Leknes', 'unknown', false, '2021-07'),
      station('Reine', 'unknown'),
    ]
    expect(markConfirmed(stops, list, today).map(({ isConfirmed }) => isConfirmed)).toEqual([true, false, true, false])
  })

  it('has no gap where there is no charger at all', () => {
    expect(findGaps(markConfirmed(stops, [], today))).toEqual([])
  })
})
