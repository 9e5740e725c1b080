import { describe, expect, it } from 'vitest'
import { languageKeys, languages } from '#contract/languages.ts'
import { emptyPlan, type Plan } from './plan.ts'
import { readLink, writeLink } from './plan-link.ts'
import { type FormValues, readCost, readTime, readTripForm } from './read-form.ts'

const today = '2026-11-29'
const read = (values: FormValues, plan: Plan = emptyPlan) =>
  languageKeys.map((language) => readTripForm(values, plan, { locale: languages[language].locale, today }))

describe('the form of a plan', () => {
  it.each(['0027-07-08', '1827-07-08', '2127-07-08', '31.2.', 'sommer'])(
    'refuses %s in either field, and makes no days of it',
    (typed) => {
      for (const field of ['arrival-date', 'departure-date'])
        for (const answer of read({ 'arrival-date': '2027-07-08', 'departure-date': '2027-07-12', [field]: typed }))
          expect(answer).toEqual({ kind: 'wrong', field, problem: 'wrongDate' })
    },
  )

  it('reads dates as they are written, and what it takes is in the link again', () => {
    for (const answer of read({ 'arrival-date': '8.7.', 'departure-date': '12.7.2027', 'arrival-time': '16.30' })) {
      if (answer.kind !== 'plan') throw new Error(answer.problem)
      expect(answer.plan.days).toHaveLength(5)
      expect(answer.plan.arrival).toMatchObject({ date: '2027-07-08', time: '16:30' })
      expect(readLink(writeLink(answer.plan))).toMatchObject({ kind: 'plan', plan: { arrival: answer.plan.arrival } })
    }
  })

  it('says where the dates make more days than a plan has, instead of leaving some out', () => {
    for (const answer of read({ 'arrival-date': '2027-07-08', 'departure-date': '2087-07-08' }))
      expect(answer).toEqual({ kind: 'wrong', field: 'departure-date', problem: 'tooManyDays', most: 400 })
  })

  it.each([
    ['77,4', 77],
    ['77.4 kWh', 77],
    ['149,90', 150],
    [' 58 ', 58],
    ['', undefined],
  ])('reads a battery of %j', (battery, kilowattHours) => {
    for (const answer of read({ means: 'ev', battery, count: '3' }))
      expect(answer.kind === 'plan' && answer.plan.means.kilowattHours).toBe(kilowattHours)
  })

  it.each([
    ['battery', '1.500,00', { least: 1, most: 999 }],
    ['battery', 'stor', { least: 1, most: 999 }],
    ['battery', '0', { least: 1, most: 999 }],
    ['count', '0', { least: 1, most: 400 }],
    ['count', '1,000', { least: 1, most: 400 }],
    ['count', '1.000', { least: 1, most: 400 }],
  ])('says what may stand in %s instead of %j', (field, typed, limits) => {
    for (const answer of read({ means: 'ev', [field]: typed }))
      expect(answer).toEqual({ kind: 'wrong', field, problem: 'wrongNumber', ...limits })
  })

  it('knows whether children come along, and its link does', () => {
    for (const answer of read({ children: 'on', count: '1' })) {
      if (answer.kind !== 'plan') throw new Error(answer.problem)
      expect(answer.plan.withChildren).toBe(true)
      expect(writeLink(answer.plan)).toContain('&for=children&')
      expect(readLink(writeLink(answer.plan))).toMatchObject({ plan: { withChildren: true } })
    }
    for (const answer of read({ count: '1' }, { ...emptyPlan, withChildren: true }))
      expect(answer.kind === 'plan' && answer.plan.withChildren).toBeUndefined()
  })

  it('has no ages without children, and keeps who else comes along', () => {
    const plan: Plan = { ...emptyPlan, withChildren: true, party: { ages: [7], dog: true } }
    for (const answer of read({ count: '1', children: 'on' }, plan))
      expect(answer).toMatchObject({ plan: { party: plan.party } })
    for (const answer of read({ count: '1' }, plan))
      expect(answer.kind === 'plan' && answer.plan).toMatchObject({ withChildren: undefined, party: { dog: true } })
    for (const answer of read({ count: '1' }, plan))
      expect(answer.kind === 'plan' && answer.plan.party?.ages).toBeUndefined()
  })

  it('keeps a month of a link, and days where the dates are the wrong way round', () => {
    const plan: Plan = { ...emptyPlan, arrival: { date: '2027-07' }, days: [{ stops: [] }, { stops: [] }] }
    for (const answer of read({ count: '2' }, plan)) expect(answer).toMatchObject({ plan: { arrival: plan.arrival } })
    for (const answer of read({ 'arrival-date': '2027-07-12', 'departure-date': '2027-07-08' }, plan))
      expect(answer.kind === 'plan' && answer.plan.days).toHaveLength(2)
  })
})

it.each([
  ['16:30', '16:30'],
  ['9.05', '09:05'],
  ['0930', '09:30'],
  ['7', '07:00'],
  ['24:00', undefined],
  ['9:75', undefined],
  ['soon', undefined],
])('a time of %s', (typed, time) => expect(readTime(typed)).toBe(time))

it.each([
  ['149,90', 150],
  ['1.500,00', 1500],
  ['1,500.00 kr', 1500],
  ['1\u00a0500', 1500],
  ['', undefined],
  ['mye', 'wrong'],
  ['-5', 'wrong'],
  ['10 000 000', 'wrong'],
])('a cost of %j', (typed, kroner) => {
  for (const language of languageKeys) expect(readCost(typed, languages[language].locale)).toBe(kroner)
})

it.each([
  ['1.234', { no: 1234, en: 'wrong', de: 1234 }],
  ['1,234', { no: 'wrong', en: 1234, de: 'wrong' }],
  ['1 234', { no: 1234, en: 1234, de: 1234 }],
  ['0,125', { no: 'wrong', en: 'wrong', de: 'wrong' }],
] as const)('a cost of %j is read by the language of the page, or not at all', (typed, kroner) => {
  const read = languageKeys.map((language) => [language, readCost(typed, languages[language].locale)])
  expect(Object.fromEntries(read)).toEqual(kroner)
})
