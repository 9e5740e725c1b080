import { describe, expect, test } from 'vitest'
import { readPeriod, WrongPeriod } from './read-period.ts'

const today = '2026-03-30'

describe('readPeriod', () => {
  test.each([
    [[], { from: '2026-03-01', to: today }],
    [['--from', '2026-01-01'], { from: '2026-01-01', to: today }],
    [['--to=2026-03-01'], { from: '2026-01-31', to: '2026-03-01' }],
    [['--from', '2026-02-03', '--to', '2026-02-03'], { from: '2026-02-03', to: '2026-02-03' }],
  ])('reads %j', (parameters, period) => {
    expect(readPeriod(parameters, today)).toEqual(period)
  })

  test.each([
    [['--from', '2026-02-30'], '--from must be a day'],
    [['--to', 'yesterday'], '--to must be a day'],
    [['--from', '2026-04-01'], '--from 2026-04-01 is later than --to 2026-03-30.'],
    [['--from'], 'takes --from and --to'],
    [['--since', '2026-01-01'], 'takes --from and --to'],
    [['2026-01-01'], 'takes --from and --to'],
  ])('refuses %j', (parameters, words) => {
    expect(() => readPeriod(parameters, today)).toThrow(WrongPeriod)
    expect(() => readPeriod(parameters, today)).toThrow(words)
  })
})
