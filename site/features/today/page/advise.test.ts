import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { RoadMessage } from '#contract/today.ts'
import { readAdvice } from '#site/content/model/advice-queries.ts'
import { osloDateOf, osloDay } from '#site/domain/calendar/oslo-day.ts'
import { exampleClosedRoad } from '#site/features/today/parts/today-examples.ts'
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

describe('a day trip over the sea', () => {
  const morning = Date.parse('2026-07-08T09:00:00+02:00')
  const still = { now: '2026-07-08T09:00:00+02:00', place: 'reine', gust: 5, cloud: 60, wave: 0.5 } as const
  // The way back leaves at one o'clock.
  const answer = answerOfDay({ ...still, wayBack: 'runs' })
  const leaveAt = (now: number) => advise(rules, { answer, now, place: 'reine' })?.toLeave.map(({ rule }) => rule.id)

  it('waits once the last way back has left, though the answer lies here and names it', () => {
    expect(leaveAt(morning)).toEqual([])
    expect(leaveAt(morning + 4 * hourMs)).toEqual(['island-without-a-way-back'])
    expect(leaveAt(morning + 21 * hourMs)).toContain('island-without-a-way-back')
  })
})

describe('a road that is closed in hours of its own', () => {
  const still = { now: '2026-11-23T09:00:00+01:00', place: 'svolvaer', gust: 8 } as const
  const adviseWith = (kind: RoadMessage['kind'], periods: RoadMessage['periods']) =>
    adviseOn({ ...still, road: [exampleClosedRoad({ kind, periods })] })
  const hours = (from: string, to: string) => ({ isRunning: false, listed: [], hours: { from, to } })
  const open = adviseOn({ ...still, road: [] })
  const drives = (advice: typeof open) => advice.toDo?.filter((each) => each.startsWith('winter-drive'))

  it.each(['closed', 'convoy'] as const)('takes those hours from the drives of the day: %s', (kind) => {
    expect(drives(open)).not.toEqual([])
    expect(drives(adviseWith(kind, hours('22:00', '06:00')))).toEqual(drives(open))
    expect(drives(adviseWith(kind, hours('00:00', '23:45')))).toEqual([])
    // Where only the text says when, nobody can tell.
    expect(drives(adviseWith(kind, { ...hours('', ''), hours: null }))).toEqual([])
  })

  it('is told among what waits when it closes before the service day ends', () => {
    expect(adviseWith('closed', hours('22:00', '06:00')).toLeave).toContain('closed-road')
    expect(adviseWith('closed', hours('05:00', '08:00')).toLeave).not.toContain('closed-road')
  })
})
