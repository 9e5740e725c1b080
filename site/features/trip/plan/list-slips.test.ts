import { describe, expect, it } from 'vitest'
import { readMyTrip } from '#site/content/model/pages/my-trip-copy.ts'
import { listSlips } from './list-slips.ts'
import { emptyPlan, type Plan } from './plan.ts'

const now = Date.parse('2026-11-23T12:00:00Z')
const remarksOn = (plan: Partial<Plan>) => listSlips({ ...emptyPlan, ...plan }, readMyTrip('en').words, now)
const day = (stops: number) => ({ stops: Array.from({ length: stops }, () => ({ ref: 'p.reine' })) })
const repeat = (count: number, stops: number) => Array.from({ length: count }, () => day(stops))

describe('a slip in a plan', () => {
  it.each<[string, Partial<Plan>, RegExp]>([
    [
      'dates the wrong way round',
      { arrival: { date: '2027-07-12' }, departure: { date: '2027-07-08' } },
      /^You leave before you arrive/,
    ],
    [
      'times the wrong way round on one day',
      { arrival: { date: '2027-07-08', time: '18:00' }, departure: { date: '2027-07-08', time: '10:00' } },
      /^You leave before you arrive/,
    ],
    ['a year far away', { arrival: { date: '2067-07-12' } }, /^Is the year 2067 right/],
    ['300 days', { days: repeat(300, 0) }, /^The plan has 300 days/],
    ['5,000 stops', { days: [day(5000)] }, /^The plan has 5000 stops/],
  ])('gets a sentence: %s', (_, plan, sentence) => {
    expect(remarksOn(plan)).toEqual([expect.stringMatching(sentence)])
  })

  it('is not seen in what is only long, or ends on the day of its beginning', () => {
    expect(remarksOn({ days: repeat(60, 3) })).toEqual([])
    expect(
      remarksOn({ arrival: { date: '2027-07-08', time: '10:00' }, departure: { date: '2027-07-08', time: '18:00' } }),
    ).toEqual([])
  })
})
