import { describe, expect, it } from 'vitest'
import { ageParts } from './age-parts.ts'
import { exampleClosedRoad, exampleNow, examplePart, exampleToday, exampleWarning } from './today-examples.ts'

const minute = 60_000

describe('an answer that lies on the device', () => {
  it('is as it came while it is new', () => {
    expect(ageParts(exampleToday(), exampleNow)).toEqual(exampleToday())
  })

  it('is old once nobody asked again, and gone after its time: never an old all-clear', () => {
    const later = ageParts(exampleToday(), exampleNow + 60 * minute).parts.warnings
    expect([later.state, later.data]).toEqual(['stale', []])
    const gone = ageParts(exampleToday(), exampleNow + 179 * minute).parts.warnings
    expect([gone.state, gone.data]).toEqual(['failed', null])
  })

  it('loses a closure that ends while the page is open', () => {
    const road = examplePart([exampleClosedRoad({ endsAt: '2026-11-23T12:30:00.000Z' })])
    expect(ageParts(exampleToday({ road }), exampleNow).parts.road.data).toHaveLength(1)
    expect(ageParts(exampleToday({ road }), exampleNow + 30 * minute).parts.road.data).toEqual([])
  })

  it('loses a warning that ends while the page is open', () => {
    const answer = exampleToday({
      warnings: examplePart([
        exampleWarning({ id: 'ends', endsAt: '2026-11-23T12:30:00.000Z' }),
        exampleWarning({ id: 'stays', endsAt: null }),
      ]),
    })
    const idsAt = (now: number) => ageParts(answer, now).parts.warnings.data?.map(({ id }) => id)
    expect(idsAt(exampleNow)).toEqual(['ends', 'stays'])
    expect(idsAt(exampleNow + 30 * minute)).toEqual(['stays'])
  })
})
