import { expect, it } from 'vitest'
import { readPlanning } from '#site/content-model/pages/planning-copy.ts'
import { readLink } from '#site/trip-plan/plan-link.ts'
import { scheduleDay } from '#site/trip-plan/schedule.ts'
import { atlas } from '#site/trip-plan/trip-plan-examples.ts'
import { linkToReadyPlan } from './link-to-ready-plan.ts'

const { plan: ready } = readPlanning('en')

it.each(ready.plans)('the ready plan $id opens as a whole trip of known stops, with its nights', (one) => {
  const link = linkToReadyPlan(one, ready, 'Name', 'en')
  expect(link).toMatch(/^\/en\/my-trip#1&n=Name&d=/)
  const answer = readLink(new URL(link, 'https://guide.example').hash)
  if (answer.kind !== 'plan') throw new Error(answer.kind)
  expect(answer.fault).toBeUndefined()
  expect(answer.plan.days).toHaveLength(one.days.length)
  expect(answer.plan.days.filter(({ bed }) => bed)).toHaveLength(one.nights.length)
  for (const index of answer.plan.days.keys()) {
    const { visits, goal } = scheduleDay(answer.plan, index, atlas)
    expect(visits.filter(({ place }) => !place)).toEqual([])
    if (goal) expect(goal.place).toBeDefined()
  }
})
