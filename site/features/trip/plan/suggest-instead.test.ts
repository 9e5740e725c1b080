import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RemarkKind } from '#site/content/model/remark-kinds.ts'
import { findRemarks } from './find-remarks.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { scheduleDay } from './schedule.ts'
import { suggestInstead } from './suggest-instead.ts'
import { anyPlan, atlas } from './trip-plan-examples.ts'

describe('what is done in place of something that is not for then', () => {
  const remarksOf = (plan: Plan) =>
    findRemarks(
      plan,
      plan.days.map((_, day) => scheduleDay(plan, day, atlas)),
      atlas,
    )
  const driveOf = (plan: Plan) => plan.days.reduce((sum, _, day) => sum + scheduleDay(plan, day, atlas).driveMinutes, 0)
  const kinds = ['againstMonth', 'monthOutOfSeason', 'dateOutOfSeason', 'notForChildren']

  const july = (stops: string[], more: Partial<Plan> = {}): Plan => ({
    ...emptyPlan,
    arrival: { date: '2027-07-08' },
    days: [{ stops: stops.map((ref) => ({ ref })), bed: 'p.reine' }, { stops: [] }],
    ...more,
  })
  const insteadIn = (plan: Plan, kind: RemarkKind) => {
    const remark = remarksOf(plan).find((each) => each.kind === kind) ?? expect.fail(kind)
    return suggestInstead(plan, remark, atlas)?.ref
  }

  it('is another walk for a walk', () => {
    expect(insteadIn(july(['t.mannen'], { withChildren: true, party: { ages: [6] } }), 'notForChildren')).toBe(
      't.haukland-uttakleiv',
    )
  })

  it('is for a child first what the page of the hike offers younger ones, and never a boat or a drive', () => {
    const hikes = atlas.stops.filter(({ younger }) => younger)
    expect(hikes.length).toBeGreaterThan(5)
    let offered = 0
    for (const { ref, younger = [] } of hikes) {
      const plan = july([ref], { withChildren: true, party: { ages: [6] } })
      const instead = insteadIn(plan, 'notForChildren')
      if (instead === undefined) continue
      expect(instead.startsWith('t.') && !atlas.find(instead)?.isWalk, `${instead} for ${ref}`).toBe(false)
      if (younger.includes(instead)) offered += 1
    }
    expect(offered).toBeGreaterThan(0)
  })

  it('is for a dog only what is known to take dogs', () => {
    const kept = atlas.stops.filter(({ dog, ref }) => dog === 'no' && /^[ta]\./.test(ref))
    expect(kept.length).toBeGreaterThan(0)
    for (const { ref } of kept) {
      const plan = july([ref], { party: { dog: true } })
      const instead = insteadIn(plan, 'noDog')
      if (instead) expect(['yes', 'lead'], `${instead} for ${ref}`).toContain(atlas.find(instead)?.dog)
    }
  })

  it('calls for no such remark itself, and is not in the plan, whatever the plan', () => {
    let found = 0
    fc.assert(
      fc.property(anyPlan, (any) => {
        const plan = { ...any, withChildren: true as const }
        for (const remark of remarksOf(plan).filter(({ kind }) => kinds.includes(kind))) {
          const instead = suggestInstead(plan, remark, atlas)
          const { day, index = -1 } = remark
          if (!instead) continue
          found += 1
          expect(plan.days.flatMap(({ stops }) => stops).some(({ ref }) => ref === instead.ref)).toBe(false)
          const stops = plan.days[day]?.stops.with(index, { ref: instead.ref }) ?? []
          const next = { ...plan, days: plan.days.with(day, { ...plan.days[day], stops }) }
          expect(
            remarksOf(next).filter((each) => each.day === day && each.index === index && each.weight !== 'know'),
          ).toEqual([])
          expect(driveOf(next) - driveOf(plan)).toBeLessThanOrEqual(20)
        }
      }),
      { numRuns: 60 },
    )
    // What a drawn plan holds is left to chance; none in sixty would mean that nothing was tried.
    expect(found).toBeGreaterThan(3)
  })

  it('is nothing where one would be there in the dark, and nothing that is a way back', () => {
    const at = (start: string, date: string) => {
      const plan: Plan = {
        ...emptyPlan,
        arrival: { date },
        days: [{ start, stops: [{ ref: 't.reinebringen' }], bed: 'p.reine' }, { stops: [] }],
      }
      const remark = remarksOf(plan).find(({ kind }) => kind === 'againstMonth') ?? expect.fail()
      return suggestInstead(plan, remark, atlas)
    }
    expect(at('18:00', '2026-12-15')).toBeUndefined()
    expect(at('10:30', '2027-03-15')).toBeDefined()
  })
})
