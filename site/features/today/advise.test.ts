import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { osloDateOf, osloDay } from '#site/calendar/oslo-day.ts'
import { readAdvice } from '#site/content-model/advice-queries.ts'
import { answerOfDay, type MadeDay } from './advice-days.ts'
import { advise } from './advise.ts'

interface AgreedDay {
  name: string
  day: MadeDay
  toDo: string[] | null
  toLeave: string[]
}

const days: AgreedDay[] = parse(readFileSync(join(import.meta.dirname, 'sixty-days.yaml'), 'utf8'))
const rules = readAdvice('no')
const hourMs = 3_600_000

function adviseOn(day: MadeDay) {
  const now = Date.parse(day.now)
  const hourOf = (moment: number) => Math.round((moment - osloDay(osloDateOf(now)).start) / hourMs)
  const advice = advise(rules, { answer: answerOfDay(day), now, place: day.place })
  return {
    toDo:
      advice?.toDo.map(
        ({ rule, entry, from, until }) => `${rule.id}: ${entry.name}, ${hourOf(from)}–${hourOf(until)}`,
      ) ?? null,
    toLeave: advice?.toLeave.map(({ rule, betterAt }) => `${rule.id}${betterAt ? ` +${hourOf(betterAt)}` : ''}`) ?? [],
  }
}

describe('what today is good for', () => {
  it('has been agreed for sixty days', () => {
    expect(days.length).toBeGreaterThanOrEqual(60)
  })

  it('sends nobody out while a warning cannot be read, as while none can be fetched', () => {
    const quiet = days.filter(({ day }) => !day.warned && !day.failed)
    let changed = 0
    for (const { day } of quiet) {
      const adviseWith = (part: object) => {
        const answer = answerOfDay(day)
        Object.assign(answer.parts, { warnings: { ...answer.parts.warnings, ...part } })
        return advise(rules, { answer, now: Date.parse(day.now), place: day.place })
      }
      const unreadable = adviseWith({ unreadable: 1 })
      expect(unreadable).toEqual(adviseWith({ state: 'failed', data: null }))
      if (unreadable?.toDo.length !== adviseWith({})?.toDo.length) changed += 1
    }
    expect(changed).toBeGreaterThan(5)
  })

  it.each(days)('agrees with the editors on $name', ({ day, toDo, toLeave }) => {
    expect(adviseOn(day)).toEqual({ toDo, toLeave })
  })
})
