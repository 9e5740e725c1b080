import { describe, expect, test } from 'vitest'
import { describeWeather } from './describe-weather.ts'
import type { UpstreamFigures } from './read-upstream-figures.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const minute = 60_000
const hour = 60 * minute
const source = 'https://api.met.no/weatherapi'
const noDatabase = 'There is no database yet.'

const kept = (age: number) => [{ place: 'reine' as const, fetchedAt: now - age, expiresAt: now - age + 30 * minute }]
const figures = (more: Partial<UpstreamFigures> = {}): UpstreamFigures => ({
  startedAt: now - 48 * hour,
  lastSuccessAt: now - hour,
  lastFailureAt: null,
  outcomes: { answered: 7, unchanged: 2 },
  ...more,
})

describe('describeWeather', () => {
  test('tells of each place when its forecast was fetched', () => {
    const { state, summary, tables } = describeWeather({ kept: kept(20 * minute), figures: null, source, now })
    expect(state).toBe('well')
    expect(summary).toContain('The newest forecast is 20 min old. With METRICS_PORT')
    expect(tables[0]?.title).toContain(source)
    expect(tables[0]?.rows).toHaveLength(5)
    expect(tables[0]?.rows[0]).toEqual(['Svolvær', 'never', '', ''])
    expect(tables[0]?.rows[2]).toEqual(['Reine', '2026-11-21 12:40', '20 min', '2026-11-21 13:10'])
  })

  test('needs the owner after a day without an answer, unless the server says that it had one since', () => {
    expect(describeWeather({ kept: kept(30 * hour), figures: null, source, now })).toMatchObject({
      state: 'due',
      summary: expect.stringContaining('30 h old. For a day nobody has asked'),
    })
    expect(describeWeather({ kept: kept(30 * hour), figures: figures(), source, now }).state).toBe('well')
  })

  test('needs the owner where the last question of the server was not answered', () => {
    const failing = figures({ lastFailureAt: now - minute, outcomes: { answered: 7, unreachable: 3 } })
    expect(describeWeather({ kept: kept(2 * hour), figures: failing, source, now })).toMatchObject({
      state: 'due',
      summary: expect.stringMatching(/last question was not answered.*7 answered, 3 unreachable\./),
    })
    const backAgain = figures({ lastFailureAt: now - 2 * hour })
    expect(describeWeather({ kept: kept(2 * hour), figures: backAgain, source, now }).state).toBe('well')
    const neverAnswered = figures({ lastSuccessAt: null, lastFailureAt: now - minute, outcomes: { refused: 1 } })
    expect(describeWeather({ kept: [], figures: neverAnswered, source, now }).state).toBe('due')
  })

  test('is missing without a database, except for the server’s metrics', () => {
    expect(describeWeather({ kept: noDatabase, figures: null, source, now })).toMatchObject({
      state: 'missing',
      summary: noDatabase,
    })
    expect(describeWeather({ kept: noDatabase, figures: figures(), source, now })).toMatchObject({
      state: 'well',
      tables: [],
    })
    expect(describeWeather({ kept: [], figures: null, source, now }).state).toBe('missing')
    expect(describeWeather({ kept: [], figures: figures(), source: null, now })).toMatchObject({
      state: 'missing',
      summary: 'MET_BASE_URL is off: no page has a forecast.',
    })
  })
})
