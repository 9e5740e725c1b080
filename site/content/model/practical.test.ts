import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accessOutdoors, isStepFree, practicalFacts, practicalFactsOfLodging } from './practical.ts'

const source = { source: 'the house itself', checkedOn: '2026-11-22' }
const period = { days: [1, 2], opens: '10:00', closes: '17:00' }
const hours = { periods: [period], outsideSeasons: 'closed', ...source }
const access = {
  stepFreeEntrance: 'unknown',
  doorWidth: 'unknown',
  accessibleToilet: 'unknown',
  levelGround: 'unknown',
  parking: 'unknown',
  hearingAids: 'unknown',
  sightAids: 'unknown',
  dog: 'unknown',
}
const schema = z.strictObject(practicalFacts)

function faultOf(facts: object): string {
  const { error } = schema.safeParse({ access, ...facts })
  return error ? error.issues.map(({ message }) => message).join(' ') : ''
}

describe('practical facts', () => {
  it('are taken when they are whole', () => {
    expect(faultOf({ hours })).toBe('')
    expect(faultOf({ hours: { ...hours, periods: [{ ...period, closes: '02:00', closesNextDay: true }] } })).toBe('')
  })

  it('refuse hours that end before they begin, unless they say that it is after midnight', () => {
    expect(faultOf({ hours: { ...hours, periods: [{ ...period, closes: '02:00' }] } })).toContain('closesNextDay: true')
    expect(faultOf({ hours: { ...hours, periods: [{ ...period, closesNextDay: true }] } })).toContain('not after opens')
  })

  it('refuse 30 February', () => {
    const season = { from: '02-30', to: '05-01' }
    expect(faultOf({ hours: { ...hours, periods: [{ ...period, season }] } })).toContain('no day of the calendar')
    expect(faultOf({ hours: { ...hours, exceptions: [{ date: '2026-02-30' }] } })).toContain('must be a real day')
  })

  it('refuse access outdoors without a source, and silence', () => {
    const known = { value: 'partly', ...source }
    const eggum = { stepFreeEntrance: known, accessibleToilet: 'unknown' }
    expect(accessOutdoors.safeParse(eggum).success).toBe(true)
    expect(accessOutdoors.safeParse('unknown').success).toBe(true)
    expect(accessOutdoors.safeParse(undefined).success).toBe(false)
    expect(accessOutdoors.safeParse({ stepFreeEntrance: known }).success).toBe(false)
    expect(accessOutdoors.safeParse({ ...eggum, stepFreeEntrance: { value: 'yes' } }).success).toBe(false)
  })

  it('refuse access without a source, and silence', () => {
    expect(faultOf({ access: { ...access, dog: { value: 'yes' } } })).toContain('say who says so')
    const { dog: _dog, ...silent } = access
    expect(schema.safeParse({ access: silent }).success).toBe(false)
    const lodging = z.strictObject(practicalFactsOfLodging)
    expect(lodging.safeParse({ access }).error?.issues).toMatchObject([{ path: ['access', 'adaptedRoom'] }])
    expect(lodging.safeParse({ access: { ...access, adaptedRoom: 'unknown' } }).success).toBe(true)
  })
})

it.each([
  ['yes', true],
  ['partly', true],
  ['no', false],
] as const)('takes an entrance that is %s for step-free: %s', (value, expected) => {
  expect(isStepFree({ stepFreeEntrance: { value, ...source }, accessibleToilet: 'unknown' })).toBe(expected)
})

it('takes no entrance for step-free that nobody knows of', () => {
  expect(isStepFree('unknown')).toBe(false)
  expect(isStepFree({ stepFreeEntrance: 'unknown', accessibleToilet: 'unknown' })).toBe(false)
})
