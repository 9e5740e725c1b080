import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Atlas, createAtlas } from './atlas.ts'
import { describeAtlas } from './list-stops.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { isHardForChildren, suggestStops } from './suggest-stops.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

const july: Plan = {
  ...emptyPlan,
  arrival: { date: '2027-07-08', place: 'moskenes' },
  means: { kind: 'camper' },
  days: [{ stops: [] }, { stops: [] }],
}

describe('what is suggested for a day', () => {
  it('begins with places to sleep for the means of travel, near where the day ends', () => {
    const [bed, ...others] = suggestStops(july, 0, atlas)
    expect(bed).toMatchObject({ ref: 'm.moskenes-camping', isBed: true })
    expect(bed?.kilometres).toBeLessThan(2)
    const isCamp = (ref: string) => atlas.stops.find((stop) => stop.ref === ref)?.isCamp === true
    expect(others.filter(({ isBed }) => isBed).every(({ ref }) => isCamp(ref))).toBe(true)
    const byCar = suggestStops({ ...july, means: { kind: 'car' } }, 0, atlas)
    expect(byCar.filter(({ isBed }) => isBed).some(({ ref }) => !isCamp(ref))).toBe(true)
  })

  it('offers the bed of the night before again', () => {
    const again = { ...july, days: [{ stops: [], bed: 'm.moskenes-camping' }, { stops: [] }, { stops: [] }] }
    expect(suggestStops(again, 1, atlas)[0]?.ref).toBe('m.moskenes-camping')
  })

  it('offers no bed where there is one, nor for the last day', () => {
    const slept = { ...july, days: [{ stops: [], bed: 'm.moskenes-camping' }, { stops: [] }] }
    for (const day of [0, 1]) expect(suggestStops(slept, day, atlas).some(({ isBed }) => isBed)).toBe(false)
  })

  it('offers not the bed that was given up, and for a dog only beds that are known to take dogs', () => {
    const left: Plan = { ...july, days: [{ stops: [], leftBed: 'm.moskenes-camping' }, { stops: [] }] }
    const beds = suggestStops(left, 0, atlas).filter(({ isBed }) => isBed)
    expect(beds.length).toBeGreaterThan(0)
    expect(beds.map(({ ref }) => ref)).not.toContain('m.moskenes-camping')
    const data = describeAtlas('en')
    const stops = data.stops.map((stop) => (stop.ref === 'c.reine' ? { ...stop, dog: 'yes' as const } : stop))
    const forDogs = (known: Atlas) => {
      const there: Plan = { ...july, means: { kind: 'car' }, days: [{ stops: [{ ref: 'p.reine' }] }, { stops: [] }] }
      return suggestStops(there, 0, known, 'noDog').flatMap(({ ref, isBed }) => (isBed ? [ref] : []))
    }
    expect(forDogs(createAtlas({ ...data, stops }))).toContain('c.reine')
    expect(forDogs(createAtlas({ ...data, stops: stops.map(({ dog: _, ...stop }) => stop) }))).toEqual([])
  })

  it('leaves out what is advised against in the month', () => {
    const refs = (date: string) =>
      suggestStops({ ...july, arrival: { ...july.arrival, date }, days: [{ stops: [{ ref: 'p.reine' }] }] }, 0, atlas)
    expect(refs('2027-07-08').map(({ ref }) => ref)).toContain('t.reinebringen')
    expect(refs('2027-02-08').map(({ ref }) => ref)).not.toContain('t.reinebringen')
  })

  it('is no stop that the plan has, the nearest first, whatever the plan', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(12), (plan, day) => {
        const known = new Set([...plan.days.flatMap(({ stops }) => stops), ...plan.waiting].map(({ ref }) => ref))
        const found = suggestStops(plan, day, atlas)
        expect(found.filter(({ ref }) => /^[pta]\./.test(ref) && known.has(ref))).toEqual([])
        const stops = found.filter(({ ref }) => !/^[hcm]\./.test(ref)).map(({ kilometres }) => kilometres)
        expect(stops).toEqual(stops.toSorted((one, other) => one - other))
      }),
      { numRuns: 60 },
    )
  })
})

it('nothing is suggested to a company with children that is not for them', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      for (const day of plan.days.keys())
        for (const { ref } of suggestStops({ ...plan, withChildren: true }, day, atlas))
          expect(isHardForChildren(atlas.find(ref)), ref).toBe(false)
    }),
    { numRuns: 50 },
  )
})
